import { type Batch, batchOf, type EpisodeSetting, resetBatch, stepBatch, writeFrame } from "@tabletown/bots";
import type { Json } from "@tabletown/kernel";
import { answer, type Environments } from "./answers.ts";
import { readRequest } from "./request.ts";

/** What a frame from a program asks for, by its first byte. */
export const ASK = { reset: 1, step: 2, json: 3, look: 4 } as const;
/** What a frame from us holds. */
export const TELL = { error: 0, batch: 1, json: 3 } as const;

/** Before what a frame of ours holds: its length, its kind, and zeros so that numbers begin at a multiple of 4. */
const HEADER = 8;

/** A process full of environments that all move at once. */
export class BatchServer {
  private readonly batch: Batch;
  private readonly environments: Environments;
  private begun = false;

  constructor(setting: EpisodeSetting, rows: number, table: Json | undefined) {
    this.batch = batchOf(setting, rows, "0");
    const { episodes } = this.batch;
    this.environments = {
      setting,
      most: rows,
      slots: {
        get: (env) => episodes[env],
        set: (env, episode) => {
          episodes[env] = episode;
        },
        // A row of a batch cannot be empty; it stays as it is until it is reset.
        delete: () => {},
      },
      ...(table !== undefined && { table }),
    };
  }

  /** Answers a frame: its first byte says what it asks for. */
  answer(frame: Buffer): Buffer {
    const asked = frame[0];
    const rest = frame.subarray(1);
    switch (asked) {
      case ASK.reset:
        this.begun = true;
        resetBatch(this.batch, rest.toString("utf8"));
        return this.told();
      case ASK.step:
        return this.step(rest);
      case ASK.look:
        writeFrame(this.batch);
        return this.told();
      case ASK.json:
        return framed(TELL.json, [Buffer.from(JSON.stringify(this.json(rest.toString("utf8"))))]);
      default:
        return refused(`The first byte of a frame must be 1 (reset), 2 (step), 3 (JSON) or 4 (look), not ${asked}.`);
    }
  }

  private step(rest: Buffer): Buffer {
    const rows = this.batch.episodes.length;
    if (!this.begun) return refused("Nothing has begun yet. Send a reset first.");
    if (rest.length !== rows * Int32Array.BYTES_PER_ELEMENT) {
      return refused(
        `A step must hold ${rows} numbers of 4 bytes, one for each environment, not ${rest.length} bytes.`,
      );
    }
    const over = this.batch.episodes.findIndex(({ agent }) => agent === undefined);
    if (over >= 0) return refused(`The episode of environment ${over} is over. Reset it first.`);
    const actions = new Int32Array(rows);
    for (let row = 0; row < rows; row++) actions[row] = rest.readInt32LE(row * Int32Array.BYTES_PER_ELEMENT);
    const wrong = stepBatch(this.batch, actions);
    return wrong === undefined
      ? this.told()
      : refused(`The action ${wrong.action} is not legal in environment ${wrong.row}. No environment has moved.`);
  }

  private json(text: string): unknown {
    try {
      return answer(this.environments, readRequest(text));
    } catch (error) {
      return { type: "error", text: error instanceof Error ? error.message : String(error) };
    }
  }

  private told(): Buffer {
    const { observations, rewards, agents, ends, masks } = this.batch.frame;
    return framed(TELL.batch, [bytesOf(observations), bytesOf(rewards), agents, ends, masks]);
  }
}

function bytesOf({ buffer, byteOffset, byteLength }: Float32Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

function refused(sentence: string): Buffer {
  return framed(TELL.error, [Buffer.from(sentence)]);
}

function framed(kind: number, parts: readonly Uint8Array[]): Buffer {
  const header = Buffer.alloc(HEADER);
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  header.writeUInt32LE(length, 0);
  header[4] = kind;
  return Buffer.concat([header, ...parts]);
}

/** No frame to us is nearly as long. */
export const LONGEST_FRAME = 1 << 26;

/** The frames of a stream; one that would be too long ends it, which the caller learns by `undefined`. */
export async function* framesOf(input: AsyncIterable<Buffer>): AsyncGenerator<Buffer | undefined> {
  let held: Buffer[] = [];
  let size = 0;
  for await (const chunk of input) {
    held.push(chunk);
    size += chunk.length;
    let whole: Buffer | undefined;
    while (size >= 4) {
      whole ??= Buffer.concat(held);
      const length = whole.readUInt32LE(0);
      if (length === 0 || length > LONGEST_FRAME) {
        yield undefined;
        return;
      }
      if (size < 4 + length) break;
      yield whole.subarray(4, 4 + length);
      whole = whole.subarray(4 + length);
      size = whole.length;
    }
    if (whole !== undefined) held = [whole];
  }
}
