import type { Paintbox } from "../../paintbox.ts";
import type { Seeded } from "../../seeded.ts";
import { bothSides } from "../eyes.ts";
import { body } from "./body.ts";
import { ears } from "./ears.ts";
import { eyes, muzzle, noseTip } from "./face.ts";
import { cheek, skull } from "./skull.ts";

/** A fox from its ears (y = 130) to its chest (y = 1500), looking at the viewer, its face around x = 0. */
export function fox(paints: Paintbox, chance: Seeded): string {
  return [
    body(paints, chance),
    ears(chance),
    skull(paints, chance),
    bothSides(() => cheek(chance)),
    muzzle(paints, chance),
    eyes(paints, chance),
    noseTip(paints),
  ].join("");
}
