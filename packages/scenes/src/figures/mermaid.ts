import { shift } from "../palette.ts";
import { closedCurve, ellipse, line, type Point, ribbon, shape, leaf } from "../pen.ts";
import { bodies } from "./person-bodies.ts";
import { jointsOf } from "./person-joints.ts";
import { lookOf } from "./people-looks.ts";
import { person } from "./person.ts";
import type { Maker } from "./maker.ts";

const tones = ["#2f9a8a", "#3f8fc4", "#7f6bd0", "#4fa36a"] as const;
const shells = ["#b06bc4", "#e0708f", "#f0a04f"] as const;

/** A tail of scales from the hip on; `rests` lays it aside on what its owner sits on. */
function tailOf([x, y]: Point, half: number, length: number, tone: string, rests: boolean): string {
  const way: Point[] = rests
    ? [
        [x, y - half * 0.5],
        [x + length * 0.3, y + half * 0.1],
        [x + length * 0.72, y + half * 0.16],
        [x + length * 1.02, y - length * 0.1],
        [x + length * 1.12, y - length * 0.36],
      ]
    : [
        [x, y - half * 0.5],
        [x - length * 0.05, y + length * 0.26],
        [x + length * 0.04, y + length * 0.5],
        [x + length * 0.13, y + length * 0.7],
        [x + length * 0.06, y + length * 0.86],
      ];
  const end = way.at(-1) ?? [x, y];
  const fin = (dx: number, dy: number, dark: number) =>
    shape(leaf(end, [end[0] + dx * length, end[1] + dy * length], length * 0.22, 0.6), shift(tone, dark));
  const fins = rests
    ? fin(-0.24, -0.34, 0.06) + fin(0.34, -0.24, 0)
    : fin(-0.4, 0.16, 0.06) + fin(0.3, 0.24, 0);
  const scales = way.slice(1, 4).flatMap(([px, py], i) =>
    [-0.4, 0, 0.4].map((across) => {
      const reach = half * (0.8 - i * 0.2);
      const [sx, sy] = rests
        ? [px - reach * 0.5, py + across * reach]
        : [px + across * reach, py - reach * 0.4];
      const r = half * 0.2;
      return rests
        ? `M${sx} ${sy - r}Q${sx + r * 1.4} ${sy} ${sx} ${sy + r}`
        : `M${sx - r} ${sy}Q${sx} ${sy + r * 1.4} ${sx + r} ${sy}`;
    }),
  );
  const hips = closedCurve([
    [x - half, y - half * 0.7],
    [x, y - half * 0.78],
    [x + half, y - half * 0.7],
    [x + half * 1.2, y + half * 0.1],
    [x + half * 0.3, y + half * (rests ? 0.66 : 0.9)],
    [x - half * 1.06, y + half * 0.36],
  ]);
  return (
    fins +
    shape(hips, tone) +
    shape(
      ribbon(way, (share) => half * (2.1 - 1.72 * share ** 0.8)),
      tone,
    ) +
    line(scales.join(""), shift(tone, -0.1), 2, 'class="shade"')
  );
}

/** A mermaid: half a person, half a fish. */
export const mermaid: Maker = ({ item, chance, garments }) => {
  const rests = item.pose === "sit" || item.pose === "lie" || item.relation?.kind === "on";
  const { colors: _own, relation: _none, ...rest } = item;
  const age = item.young ? "child" : "adult";
  const tone = item.colors[0] ?? chance.pick(tones);
  const shell = chance.pick(shells);
  const look = lookOf(
    { ...rest, relation: null, colors: [], drawable: item.young ? "girl" : "woman" },
    chance,
    garments,
  );
  Object.assign(look, {
    age,
    dress: false,
    hairStyle: "long",
    top: look.skin,
    bottom: look.skin,
    shoes: look.skin,
    hair: item.hair ?? look.hair,
  });
  delete look.skirt;
  delete look.coat;
  const body = bodies[age];
  const pose = rests
    ? "sit"
    : item.pose === "jump" || item.pose === "fly"
      ? null
      : item.pose === "sit"
        ? "sit"
        : null;
  const half = body.shoulder * 0.92;
  const [hx, hy] = jointsOf(pose, body, { lively: true }).hip;
  const figure = person({ ...look, tail: tailOf([hx, hy], half, body.leg, tone, rests) }, pose, {
    lively: true,
  });
  const chest = hy - body.torso * 0.62;
  const belt = line(
    `M${hx - half * 0.86} ${hy - half * 0.74}Q${hx} ${hy - half * 0.5} ${hx + half * 0.86} ${hy - half * 0.74}`,
    shift(tone, 0.12),
    6,
  );
  const top =
    [-1, 1]
      .map((side) => ellipse([hx + side * half * 0.42, chest], [half * 0.42, half * 0.4], shell))
      .join("") + line(`M${hx - half * 0.9} ${chest}H${hx + half * 0.9}`, shift(shell, -0.08), 2.5);
  return {
    ...figure,
    svg: figure.svg + belt + top,
    width: figure.width + (rests ? body.leg * 1.6 : body.leg * 0.4),
  };
};
