import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { componentParts, type Pack, packOf, same } from "@tabletown/kernel";
import type { LoadedGame } from "../library.ts";
import type { Upload } from "../pack/shared-packs.ts";
import {
  findPack,
  onPacksChanged,
  placeBeside,
  type Revision,
  removePack,
  revised,
  type StoredPack,
  storePack,
} from "../pack/stored-packs.ts";
import { randomId } from "../part/random-id.ts";
import { settings } from "../settings.ts";
import { withSeen, withStandardSources } from "./sources.ts";
import { type Path, placeOfPart, valueIn, withValue } from "./table-place.ts";
import { texts } from "./text.ts";

const MOST_UNDONE = 200;

/** A pack being worked on. It is stored with the first change and with every one after it. */
export class PackDraft {
  readonly loaded: LoadedGame;
  readonly pack: ReadonlySignal<Pack<unknown>>;
  /** Whether storing has failed: then the work is lost with the page. */
  readonly unsaved = signal(false);
  readonly canUndo: ReadonlySignal<boolean>;
  /** What another page has made of the pack while this one worked on it unseen: this work then goes on in a copy. */
  readonly other = signal<StoredPack | undefined>(undefined);
  /** How often what another page has made of it was taken over. */
  readonly adoptions = signal(0);
  /** Where it is on the server, once it was shared. */
  readonly upload: ReadonlySignal<Upload | undefined>;
  readonly #pack: Signal<Pack<unknown>>;
  readonly #before = signal<readonly Pack<unknown>[]>([]);
  readonly #upload: Signal<Upload | undefined>;
  #id: string;
  /** The pack as it was last read from this browser, or written to it. */
  #known: StoredPack | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(loaded: LoadedGame, opened?: StoredPack) {
    this.loaded = loaded;
    this.#id = opened?.id ?? randomId(10);
    this.#known = opened;
    this.#pack = signal(opened?.pack ?? freshPack(loaded));
    this.pack = this.#pack;
    this.#upload = signal(uploadOf(opened));
    this.upload = this.#upload;
    this.canUndo = computed(() => this.#before.value.length > 0);
  }

  get id(): string {
    return this.#id;
  }

  /** Changes a value of the table, or several in one place. */
  setValue(path: Path, value: unknown): void {
    const { table } = this.#pack.value;
    if (!same(valueIn(table, path), value)) this.#change({ table: withValue(table, path, value) });
  }

  describe(about: Partial<Pick<Pack, "name" | "author" | "note" | "version">>): void {
    this.#change(about);
  }

  setUpload(upload: Upload | undefined): void {
    this.#upload.value = upload;
    this.#store();
  }

