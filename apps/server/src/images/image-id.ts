import { createHash, randomBytes } from "node:crypto";

/** A new image id: 128 random bits as 22 characters, so that nobody guesses one. */
export function newImageId(): string {
  return randomBytes(16).toString("base64url");
}

/** The id of a sample, which is public: the same for the same content, so that seeding twice changes nothing. */
export function sampleId(content: string): string {
  return createHash("sha256").update(content).digest().subarray(0, 16).toString("base64url");
}
