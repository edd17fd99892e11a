import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

type Options = Readonly<Record<string, unknown>> & { readonly challenge: string };

/** A passkey without a browser: it signs whatever it is asked to, also what a browser never would. */
export class Authenticator {
  readonly origin: string;
  counter = 1;
  private readonly id = randomBytes(16);
  private readonly keys: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync("ec", {
    namedCurve: "P-256",
  });

  constructor(origin: string) {
    this.origin = origin;
  }

  /** The answer to a request for a new passkey. */
  create({ challenge }: Options, origin = this.origin) {
    const { x = "", y = "" } = this.keys.publicKey.export({ format: "jwk" });
    const key = Buffer.concat([
      // A COSE key: EC2, ES256, P-256, x, y.
      Buffer.from("a5010203262001215820", "hex"),
      Buffer.from(x, "base64url"),
      Buffer.from("225820", "hex"),
      Buffer.from(y, "base64url"),
    ]);
    const length = Buffer.from([0, this.id.length]);
    const data = Buffer.concat([this.data(origin, 0x41), Buffer.alloc(16), length, this.id, key]);
    const attestation = Buffer.concat([
      Buffer.from("a363666d74646e6f6e656761747453746d74a068617574684461746158", "hex"),
      Buffer.from([data.length]),
      data,
    ]);
    return this.answer({
      clientDataJSON: this.client("webauthn.create", challenge, origin),
      attestationObject: attestation.toString("base64url"),
    });
  }

  /** The answer to a request to sign in. */
  use({ challenge }: Options, origin = this.origin) {
    this.counter++;
    const data = this.data(origin, 0x01);
    const client = this.client("webauthn.get", challenge, origin);
    const hash = createHash("sha256").update(Buffer.from(client, "base64url")).digest();
    return this.answer({
      clientDataJSON: client,
      authenticatorData: data.toString("base64url"),
      signature: sign("sha256", Buffer.concat([data, hash]), this.keys.privateKey).toString("base64url"),
    });
  }

  private answer<R extends object>(response: R) {
    const id = this.id.toString("base64url");
    return { id, rawId: id, type: "public-key" as const, clientExtensionResults: {}, response };
  }

  private data(origin: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const party = createHash("sha256").update(new URL(origin).hostname).digest();
    return Buffer.concat([party, Buffer.from([flags]), counter]);
  }

  private client(type: string, challenge: string, origin: string): string {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString("base64url");
  }
}
