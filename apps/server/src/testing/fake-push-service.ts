import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

export interface Pushed {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/**
 * A fake of a browser with its push service: it takes what is posted to the
 * subscription's address, and opens it with the keys that a browser would hold.
 */
export class FakePushService {
  readonly received: Pushed[] = [];
  /** What the service answers: 201 taken, 410 the browser has withdrawn. */
  status = 201;
  private readonly browser = createECDH("prime256v1");
  private readonly auth = randomBytes(16);
  private readonly server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      this.received.push({ headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(this.status).end();
    });
  });

  constructor() {
    this.browser.generateKeys();
  }

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, "127.0.0.1", resolve));
  }

  close(): void {
    this.server.close();
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** What `PushManager.subscribe` gives a page. */
  subscription(): { endpoint: string; keys: { p256dh: string; auth: string } } {
    const keys = { p256dh: this.browser.getPublicKey("base64url"), auth: this.auth.toString("base64url") };
    return { endpoint: `${this.origin}/send/browser-1`, keys };
  }

  /** The text inside, by RFC 8291 (keys) and RFC 8188 (one record of aes128gcm). */
  opened({ body }: Pushed): string {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + (body[20] ?? 0));
    const sealed = body.subarray(21 + sender.length);
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), this.browser.getPublicKey(), sender]);
    const shared = hkdfSync("sha256", this.browser.computeSecret(sender), this.auth, info, 32);
    const derived = (what: string, length: number): Buffer =>
      Buffer.from(hkdfSync("sha256", Buffer.from(shared), salt, Buffer.from(`Content-Encoding: ${what}\0`), length));
    const cipher = createDecipheriv("aes-128-gcm", derived("aes128gcm", 16), derived("nonce", 12));
    cipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString();
  }

  /** Whom the message says it is from, if its signature is that of `publicKey` (RFC 8292). */
  signer({ headers }: Pushed, publicKey: string): { aud: string; sub: string } | undefined {
    const [, token = "", key = ""] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers.authorization ?? "") ?? [];
    const [head = "", claims = "", signature = ""] = token.split(".");
    const point = Buffer.from(publicKey, "base64url");
    const jwk = {
      kty: "EC",
      crv: "P-256",
      x: point.subarray(1, 33).toString("base64url"),
      y: point.subarray(33).toString("base64url"),
    };
    const verified = verify(
      "sha256",
      Buffer.from(`${head}.${claims}`),
      { key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" },
      Buffer.from(signature, "base64url"),
    );
    return key === publicKey && verified ? JSON.parse(Buffer.from(claims, "base64url").toString()) : undefined;
  }
}
