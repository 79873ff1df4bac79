import { createHash } from "node:crypto";

/** Under what a secret, or what a form said, is found: SHA-256, hexadecimal. A reader of the database cannot open anything with it. */
export function hashOfSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
