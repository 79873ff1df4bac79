import type { Mask } from "../seeing/seen.ts";

/** Lines of a photo from this strength on are sure, 0 to 255. */
export const sureLine = 102;

/** Which share of a photo's lines is sure, 0 to 1: much less in fur, grass, mist and blur than along the edges of things. */
export function sureShare({ data }: Mask): number {
  let [all, sure] = [0, 0];
  for (let i = 0; i < data.length; i++) {
    const line = data[i]!;
    all += line;
    if (line >= sureLine) sure += line;
  }
  return all > 0 ? sure / all : 0;
}
