import { shift } from "../../palette.ts";
import { box, line, polygon, shape } from "../../pen.ts";
import { garden } from "./countryside.ts";
import type { Painter } from "./scenery.ts";

/** A swimming pool in a garden: water between pale tiles, a ladder at its side. */
export const pool: Painter = (scenery) => {
  const { light, width: w, paints } = scenery;
  const base = garden(scenery);
  const tile = light.ground("#ece4d6");
  const water = light.ground("#4fb8d8");
  const glints = Array.from({ length: 16 }, (_, i) => {
    const y = 660 + (i % 8) * 27;
    const x = w * (0.14 + ((i * 0.37) % 0.7));
    return line(`M${x} ${y}q14 -9 28 0t28 0`, shift(water, 0.16), 4);
  });
  return {
    ...base,
    svg: [
      base.svg,
      shape(
        polygon([
          [w * 0.07, 628],
          [w * 0.93, 628],
          [w * 1.02, 912],
          [w * -0.02, 912],
        ]),
        tile,
      ),
      shape(
        polygon([
          [w * 0.1, 645],
          [w * 0.9, 645],
          [w * 0.96, 880],
          [w * 0.04, 880],
        ]),
        paints.linear([shift(water, -0.05), shift(water, 0.03)]),
      ),
      box([w * 0.1, 645], [w * 0.8, 9], shift(water, -0.14)),
      ...glints,
      line(
        `M${w * 0.84} 700V596Q${w * 0.84} 578 ${w * 0.858} 578Q${w * 0.876} 578 ${w * 0.876} 596V640M${w * 0.8} 700V596Q${w * 0.8} 578 ${w * 0.818} 578Q${w * 0.836} 578 ${w * 0.836} 596V640`,
        light.ground("#c3c9d0"),
        8,
      ),
    ].join(""),
    stand: [890, 965],
    water: [700, 850],
  };
};
