import { shift } from "../../palette.ts";
import { closedCurve, ellipse, group, line, type Point, shape } from "../../pen.ts";
import { bush } from "../nature.ts";
import { land, peaks } from "./land.ts";
import { growthOf, type Painter, type Scenery } from "./scenery.ts";
import { riverBed } from "./waters.ts";
import { woods } from "./woods.ts";

/** Where the water falls: its middle and half its width in shares of the picture's, the edge it leaves and the pool it reaches. */
const fall = { at: 0.5, half: 0.085, top: 226, foot: 668 };

/** A wall of rock in steps on both sides of the water. */
function rocks({ light, width: w, chance }: Scenery): string {
  const side = (way: 1 | -1) => {
    const x = (share: number) => w * (fall.at + way * share);
    const face: Point[] = [
      [x(-0.02), fall.top + 6],
      [x(0.08), fall.top - 26],
      [x(0.2), fall.top - 8],
      [x(0.27), fall.top + 70],
      [x(0.33), fall.top + 120],
      [x(0.37), fall.top + 250],
      [x(0.42), fall.foot - 60],
      [x(0.44), fall.foot - 10],
      [x(0.2), fall.foot + 16],
      [x(-0.02), fall.foot + 10],
    ];
    const stone = way === 1 ? "#8f8678" : "#a0978a";
    const cracks = Array.from({ length: 7 }, (_, i) => {
      const at: Point = [x(0.11 + (i % 3) * 0.085), fall.top + 60 + i * 50];
      return `M${at[0]} ${at[1]}l${way * chance.between(6, 26)} 34l${-way * chance.between(4, 20)} 30`;
    });
    return (
      shape(closedCurve(face), light.ground(stone)) +
      shape(
        closedCurve(face.map(([px, py], i): Point => [px + way * 14, py + (i < 6 ? 84 : 0)])),
        light.ground(shift(stone, -0.05)),
      ) +
      line(cracks.join(""), light.ground(shift(stone, -0.13)), 4)
    );
  };
  return side(-1) + side(1);
}

/** Water that falls over a wall of rock into its pool, and runs on to the viewer. */
export const waterfall: Painter = (scenery) => {
  const { light, width: w, paints, graph } = scenery;
  const growth = growthOf(scenery);
  const isWild = graph.settings.includes("jungle") || graph.settings.includes("forest");
  const base = land((s, level) => (isWild ? woods : peaks)(s, level))(scenery);
  const x = w * fall.at;
  const half = w * fall.half;
  const sheet = closedCurve([
    [x - half * 0.8, fall.top],
    [x + half * 0.8, fall.top],
    [x + half, fall.top + 60],
    [x + half * 1.15, fall.foot],
    [x - half * 1.15, fall.foot],
    [x - half, fall.top + 60],
  ]);
  const streaks = [-0.7, -0.36, 0, 0.34, 0.7]
    .map(
      (share, i) =>
        `M${x + half * share} ${fall.top + 26 + (i % 2) * 40}L${x + half * share * 1.15} ${fall.foot - 40}`,
    )
    .join("");
  return {
    ...base,
    svg: [
      base.svg,
      riverBed(scenery),
      rocks(scenery),
      ...[-0.3, -0.2, 0.2, 0.3].map((share, i) =>
        bush(growth, [x + w * share, fall.top + 20 + Math.abs(share) * 240 - (i % 2) * 20], [150, 74], {}),
      ),
      shape(sheet, paints.linear([light.ground("#cfe9f4"), light.ground("#9fd0e6")])),
      line(streaks, light.ground("#f4fbfd"), 9),
      ellipse([x, fall.foot + 34], [w * 0.25, 62], light.ground("#5fa9cc")),
      ellipse([x, fall.foot + 28], [w * 0.21, 44], light.ground("#7fc0da")),
      group(
        [-1.3, -0.8, -0.3, 0.2, 0.7, 1.2].map((share, i) =>
          ellipse([x + half * share, fall.foot + (i % 2) * 12], [half * 0.42, 22], light.ground("#f1f9fc")),
        ),
        'class="tuft"',
      ),
      ...[-0.36, 0.36].map((share) => bush(growth, [x + w * share, fall.foot + 40], [170, 90], {})),
    ].join(""),
    stand: [740, 940],
  };
};
