import { createHash } from "node:crypto";
import { decodePhoto, readablePhoto } from "@tintery/photos";

const whole = { width: 12_000, height: 12_000 };

/** What a photo shows: its size and the hash of its pixels, so that two can be compared at once. */
export async function seenAs(photo: Uint8Array): Promise<{ width: number; height: number; pixels: string }> {
  const { width, height, data } = await decodePhoto(await readablePhoto(photo), whole);
  return { width, height, pixels: createHash("sha256").update(data).digest("hex") };
}