  isSeen(component: string): boolean {
    return Object.hasOwn(this.#pack.value.seen, component);
  }

  /** Notes that all of a component was held against the printed one, or no longer. */
  setSeen(component: string, seen: boolean): void {
    if (this.isSeen(component) === seen) return;
    const { table } = this.#pack.value;
    const part = componentParts(table).find((each) => each.component === component);
    if (part === undefined) return;
    const { [component]: _, ...others } = this.#pack.value.seen;
    this.#change({
      seen: seen ? { ...others, [component]: Object.keys(part.fields) } : others,
      table: this.#withSources(table, component, seen),
    });
  }

  undo(): void {
    const last = this.#before.value.at(-1);
    if (last === undefined) return;
    this.#before.value = this.#before.value.slice(0, -1);
    this.#pack.value = last;
    this.#store();
  }

  /** Whatever is still to be written is written before this is done; false where another page has changed it, which is shown first. */
  async remove(): Promise<boolean> {
    await this.#writing;
    const theirs = await removePack(this.#id, this.#known?.revision);
    if (theirs !== undefined) this.#adopt(theirs);
    return theirs === undefined;
  }

  /** Shows what other pages make of the pack, until the returned function is called. */
  follow(): () => void {
    return onPacksChanged((id) => {
      if (id === this.#id) void this.#lookAgain().catch(() => undefined);
    });
  }

  /** Both stay, under names of their own. */
  keepBoth(name: string): void {
    this.other.value = undefined;
    this.describe({ name });
  }

  /** Puts this work in the place of what the other page has made, as far as that has been seen. */
  async replaceOther(): Promise<void> {
    const theirs = this.other.value;
    if (theirs === undefined) return;
    await this.#writing;
    const copy = { id: this.#id, revision: this.#known?.revision };
    this.#id = theirs.id;
    this.#known = theirs;
    this.#upload.value = uploadOf(theirs);
    this.other.value = undefined;
    this.#store(copy);
  }

  /** Waits until everything is stored. */
  async stored(): Promise<void> {
    await this.#writing;
  }

  /** What a table says about its sources travels with it to every table it is played at. */
  #withSources(table: unknown, component: string, seen: boolean): unknown {
    const { standard, provenance, check } = this.loaded.title.components;
    const path = placeOfPart(table, component);
    if (path === undefined || path.length === 0) return table;
    const value = valueIn(table, path);
    const next = withValue(
      table,
      path,
      seen
        ? withSeen(value, Object.keys(provenance(table, component)))
        : withStandardSources(value, valueIn(standard, placeOfPart(standard, component) ?? path)),
    );
    return check(next).ok || !check(table).ok ? next : table;
  }

  #change(part: Partial<Pack<unknown>>): void {
    this.#before.value = [...this.#before.value, this.#pack.value].slice(-MOST_UNDONE);
    this.#pack.value = { ...this.#pack.value, ...part };
    this.#store();
  }

  /** Where it comes in place of the copy it went on in, both is done or neither. */
  #store(copy?: Revision): void {
    const { link, revision: uploaded } = this.#upload.value ?? {};
    const stored = revised({
      ...{ id: this.#id, pack: this.#pack.value },
      ...(link !== undefined && { link }),
      ...(uploaded !== undefined && { uploaded }),
    });
    this.#writing = Promise.all([this.#writing, this.#write(stored, copy)]).then(() => undefined);
  }

  async #write(stored: StoredPack, copy: Revision | undefined): Promise<void> {
    try {
      const theirs = await storePack(stored, { known: this.#known?.revision, copy });
      this.unsaved.value = false;
      if (stored.id !== this.#id) return;
      if (theirs === undefined) this.#known = stored;
      else this.#giveWay(stored, theirs, copy);
    } catch {
      this.unsaved.value = true;
    }
  }

  /** Another page was first. Nothing that it has done is lost, and nothing that was done here. */
  #giveWay(mine: StoredPack, theirs: StoredPack, copy: Revision | undefined): void {
    if (same(theirs.pack, this.#known?.pack)) {
      this.#upload.value = uploadOf(theirs);
      this.#known = theirs;
    } else {
      this.#id = placeBeside(mine);
      this.#known = undefined;
      this.#upload.value = undefined;
      this.other.value = theirs;
    }
    this.#store(copy);
  }

  async #lookAgain(): Promise<void> {
    const there = await findPack(this.#id);
    // What has not been written yet will meet it.
    const isWritten = same(this.#pack.value, this.#known?.pack);
    if (there !== undefined && there.revision !== this.#known?.revision && isWritten) this.#adopt(there);
  }

  #adopt(theirs: StoredPack): void {
    const isOther = !same(theirs.pack, this.#pack.value);
    this.#known = theirs;
    this.#upload.value = uploadOf(theirs);
    if (!isOther) return;
    // Going back would undo what was done elsewhere.
    this.#before.value = [];
    this.#pack.value = theirs.pack;
    this.adoptions.value++;
  }
}

function uploadOf(stored: StoredPack | undefined): Upload | undefined {
  if (stored?.link === undefined) return undefined;
  const { link, uploaded } = stored;
  return { link, ...(uploaded !== undefined && { revision: uploaded }) };
}

function freshPack({ id, title }: LoadedGame): Pack<unknown> {
  const { language, name } = settings.value;
  return { ...packOf(id, title.components.standard), name: texts.ownPack[language], author: name };
}
