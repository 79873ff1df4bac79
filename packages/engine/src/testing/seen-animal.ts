import type { Raster } from "../raster/raster.ts";
import { fitHead } from "../seeing/animals/fit-head.ts";
import { seeAlone } from "../seeing/see-alone.ts";
import { seeSubject } from "../seeing/see-subject.ts";
import type { Seen } from "../seeing/seen.ts";
import { boundariesOfSteps } from "./boundaries-of-steps.ts";

/** What is seen of the head that `animal` draws, its points where they are drawn. */
export function seenAnimal(photo: Raster): Seen {
  const { width, height } = photo;
  const at = (x: number, y: number) => ({ x: width / 2 + x * height, y: (0.52 + y) * height });
  const head = fitHead(photo, {
    box: { ...at(-0.38, -0.46), width: 0.76 * height, height: 0.82 * height },
    ...{ confidence: 0.9, view: "front", pad: 0.9, ears: [] },
    eyes: [-0.17, 0.17].map((x) => ({ ...at(x, -0.04), radius: 0.08 * height, confidence: 0.9 })),
    nose: { ...at(0, 0.12), confidence: 0.9 },
  });
  return seeSubject(photo, { ...seeAlone(photo, boundariesOfSteps), animals: [head] });
}
