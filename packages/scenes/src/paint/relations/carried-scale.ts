import { type DrawableName, kindOf } from "../../drawables.ts";
import { high, type Placing, type Want } from "../placing.ts";
import { habitOf, heightOf } from "../traits.ts";

/** What one rides astride. */
export const saddled: ReadonlySet<DrawableName> = new Set<DrawableName>(["bicycle", "motorcycle", "scooter"]);
/** How high a rider is by the animal that carries it. */
const riderOnAnimal = 0.52;

/** How high somebody on a hill is at most, in thousandths of the picture. */
const onHill = 400;

/** How large what stands on another is drawn: riders and what lies on a table must not be larger than what carries them. */
export function carriedScale(
  { figure, thing }: Want,
  other: Placing,
  carrier: DrawableName,
  scale: number,
): number {
  const isRider = ["person", "animal"].includes(kindOf(thing.drawable));
  const share = (part: number) => (high(other) * part) / figure.height;
  if (isRider && kindOf(carrier) === "place" && heightOf(carrier) > 2 && !/roof|bridge|viaduct/.test(carrier))
    return Math.min(scale, share(/swing$/.test(carrier) ? 0.56 : /cliff|rock/.test(carrier) ? 0.38 : 0.24));
  if (carrier === "viaduct") return share(0.9);
  if (carrier === "knoll") return Math.min(scale, onHill / figure.height);
  if (isRider && carrier === "surfboard") return scale;
  if (isRider && kindOf(carrier) === "animal") return Math.min(scale, share(riderOnAnimal));
  if (isRider && saddled.has(carrier)) return Math.min(share(1.12), Math.max(share(0.7), scale * 0.8));
  // who sits on a mushroom or a flower is small
  if (isRider && kindOf(carrier) === "plant" && !/branch|lily pad|log|stump/.test(carrier))
    return Math.min(scale, share(0.9));
  if (isRider && (/branch/.test(carrier) || heightOf(carrier) < heightOf(thing.drawable) * 1.3)) return scale;
  if (kindOf(thing.drawable) === "food" && kindOf(carrier) === "animal") return Math.min(scale, share(0.34));
  if (kindOf(thing.drawable) === "food" && carrier === "plate") return scale;
  if (kindOf(thing.drawable) === "food" && kindOf(carrier) === "food") return Math.min(scale, share(0.38));
  if (habitOf(thing.drawable) === "far")
    return Math.min(scale, share(kindOf(carrier) === "place" ? 2.4 : 0.9));
  return Math.min(scale, Math.max(share(0.9), scale * 0.55));
}
