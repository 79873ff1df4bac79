import { mix, shift } from "../../palette.ts";
import { box, ellipse, group, line, polygon, shape } from "../../pen.ts";
import { farWood } from "../nature.ts";
import { path } from "./countryside.ts";
import { land } from "./land.ts";
import { growthOf, isSnowy, type Painter, type Scenery } from "./scenery.ts";

/** Bands of small flowers that run over the ground, lower and denser to the horizon. */
function flowerCarpet({ chance, light, width }: Scenery): string {
  const tones = chance.pick([
    ["#e0503f", "#d9443a", "#f0d24a"],
    ["#a98fe0", "#8f7ad0", "#f3f0fa"],
    ["#f6d24a", "#f3e08a", "#ffffff"],
    ["#f3a6c4", "#e8789f", "#ffffff"],
  ] as const);
  return group(
    Array.from({ length: 150 }, (_, i) => {
      const t = (i / 150) ** 1.6;
      const y = 566 + t * 190;
      const size = 3 + t * 7;
      const x = chance.between(-20, width + 20);
      return ellipse([x, y], [size, size * 0.6], light.ground(chance.pick(tones)));
    }),
    'class="shade"',
  );
}

/** A fence of poles along the far edge of the ground, on one side. */
function rails({ chance, light, width }: Scenery): string {
  const wood = light.ground("#a5805a");
  const isLeft = chance.chance(0.5);
  const [from, to] = isLeft ? [-20, width * 0.44] : [width * 0.56, width + 20];
  const posts = Array.from({ length: 7 }, (_, i) => {
    const x = from + ((to - from) * (i + 0.5)) / 7;
    return box([x - 5, 556], [10, 62], shift(wood, -0.04));
  });
  return line(`M${from} 574H${to}M${from} 598H${to}`, wood, 8) + posts.join("");
}

/** Round bales of hay, far away. */
function bales({ light, width, chance }: Scenery): string {
  const hay = light.ground("#d9b65f");
  return [0.16, 0.27, 0.72, 0.84]
    .map((share, i) => {
      const [x, y, size] = [width * share + chance.around(0, 30), 592 + (i % 2) * 22, 24 + (i % 2) * 6];
      return (
        ellipse(
          [x + 8, y + size * 0.86],
          [size * 1.5, size * 0.3],
          light.ground("#3f5a38"),
          'opacity="0.25" class="shade"',
        ) +
        box([x, y - size], [size * 1.3, size * 2], shift(hay, -0.06)) +
        ellipse([x + size * 1.3, y], [size * 0.7, size], shift(hay, -0.06)) +
        ellipse([x, y], [size * 0.8, size], hay) +
        ellipse([x, y], [size * 0.5, size * 0.64], shift(hay, 0.05)) +
        ellipse([x, y], [size * 0.22, size * 0.3], hay)
      );
    })
    .join("");
}

/** A village with its church, small between the hills. */
function hamlet({ light, width, chance }: Scenery, level: number): string {
  const x = width * chance.pick([0.3, 0.62, 0.7]);
  const tone = (color: string) => mix(light.ground(color), light.haze, 0.28);
  const home = (dx: number, w: number, h: number) =>
    box([x + dx, level - h], [w, h], tone("#f0e6d2")) +
    shape(
      polygon([
        [x + dx - 5, level - h],
        [x + dx + w * 0.5, level - h - w * 0.5],
        [x + dx + w + 5, level - h],
      ]),
      tone("#b5654a"),
    ) +
    box([x + dx + w * 0.4, level - h * 0.66], [w * 0.2, h * 0.34], tone("#6a7f8f"));
  return group(
    [
      box([x + 4, level - 96], [24, 96], tone("#f0e6d2")),
      shape(
        polygon([
          [x, level - 96],
          [x + 16, level - 150],
          [x + 32, level - 96],
        ]),
        tone("#6f7f8f"),
      ),
      home(-64, 46, 32),
      home(34, 54, 36),
      home(-120, 40, 28),
      home(96, 42, 30),
    ],
    'class="small"',
  );
}

const atEdge = [
  () => "",
  (scenery: Scenery, level: number) => hamlet(scenery, level + 12),
  (scenery: Scenery, level: number) =>
    farWood(growthOf(scenery), () => level + 16, { height: 84, far: 0.25 }),
] as const;
const onGround = [() => "", flowerCarpet, rails, bales, path] as const;

/** A meadow, none like another: what is at its far edge and what is on it differ. */
export const meadow: Painter = (scenery) => {
  const { chance, graph } = scenery;
  const isBare = isSnowy(graph) || graph.season === "autumn";
  const isFlowery = graph.words.some(({ text }) => /flower|bloom|spring/i.test(text));
  const isField = graph.items.some(({ mass }) => mass);
  const edge = chance.pick(atEdge);
  const ground =
    isFlowery && !isBare ? flowerCarpet : chance.pick(isBare || isField ? [rails, () => ""] : onGround);
  const base = land(edge)(scenery);
  return { ...base, svg: base.svg + ground(scenery) };
};
