// A document that can be drawn into and written down, and nothing else: all that Preact asks of one.
import type { ContainerNode } from "preact";

const MARKS: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
/** Elements that have no content and no end. */
const VOID = new Set(["br", "hr", "img", "input"]);

abstract class PlainNode implements ContainerNode {
  abstract readonly nodeType: number;
  readonly childNodes: PlainNode[] = [];
  parentNode: PlainNode | null = null;

  get firstChild(): PlainNode | null {
    return this.childNodes[0] ?? null;
  }

  get nextSibling(): PlainNode | null {
    const { childNodes = [] } = this.parentNode ?? {};
    return childNodes[childNodes.indexOf(this) + 1] ?? null;
  }

  insertBefore(child: PlainNode, next: PlainNode | null): PlainNode {
    child.remove();
    this.childNodes.splice(next === null ? this.childNodes.length : this.childNodes.indexOf(next), 0, child);
    child.parentNode = this;
    return child;
  }

  appendChild(child: PlainNode): PlainNode {
    return this.insertBefore(child, null);
  }

  removeChild(child: PlainNode): PlainNode {
    this.childNodes.splice(this.childNodes.indexOf(child), 1);
    child.parentNode = null;
    return child;
  }

  remove(): void {
    this.parentNode?.removeChild(this);
  }
}

class PlainText extends PlainNode {
  readonly nodeType = 3;
  data: string;

  constructor(data: unknown) {
    super();
    this.data = String(data);
  }

  override toString(): string {
    return escaped(this.data);
  }
}

export class PlainElement extends PlainNode {
  readonly nodeType = 1;
  readonly namespaceURI: string;
  readonly localName: string;
  /** Not written down: the policy of our pages allows no styles in them. */
  readonly style = {};
  readonly #attributes = new Map<string, string>();

  constructor(namespaceURI: string, localName: string) {
    super();
    this.namespaceURI = namespaceURI;
    this.localName = localName;
  }

  setAttribute(name: string, value: unknown): void {
    this.#attributes.set(name, String(value));
  }

  removeAttribute(name: string): void {
    this.#attributes.delete(name);
  }

  /** Nothing ever happens here. */
  addEventListener(): void {}

  /** Between two pieces of text stands a comment: read again they would be one, and the page's script would part them. */
  get innerHTML(): string {
    const parted = (child: PlainNode, i: number): boolean =>
      child instanceof PlainText && this.childNodes[i - 1] instanceof PlainText;
    return this.childNodes.map((child, i) => (parted(child, i) ? "<!---->" : "") + child).join("");
  }

  override toString(): string {
    const attributes = [...this.#attributes].map(([name, value]) => ` ${name}="${escaped(value)}"`);
    const beginning = `<${this.localName}${attributes.join("")}>`;
    return VOID.has(this.localName) ? beginning : `${beginning}${this.innerHTML}</${this.localName}>`;
  }
}

export const plainDocument = {
  documentElement: { dataset: {} as Record<string, string> },
  createElementNS: (namespace: string, name: string): PlainElement => new PlainElement(namespace, name),
  createTextNode: (data: unknown): PlainText => new PlainText(data),
  addEventListener(): void {},
};

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (mark) => MARKS[mark] ?? mark);
}
