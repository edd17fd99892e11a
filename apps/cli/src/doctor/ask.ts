import { request as plainRequest, type RequestOptions } from "node:http";
import { request as secureRequest } from "node:https";
import { type PeerCertificate, TLSSocket } from "node:tls";

/** Where to ask, and whom to believe. */
export interface Target {
  readonly url: URL;
  /** Certificates of authorities that this machine does not know. */
  readonly ca?: string;
  /** Go on although the certificate is wrong: that has been said already. */
  readonly careless?: boolean;
}

interface HttpQuestion {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface HttpAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** What it says, where it is JSON. */
  readonly json: unknown;
  readonly certificate?: PeerCertificate;
}

/** Nothing came back; the code says why, as Node.js calls it. */
export interface Silence {
  readonly silence: string;
}

export const PATIENCE = 10_000;
const MOST = 1024 * 1024;

/** Asks on a connection of its own, so that a proxy may choose any of its nodes. */
export function ask(
  { url, ca, careless = false }: Target,
  path: string,
  question: HttpQuestion = {},
): Promise<HttpAnswer | Silence> {
  const { method = "GET", headers = {}, body } = question;
  const options: RequestOptions = {
    method,
    agent: false,
    headers: { ...headers, ...(body !== undefined && { "content-type": "application/json" }) },
    timeout: PATIENCE,
  };
  return new Promise((resolve) => {
    const address = new URL(path, url);
    const request =
      url.protocol === "https:"
        ? secureRequest(address, { ...options, rejectUnauthorized: !careless, ...(ca !== undefined && { ca }) })
        : plainRequest(address, options);
    request.once("timeout", () => request.destroy(Object.assign(new Error("timeout"), { code: "ETIMEDOUT" })));
    request.once("error", (error: NodeJS.ErrnoException) => resolve({ silence: error.code ?? error.message }));
    request.once("response", (response) => {
      const certificate = response.socket instanceof TLSSocket ? response.socket.getPeerCertificate() : undefined;
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => {
        text += chunk;
        if (text.length > MOST) response.destroy();
      });
      response.once("close", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          json: jsonIn(text),
          ...(certificate !== undefined && { certificate }),
        }),
      );
    });
    request.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** The code of a refusal, where Tabletown itself refuses. */
export function refusal(answer: HttpAnswer): string | undefined {
  const code = (answer.json as { code?: unknown } | undefined)?.code;
  return typeof code === "string" ? code : undefined;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
