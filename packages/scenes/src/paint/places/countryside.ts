import { mix, shift } from "../../palette.ts";
import { box, closedCurve, ellipse, group, line, type Point, polygon, shape } from "../../pen.ts";
import { hill, skyline } from "../../shapes/hills.ts";
import { bush, farWood, nearCorners, tree } from "../nature.ts";
import { flowersAndTufts, land, meadowGround, plain } from "./land.ts";
import { growthOf, margin, out, type Painter, type Scenery } from "./scenery.ts";
import { sky } from "./sky.ts";

/** Grassland with flat-topped trees, dry and wide. */
export const savanna: Painter = (scenery) => {
  const hasWater = scenery.graph.settings.some((setting) => ["lake", "river", "waterfall"].includes(setting));
  const { light, width, chance, paints } = scenery;
  const green = "#d9b85f";
  const growth = { ...growthOf(scenery), season: "summer" as const };
  const acacia = (x: number, y: number, size: number, far: number) => {
    const tone = (color: string) => mix(light.ground(color), light.haze, far);
    const crownAt = (dx: number, dy: number, rx: number, ry: number, color: string) =>
      ellipse([x + dx * size, y + dy * size], [rx * size, ry * size], tone(color));
    return [
      line(
        `M${x} ${y}Q${x + 4 * size} ${y - 80 * size} ${x - 30 * size} ${y - 170 * size}M${x + 1} ${y - 70 * size}Q${x + 30 * size} ${y - 120 * size} ${x + 56 * size} ${y - 168 * size}`,
        tone("#6a4a36"),
        13 * size,
      ),
      group(
        [
          crownAt(-20, -176, 120, 30, "#5f7a38"),
          crownAt(60, -172, 84, 24, "#5f7a38"),
          crownAt(-34, -190, 104, 26, "#7f9848"),
          crownAt(50, -186, 70, 20, "#7f9848"),
          crownAt(-50, -202, 62, 14, "#a5b85c"),
        ],
        'class="tuft"',
      ),
    ].join("");
  };
  return out(
    [
      sky(scenery, 560),
      hill(paints, skyline(chance, 470, 40, 800), { from: -margin, to: width + margin, bottom: 640 }, [
        mix(light.ground("#9aa27c"), light.haze, 0.55),
        mix(light.ground("#c3b078"), light.haze, 0.4),
      ]),
      acacia(width * 0.36, 545, 0.45, 0.4),
      acacia(width * 0.62, 540, 0.36, 0.45),
      meadowGround(scenery, 540, green),
      acacia(width * 0.1, 585, 1.15, 0.05),
      acacia(width * 0.9, 575, 0.95, 0.08),
      ...[0.03, 0.2, 0.8, 0.97].map((x) =>
        bush({ ...growth, season: "autumn" }, [width * x, 606], [130, 60], { far: 0.3 }),
      ),
      flowersAndTufts(scenery, 590, shift(green, -0.04), false),
      hasWater ? waterHole(scenery, 880) : "",
    ],
    [620, hasWater ? 830 : 930],
    null,
    { front: nearCorners(growth, shift(green, -0.06), 150, false) },
  );
};

/** Farmland with its rows. */
export const fields: Painter = (scenery) => {
  const { light, width: w } = scenery;
  const base = land(() => "")(scenery);
  const rows = Array.from({ length: 12 }, (_, i) =>
    shape(
      polygon([
        [w * (0.3 + i * 0.035), 560],
        [w * (0.315 + i * 0.035), 560],
        [w * (-0.6 + i * 0.2), 720],
        [w * (-0.7 + i * 0.2), 720],
      ]),
      light.ground(i % 2 ? "#c9a85a" : "#a9b858"),
      'opacity="0.8"',
    ),
  );
  return { ...base, svg: base.svg + group(rows, 'class="shade"') };
};

/** Dunes. */
export const sandy = plain("#e6bf7e", ({ chance, paints, light, width }, level) =>
  [70, 10]
    .map((up, i) =>
      hill(
        paints,
        skyline(chance, level - up, 46, 700),
        { from: -margin, to: width + margin, bottom: level + 90 },
        [light.ground(shift("#efcf94", 0.02)), light.ground(i ? "#dcb06c" : mix("#e3bd80", light.haze, 0.3))],
      ),
    )
    .join(""),
);

/** A pool between the dunes, green at its rim. */
export function waterHole({ light, width: w, paints }: Scenery, level = 760): string {
  const [x, y] = [w * 0.52, level];
  return [
    ellipse([x, y], [w * 0.36, 96], light.ground("#8fae5a")),
    ellipse([x, y + 4], [w * 0.335, 84], paints.linear([light.ground("#8fd0dc"), light.ground("#3f93b4")])),
    line(
      `M${x - w * 0.16} ${y - 20}h${w * 0.1}M${x + w * 0.04} ${y + 8}h${w * 0.14}M${x - w * 0.08} ${y + 44}h${w * 0.12}`,
      light.ground("#d9f0f4"),
      5,
    ),
  ].join("");
}

