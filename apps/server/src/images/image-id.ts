import { createHash } from "node:crypto";

/** The id of a sample, which is public: the same for the same content, so that seeding twice changes nothing. */
export function sampleId(content: string): string {
  return createHash("sha256").update(content).digest().subarray(0, 16).toString("base64url");
}
