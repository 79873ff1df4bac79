import { Signatures } from "./signatures.ts";

/**
 * Secret parts of links. A secret has 128 bits and stands nowhere: it is made again from the seed of its row and a key that only the
 * server has, so an owner sees the link again while a reader of the database cannot open it.
 */
export class ShareSecrets {
  readonly #signatures: Signatures;

  /** @param serverSecret the secret that cookies are signed with */
  constructor(serverSecret: string) {
    this.#signatures = new Signatures(serverSecret, "share links");
  }

  /** The secret of what is shared: two things never have the same one. */
  secretOf(subject: string, seed: string): string {
    return this.#signatures.of(`${subject} ${seed}`);
  }
}
