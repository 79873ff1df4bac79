import * as z from "zod";
import { place } from "./edits-schema.ts";

/** More regions than any picture has. */
const maxPainted = 20_000;

/**
 * What somebody has painted on the screen: a place in each painted region, so that it is found again when regions were joined,
 * split or recolored meanwhile.
 */
export const paintedRegions = z.object({
  places: z.array(place).max(maxPainted),
  saved: z.int().min(0).meta({
    description:
      "When it was painted, in milliseconds since 1970; 0 for a page on which nothing ever was. Of two, the later one counts",
  }),
});
export type PaintedRegions = z.infer<typeof paintedRegions>;
