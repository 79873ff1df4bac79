import type { Paintbox } from "../../paintbox.ts";
import type { Seeded } from "../../seeded.ts";
import { bib, body, tail } from "./body.ts";
import { face } from "./face.ts";
import { head } from "./head.ts";
import { legs } from "./legs.ts";

/** A tabby cat sitting upright and looking at the viewer, back to front; its paws stand around the origin, 700 high. */
export function cat(paints: Paintbox, chance: Seeded): string {
  return [
    tail(paints),
    body(paints, chance),
    legs(paints, chance),
    bib(chance),
    head(paints, chance),
    face(paints),
  ].join("");
}
