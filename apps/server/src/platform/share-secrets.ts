import { createHash, createHmac, randomBytes } from "node:crypto";

/**
 * Secret parts of links. A secret has 128 bits and stands nowhere: it is made anew from the seed of its row and a key that only the
 * server has, so an owner sees the link again while a reader of the database cannot open it.
 */
export class ShareSecrets {
  readonly #key: Buffer;

  /** @param serverSecret the secret that cookies are signed with; links get a key of their own from it */
  constructor(serverSecret: string) {
    this.#key = createHmac("sha256", serverSecret).update("share links").digest();
  }

  /** The secret of what is shared: two things never have the same one. */
  secretOf(subject: string, seed: string): string {
    return createHmac("sha256", this.#key)
      .update(`${subject} ${seed}`)
      .digest()
      .subarray(0, 16)
      .toString("base64url");
  }
}

/** Chance, new with every link. */
export function newSeed(): string {
  return randomBytes(16).toString("base64url");
}

/** Under what a link is found: SHA-256 of its secret, hexadecimal. */
export function hashOfSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
