import { mix, shift } from "../../palette.ts";
import { closedCurve, line, shape } from "../../pen.ts";
import { crown } from "../../shapes/broadleaf.ts";
import { firEdge } from "../../shapes/conifers.ts";
import { bush, conifer, crownColors, farWood, tree } from "../nature.ts";
import { land } from "./land.ts";
import { growthOf, margin, type Painter, type Scenery } from "./scenery.ts";

/** A wood at the far edge of the ground. */
export function woods(scenery: Scenery, level: number): string {
  const { chance, light, width } = scenery;
  const growth = growthOf(scenery);
  const tone = (color: string, far: number) => mix(light.ground(color), light.haze, far);
  const parts = [
    firEdge(
      chance,
      () => level + 6,
      { from: -margin, to: width + margin, heights: [110, 190], gap: 26 },
      tone("#4f7f6b", 0.55),
    ),
    farWood(growth, () => level + 10, { height: 110, far: 0.34 }),
  ];
  for (let i = 0; i < 8; i++) {
    const x = (i / 7) * width + chance.around(0, 50);
    const y = level + 24 + chance.between(0, 26);
    const far = 0.16 - (i % 2) * 0.08;
    parts.push(
      growth.season === "winter" || chance.chance(0.35)
        ? conifer(growth, [x, y], chance.between(270, 400), far)
        : tree(growth, [x, y], chance.between(300, 430), far),
    );
  }
  for (let i = 0; i < 9; i++)
    parts.push(
      bush(
        growth,
        [((i + 0.5) / 9) * width + chance.around(0, 50), level + 44],
        [150, chance.between(50, 84)],
        {
          far: 0.06,
        },
      ),
    );
  return parts.join("");
}

/** Two great trees that close a wood at both sides, nearer than all things but what lies before them. */
function greatTrees(scenery: Scenery): string {
  const { light, width, chance } = scenery;
  const growth = growthOf(scenery);
  const bark = light.ground("#5a4030");
  return [0, 1]
    .map((side) => {
      const x = side === 0 ? -6 : width + 6;
      const way = side === 0 ? 1 : -1;
      const trunk = closedCurve([
        [x - way * 60, -margin],
        [x + way * 44, -margin],
        [x + way * 36, 300],
        [x + way * 44, 620],
        [x + way * 92, 760],
        [x - way * 60, 770],
      ]);
      return [
        shape(trunk, bark),
        line(
          `M${x + way * 20} 60Q${x + way * 12} 360 ${x + way * 26} 690`,
          shift(bark, -0.07),
          9,
          'class="shade"',
        ),
        line(
          `M${x + way * 4} 140Q${x - way * 2} 420 ${x + way * 4} 720`,
          shift(bark, 0.06),
          7,
          'class="shade"',
        ),
        growth.season === "winter" ? "" : crown(chance, [x + way * 30, 60], [430, 300], crownColors(growth)),
        bush(growth, [x + way * 70, 790], [220, 110]),
      ].join("");
    })
    .join("");
}

export const forested =
  (flowers: boolean): Painter =>
  (scenery) => {
    const base = land(woods, { flowers, sides: false })(scenery);
    return { ...base, svg: base.svg + greatTrees(scenery) };
  };
