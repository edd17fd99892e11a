import { type FileHandle, open } from "node:fs/promises";

/** What the numbers of a file are: as numpy calls it, and how many bytes each takes. */
const NUMBERS = {
  float32: { descr: "<f4", bytes: 4 },
  int32: { descr: "<i4", bytes: 4 },
  uint8: { descr: "|u1", bytes: 1 },
} as const;

export type NumberKind = keyof typeof NUMBERS;

/** The header has a fixed length, so that the number of rows can be written when it is known. */
const HEADER = 128;

/** A numpy file (format 1.0) that grows by rows. */
export class NpyFile {
  private readonly file: FileHandle;
  private readonly numbers: NumberKind;
  private readonly columns: number | undefined;
  private rows = 0;

  private constructor(file: FileHandle, numbers: NumberKind, columns: number | undefined) {
    this.file = file;
    this.numbers = numbers;
    this.columns = columns;
  }

  /** Rows of so many columns, or of one number each. */
  static async create(path: string, numbers: NumberKind, columns?: number): Promise<NpyFile> {
    const created = new NpyFile(await open(path, "w"), numbers, columns);
    await created.file.write(created.header(), 0, HEADER, 0);
    return created;
  }

  async append(rows: Float32Array | Int32Array | Uint8Array): Promise<void> {
    const bytes = new Uint8Array(rows.buffer, rows.byteOffset, rows.byteLength);
    const perRow = NUMBERS[this.numbers].bytes * (this.columns ?? 1);
    await this.file.write(bytes, 0, bytes.length, HEADER + this.rows * perRow);
    this.rows += bytes.length / perRow;
  }

  async close(): Promise<void> {
    await this.file.write(this.header(), 0, HEADER, 0);
    await this.file.close();
  }

  private header(): Buffer {
    const shape = this.columns === undefined ? `(${this.rows},)` : `(${this.rows}, ${this.columns})`;
    const text = `{'descr': '${NUMBERS[this.numbers].descr}', 'fortran_order': False, 'shape': ${shape}, }`;
    const header = Buffer.alloc(HEADER, " ");
    header.write("\x93NUMPY\x01\x00", 0, "latin1");
    header.writeUInt16LE(HEADER - 10, 8);
    header.write(text, 10, "latin1");
    header.write("\n", HEADER - 1, "latin1");
    return header;
  }
}
