/** SHA-256 (FIPS 180-4). In plain TypeScript because the kernel runs where neither Node nor a secure browser context is promised. */

const K = fractions(64, 3);
const START = fractions(8, 2);

/** First 32 bits of the fractional parts of the roots of the first primes, as the standard defines its constants. */
function fractions(count: number, root: 2 | 3): Int32Array {
  const found = new Uint32Array(count);
  for (let n = 2, i = 0; i < count; n++) {
    if (!isPrime(n)) continue;
    const value = root === 2 ? Math.sqrt(n) : Math.cbrt(n);
    found[i++] = (value - Math.floor(value)) * 0x1_0000_0000;
  }
  return new Int32Array(found.buffer);
}

function isPrime(n: number): boolean {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
  return true;
}

/** The block that is being worked on, expanded. */
const W = new Int32Array(64);
/** The digest so far. */
const H = new Int32Array(8);

/** Works the block whose sixteen words lie in W into H. */
function compress(): void {
  for (let i = 16; i < 64; i++) {
    const a = W[i - 15] as number;
    const b = W[i - 2] as number;
    const s0 = ((a >>> 7) | (a << 25)) ^ ((a >>> 18) | (a << 14)) ^ (a >>> 3);
    const s1 = ((b >>> 17) | (b << 15)) ^ ((b >>> 19) | (b << 13)) ^ (b >>> 10);
    W[i] = ((W[i - 16] as number) + s0 + (W[i - 7] as number) + s1) | 0;
  }
  let a = H[0] as number;
  let b = H[1] as number;
  let c = H[2] as number;
  let d = H[3] as number;
  let e = H[4] as number;
  let f = H[5] as number;
  let g = H[6] as number;
  let x = H[7] as number;
  for (let i = 0; i < 64; i++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const t1 = (x + s1 + (g ^ (e & (f ^ g))) + (K[i] as number) + (W[i] as number)) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const t2 = (s0 + ((a & b) | (c & (a | b)))) | 0;
    x = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  H[0] = (H[0] as number) + a;
  H[1] = (H[1] as number) + b;
  H[2] = (H[2] as number) + c;
  H[3] = (H[3] as number) + d;
  H[4] = (H[4] as number) + e;
  H[5] = (H[5] as number) + f;
  H[6] = (H[6] as number) + g;
  H[7] = (H[7] as number) + x;
}

/**
 * The eight words of the digest. Bytes are read out of the text without a copy: every move that draws asks for
 * a digest of some fifty letters.
 */
export function sha256Words(text: string): Uint32Array {
  const words = new Uint32Array(8);
  sha256Into(words, text);
  return words;
}

/** Writes the eight words of the digest into a list that is there already. */
export function sha256Into(words: Uint32Array, text: string): void {
  // Nearly always each letter is one byte.
  if (!digest(text, 0x7f)) digest(utf8(text), 0xff);
  for (let i = 0; i < 8; i++) words[i] = H[i] as number;
}

/** Works letters that stand for a byte each into H; whether none of them was above `most`. */
function digest(bytes: string, most: number): boolean {
  const { length } = bytes;
  for (let i = 0; i < 8; i++) H[i] = START[i] as number;
  let offset = 0;
  for (; offset + 64 <= length; offset += 64) {
    if (load(bytes, offset, 16) > most) return false;
    compress();
  }
  // What is left, a single bit, and the length.
  const whole = (length - offset) >> 2;
  if (load(bytes, offset, whole) > most) return false;
  let last = 0;
  for (let i = offset + 4 * whole; i < length; i++) {
    const code = bytes.charCodeAt(i);
    if (code > most) return false;
    last = (last << 8) | code;
  }
  W[whole] = ((last << 8) | 0x80) << (8 * (3 - (length & 3)));
  for (let i = whole + 1; i < 16; i++) W[i] = 0;
  if (whole >= 14) {
    compress();
    for (let i = 0; i < 14; i++) W[i] = 0;
  }
  W[14] = Math.floor(length / 0x2000_0000);
  W[15] = length << 3;
  compress();
  return true;
}

/** Puts letters into the first words of W, four to each; all of their bits together. */
function load(bytes: string, offset: number, words: number): number {
  let bits = 0;
  for (let i = 0, first = offset; i < words; i++, first += 4) {
    const a = bytes.charCodeAt(first);
    const b = bytes.charCodeAt(first + 1);
    const c = bytes.charCodeAt(first + 2);
    const d = bytes.charCodeAt(first + 3);
    bits |= a | b | c | d;
    W[i] = (a << 24) | (b << 16) | (c << 8) | d;
  }
  return bits;
}

/** The digest of a text's UTF-8 bytes, in hexadecimal. */
export function sha256(text: string): string {
  return Array.from(sha256Words(text), (word) => word.toString(16).padStart(8, "0")).join("");
}

/** The bytes of a text, each as a letter below 256. */
function utf8(text: string): string {
  let bytes = "";
  for (let i = 0; i < text.length; i++) {
    const point = text.codePointAt(i) as number;
    if (point > 0xffff) i++;
    bytes += utf8Of(point);
  }
  return bytes;
}

function utf8Of(point: number): string {
  const more = (shift: number): number => 0x80 | ((point >> shift) & 0x3f);
  if (point < 0x80) return String.fromCharCode(point);
  if (point < 0x800) return String.fromCharCode(0xc0 | (point >> 6), more(0));
  if (point < 0x10000) return String.fromCharCode(0xe0 | (point >> 12), more(6), more(0));
  return String.fromCharCode(0xf0 | (point >> 18), more(12), more(6), more(0));
}