/** Rows of heads of lettuce and feathery carrots in their soil. */
function vegetableRows({ chance, light, width: w }: Scenery): string {
  return [648, 706, 776]
    .map((y, row) => {
      const size = 0.8 + row * 0.28;
      const gap = 74 * size;
      const plants = Array.from({ length: Math.ceil(w / gap) }, (_, i) => {
        const x = (i + 0.5) * gap + chance.around(0, 5);
        const isLeafy = row !== 1;
        return isLeafy
          ? [-1, 1, 0]
              .map((s) =>
                ellipse(
                  [x + s * 15 * size, y - (s === 0 ? 19 : 12) * size],
                  [18 * size, 15 * size],
                  light.ground(s === 0 ? "#a9cf6a" : "#6fa84f"),
                ),
              )
              .join("")
          : ellipse([x, y - 3], [9 * size, 7 * size], light.ground("#e8853a")) +
              line(
                `M${x} ${y - 6}l${-14 * size} ${-26 * size}M${x} ${y - 6}v${-32 * size}M${x} ${y - 6}l${14 * size} ${-26 * size}`,
                light.ground("#4f9440"),
                6 * size,
              );
      });
      return ellipse([w / 2, y + 4], [w * 0.62, 15 * size], light.ground("#8a6242")) + plants.join("");
    })
    .join("");
}

/** A garden behind its fence, with beds along it. */
export const garden: Painter = (scenery) => {
  const growth = growthOf(scenery);
  const { chance, light, width } = scenery;
  const boards = light.ground("#f6f1e6");
  const fence = [
    box([-margin, 486], [width + 2 * margin, 9], shift(boards, -0.06)),
    box([-margin, 524], [width + 2 * margin, 9], shift(boards, -0.06)),
    ...Array.from({ length: Math.ceil(width / 34) + 2 }, (_, i) => {
      const x = i * 34 - 20;
      return shape(
        polygon([
          [x, 560],
          [x, 478],
          [x + 11, 464],
          [x + 22, 478],
          [x + 22, 560],
        ]),
        boards,
      );
    }),
  ];
  const beds = Array.from({ length: 8 }, (_, i) =>
    bush(
      growth,
      [((i + 0.5) / 8) * width + chance.around(0, 40), 590 + (i % 2) * 8],
      [chance.between(150, 210), chance.between(70, 120)],
      {
        ...(growth.season === "winter"
          ? {}
          : { blossoms: chance.pick(["#f3a6c4", "#e8607f", "#f6d24a", "#f7f3ea", "#a98fe0"]) }),
      },
    ),
  );
  const base = land((_, level) => tree(growth, [width * 0.8, level + 8], 380) + fence.join(""), {
    sides: false,
  })(scenery);
  const isCrossed = scenery.graph.settings.includes("road");
  const hasVegetables = scenery.graph.words.some(({ text }) => /vegetable|veggie/i.test(text));
  return {
    ...base,
    svg:
      base.svg +
      beds.join("") +
      (hasVegetables ? vegetableRows(scenery) : "") +
      (isCrossed ? path(scenery) : ""),
    ...(isCrossed && { lane: laneOf(width) }),
  };
};

const sides = [
  [556, 0.56, 0.58],
  [610, 0.5, 0.54],
  [680, 0.6, 0.68],
  [780, 0.46, 0.62],
  [900, 0.36, 0.6],
  [1060, 0.22, 0.62],
] as const;

/** Where the path leads at a height. */
const laneOf =
  (width: number) =>
  (y: number): readonly [number, number] => {
    const next = Math.max(
      1,
      sides.findIndex(([at]) => at >= y),
    );
    const [[y0, l0, r0], [y1, l1, r1]] = [sides[next - 1] ?? sides[0], sides[next] ?? sides[5]];
    const t = Math.min(1, Math.max(0, (y - y0) / (y1 - y0)));
    return [(l0 + (l1 - l0) * t) * width, (r0 + (r1 - r0) * t) * width];
  };

/** A path of gravel that winds from the far edge of the ground to the viewer. */
export function path({ paints, light, width: w, graph }: Scenery): string {
  const isPaved = graph.words.some(({ text }) => /^(?:stone|cobblestone|brick)$/i.test(text));
  return shape(
    closedCurve([
      ...sides.map(([y, left]): Point => [w * left, y]),
      ...[...sides].reverse().map(([y, , right]): Point => [w * right, y]),
    ]),
    paints.linear(
      isPaved
        ? [light.ground("#c9c3b8"), light.ground("#a9a297")]
        : [light.ground("#e9d9b4"), light.ground("#d8c08f")],
    ),
  );
}

/** A lawn with a path and trees around it. */
export const park: Painter = (scenery) => {
  const base = land((s, level) => farWood(growthOf(s), () => level + 16, { height: 90, far: 0.25 }))(scenery);
  return { ...base, svg: base.svg + path(scenery) };
};
