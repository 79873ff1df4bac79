import { createHmac, timingSafeEqual } from "node:crypto";

/** Signatures for one purpose, by a key made of the secret that cookies are signed with: for another purpose they mean nothing. */
export class Signatures {
  readonly #key: Buffer;

  constructor(
    serverSecret: string,
    purpose: "page tokens" | "share links" | "site passes" | "known browsers",
  ) {
    this.#key = createHmac("sha256", serverSecret).update(purpose).digest();
  }

  /** The first 128 bits of HMAC-SHA256 as 22 characters base64url. */
  of(text: string): string {
    return createHmac("sha256", this.#key).update(text).digest().subarray(0, 16).toString("base64url");
  }

  /** Compares in a time that says nothing of the right signature. */
  isOf(text: string, said: string): boolean {
    const [given, right] = [Buffer.from(said), Buffer.from(this.of(text))];
    return given.length === right.length && timingSafeEqual(given, right);
  }
}
