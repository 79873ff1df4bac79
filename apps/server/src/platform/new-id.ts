import { randomBytes } from "node:crypto";

/** A new id, or secret: 128 random bits as 22 characters base64url, so that nobody guesses one. */
export function newId(): string {
  return randomBytes(16).toString("base64url");
}
