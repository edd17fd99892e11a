/** SHA-256 (FIPS 180-4). In plain TypeScript because the kernel runs where neither Node nor a secure browser context is promised. */

// Signed, because the machine adds and turns those in its registers: unsigned ones may be too large for them.
const K = new Int32Array(fractions(64, 3));
const START = fractions(8, 2);

/** First 32 bits of the fractional parts of the roots of the first primes, as the standard defines its constants. */
function fractions(count: number, root: 2 | 3): Uint32Array {
  const found = new Uint32Array(count);
  for (let n = 2, i = 0; i < count; n++) {
    if (!isPrime(n)) continue;
    const value = root === 2 ? Math.sqrt(n) : Math.cbrt(n);
    found[i++] = (value - Math.floor(value)) * 0x1_0000_0000;
  }
  return found;
}

function isPrime(n: number): boolean {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
  return true;
}

const W = new Int32Array(64);

function compress(h: Int32Array, block: DataView, offset: number): void {
  for (let i = 0; i < 16; i++) W[i] = block.getInt32(offset + i * 4);
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
    const t1 = (x + s1 + ((e & f) ^ (~e & g)) + (K[i] as number) + (W[i] as number)) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
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

/** The eight words of the digest. */
export function sha256Words(text: string): Uint32Array {
  const bytes = utf8(text);
  const padded = new Uint8Array(((bytes.length + 8) >> 6) * 64 + 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 0x2000_0000));
  view.setUint32(padded.length - 4, bytes.length << 3);
  const h = new Int32Array(START);
  for (let offset = 0; offset < padded.length; offset += 64) compress(h, view, offset);
  return new Uint32Array(h.buffer);
}

/** The digest of a text's UTF-8 bytes, in hexadecimal. */
export function sha256(text: string): string {
  return Array.from(sha256Words(text), (word) => word.toString(16).padStart(8, "0")).join("");
}

function utf8(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 3);
  let length = 0;
  for (let i = 0; i < text.length; i++) {
    const point = text.codePointAt(i) as number;
    if (point > 0xffff) i++;
    if (point < 0x80) bytes[length++] = point;
    else if (point < 0x800) {
      bytes[length++] = 0xc0 | (point >> 6);
      bytes[length++] = 0x80 | (point & 0x3f);
    } else if (point < 0x10000) {
      bytes[length++] = 0xe0 | (point >> 12);
      bytes[length++] = 0x80 | ((point >> 6) & 0x3f);
      bytes[length++] = 0x80 | (point & 0x3f);
    } else {
      bytes[length++] = 0xf0 | (point >> 18);
      bytes[length++] = 0x80 | ((point >> 12) & 0x3f);
      bytes[length++] = 0x80 | ((point >> 6) & 0x3f);
      bytes[length++] = 0x80 | (point & 0x3f);
    }
  }
  return bytes.subarray(0, length);
}
