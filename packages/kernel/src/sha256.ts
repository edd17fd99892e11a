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

/** Works the block whose sixteen words lie in W into the digest. */
function compress(h: Int32Array): void {
  for (let i = 16; i < 64; i++) {
    const a = W[i - 15] as number;
    const b = W[i - 2] as number;
    const s0 = ((a >>> 7) | (a << 25)) ^ ((a >>> 18) | (a << 14)) ^ (a >>> 3);
    const s1 = ((b >>> 17) | (b << 15)) ^ ((b >>> 19) | (b << 13)) ^ (b >>> 10);
    W[i] = ((W[i - 16] as number) + s0 + (W[i - 7] as number) + s1) | 0;
  }
  let a = h[0] as number;
  let b = h[1] as number;
  let c = h[2] as number;
  let d = h[3] as number;
  let e = h[4] as number;
  let f = h[5] as number;
  let g = h[6] as number;
  let x = h[7] as number;
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
  h[0] = (h[0] as number) + a;
  h[1] = (h[1] as number) + b;
  h[2] = (h[2] as number) + c;
  h[3] = (h[3] as number) + d;
  h[4] = (h[4] as number) + e;
  h[5] = (h[5] as number) + f;
  h[6] = (h[6] as number) + g;
  h[7] = (h[7] as number) + x;
}

/**
 * The eight words of the digest. Bytes are read out of the text as they are needed, without a copy: every move
 * that draws asks for a digest of some fifty letters.
 */
export function sha256Words(text: string): Uint32Array {
  const bytes = asciiOnly(text) ? text : utf8(text);
  const { length } = bytes;
  // Views of one buffer would be shorter, and take longer to make than the digest does.
  const h = START.slice();
  for (let offset = 0; offset + 64 <= length; offset += 64) {
    for (let i = 0; i < 16; i++) W[i] = wordAt(bytes, offset + 4 * i);
    compress(h);
  }
  // What is left, a single bit, and the length.
  const rest = length & ~63;
  const last = length - rest < 56 ? rest : rest + 64;
  for (let offset = rest; offset <= last; offset += 64) {
    for (let i = 0; i < 16; i++) W[i] = paddedWordAt(bytes, offset + 4 * i);
    if (offset === last) {
      W[14] = Math.floor(length / 0x2000_0000);
      W[15] = length << 3;
    }
    compress(h);
  }
  const words = new Uint32Array(8);
  for (let i = 0; i < 8; i++) words[i] = h[i] as number;
  return words;
}

function wordAt(bytes: string, at: number): number {
  return (
    (bytes.charCodeAt(at) << 24) |
    (bytes.charCodeAt(at + 1) << 16) |
    (bytes.charCodeAt(at + 2) << 8) |
    bytes.charCodeAt(at + 3)
  );
}

function paddedWordAt(bytes: string, at: number): number {
  if (at + 4 <= bytes.length) return wordAt(bytes, at);
  let word = 0;
  for (let i = at; i < at + 4; i++) {
    word = (word << 8) | (i < bytes.length ? bytes.charCodeAt(i) : i === bytes.length ? 0x80 : 0);
  }
  return word;
}

/** The digest of a text's UTF-8 bytes, in hexadecimal. */
export function sha256(text: string): string {
  return Array.from(sha256Words(text), (word) => word.toString(16).padStart(8, "0")).join("");
}

function asciiOnly(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 0x7f) return false;
  return true;
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
