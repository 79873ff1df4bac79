import { timingSafeEqual } from "node:crypto";
import { hashOfSecret } from "./hash-of-secret.ts";
import { newId } from "./new-id.ts";

const isSame = (a: string, b: string) =>
  timingSafeEqual(Buffer.from(hashOfSecret(a)), Buffer.from(hashOfSecret(b)));

/** Hours after which a key that nobody used opens nothing: the lines of the start may lie in a log for years. */
export const keyHours = 24;

/**
 * Lets one browser read the kept emails, which hold links into accounts: the one that brings the key from the lines of the start. A
 * request's address proves nothing: behind a proxy, or among several users of one machine, all requests come from the same.
 */
export class LettersDoor {
  readonly #end: number;
  #key: string | null = newId();
  #pass: string | null = null;

  /** @param now in milliseconds */
  constructor(now = Date.now()) {
    this.#end = now + keyHours * 3_600_000;
  }

  /** The key, which works once; null after that. */
  get key(): string | null {
    return this.#key;
  }

  /** Uses the key up, and gives a pass for it; null for a wrong or old key. */
  enter(key: string, now = Date.now()): string | null {
    if (this.#key === null || now > this.#end || !isSame(key, this.#key)) return null;
    this.#key = null;
    this.#pass = newId();
    return this.#pass;
  }

  /** Whether this is the pass. */
  admits(pass: string | undefined): boolean {
    return pass !== undefined && this.#pass !== null && isSame(pass, this.#pass);
  }
}
