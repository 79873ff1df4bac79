import type { Paintbox } from "../paintbox.ts";
import { type Color, mix, shift } from "../palette.ts";
import { box, ellipse, type Point, polygon, shape } from "../pen.ts";
import type { Seeded } from "../seeded.ts";

/** How a town house is built. Pixels; `floors` counts the rows of windows below the roof, `windows` those in a row. */
export interface HousePlan {
  left: number;
  ground: number;
  width: number;
  height: number;
  roof: number;
  floors: number;
  windows: number;
  wall: Color;
  tiles: Color;
  trim: Color;
  shutters: Color | null;
  gable: "pointed" | "stepped" | "long";
  /** The door's own color; that of the shutters where none is given. */
  door?: Color | null;
  /** Whether there is light behind all windows. */
  isLit?: boolean;
}

/** Glass with a lamp behind it. */
export const litGlass = "#ffd98a";

/** Flowers in a box along a window sill that begins at `at`. */
const flowerBox = (chance: Seeded, [x, y]: Point, width: number): string =>
  Array.from({ length: 7 }, (_, i) =>
    ellipse(
      [x + (i / 6) * width, y + chance.around(0, 4)],
      [width * 0.12, width * 0.11],
      chance.pick(["#d9483b", "#e87a9b", "#4f8a45", "#3f7a3f"]),
    ),
  ).join("");

/** Both wings of the shutters beside a window. */
function shutters([x, y]: Point, [w, h]: Point, color: Color): string {
  const wing = (at: number) =>
    box([at, y - 2], [w * 0.42, h + 4], color) +
    box([at + w * 0.33, y - 2], [w * 0.09, h + 4], shift(color, -0.1));
  return wing(x - w * 0.5) + wing(x + w * 1.08);
}

/** A window: frame, glass that mirrors the sky, a cross of bars, a sill; maybe shutters and flowers. */
function windowAt(
  paints: Paintbox,
  chance: Seeded,
  [[x, y], [w, h]]: readonly [Point, Point],
  plan: HousePlan,
): string {
  const sky = paints.linear(
    [
      [0, "#8fb4cc"],
      [0.55, "#4f7796"],
      [1, "#2f4a68"],
    ],
    [0, 0],
    [0.7, 1],
  );
  const bar = Math.max(5, w * 0.13);
  return [
    box([x - bar - 3, y - bar + 4], [w + 2 * bar + 8, h + 2 * bar + 2], shift(plan.wall, -0.13)),
    plan.shutters ? shutters([x, y], [w, h], plan.shutters) : "",
    box([x - bar, y - bar], [w + 2 * bar, h + 2 * bar], plan.trim),
    box([x, y], [w, h], chance.chance(0.18) || plan.isLit ? litGlass : sky),
    box([x, y], [w, h * 0.16], "#20344f", 'opacity="0.45"'),
    box([x + w / 2 - bar * 0.3, y], [bar * 0.6, h], plan.trim),
    box([x, y + h * 0.42], [w, bar * 0.6], plan.trim),
    box([x - bar * 1.5, y + h + bar * 0.6], [w + bar * 3, bar], shift(plan.trim, -0.06)),
    chance.chance(0.35) ? flowerBox(chance, [x, y + h + 2], w) : "",
  ].join("");
}

/** The outline of the wall above the eaves. */
function gableTop({ left, ground, width, height, roof, gable }: HousePlan): Point[] {
  const eaves = ground - height;
  if (gable === "long")
    return [
      [left, eaves],
      [left + width, eaves],
    ];
  if (gable === "pointed")
    return [
      [left, eaves],
      [left + width / 2, eaves - roof],
      [left + width, eaves],
    ];
  const steps = 4;
  const up = Array.from({ length: steps }, (_, i): Point[] => [
    [left + (width / 2.5) * (i / steps), eaves - (roof * i) / steps],
    [left + (width / 2.5) * (i / steps), eaves - (roof * (i + 1)) / steps],
  ]).flat();
  const down = [...up].reverse().map(([x, y]): Point => [2 * left + width - x, y]);
  return [...up, ...down];
}

function roofOf(paints: Paintbox, plan: HousePlan): string {
  const { left, ground, width, height, roof, tiles } = plan;
  const eaves = ground - height;
  const lay = paints.linear([shift(tiles, 0.08), shift(tiles, -0.05)]);
  if (plan.gable === "stepped") return "";
  if (plan.gable === "pointed") {
    const slope = (side: number) => {
      const x = left + width / 2;
      const out = (width / 2 + 14) * side;
      return polygon([
        [x, eaves - roof - 16],
        [x + out, eaves + 10],
        [x + out - 14 * side, eaves + 16],
        [x, eaves - roof + 8],
      ]);
    };
    return shape(slope(-1), shift(tiles, 0.08)) + shape(slope(1), shift(tiles, -0.1));
  }
  // each course of tiles reaches from one slanted edge of the roof to the other
  const rows = Array.from({ length: 4 }, (_, i) => {
    const inset = (width * 0.07 + 10) * ((i + 0.4) / 5) - 6;
    return box(
      [left + inset, eaves - (roof * i) / 5 - 8],
      [width - 2 * inset, 6],
      shift(tiles, -0.08),
      'opacity="0.7"',
    );
  });
  const main = polygon([
    [left - 10, eaves + 8],
    [left + width * 0.07, eaves - roof],
    [left + width * 0.93, eaves - roof],
    [left + width + 10, eaves + 8],
  ]);
  return shape(main, lay) + rows.join("");
}

function chimney({ left, ground, width, height, roof, gable }: HousePlan, side: number): string {
  const x = left + width * (0.5 + side * 0.27);
  const y = ground - height - roof * (gable === "long" ? 1 : 0.62);
  return [
    box([x - 13, y - 32], [26, 70], "#a8654f"),
    box([x + 3, y - 32], [10, 70], "#83493b"),
    box([x - 17, y - 38], [34, 10], "#6d4238"),
  ].join("");
}

function door(paints: Paintbox, plan: HousePlan, x: number): string {
  const [w, h] = [plan.width * 0.17, 84];
  const y = plan.ground - h;
  const leafColor = plan.door ?? plan.shutters ?? mix(plan.wall, "#20304a", 0.75);
  const wood = paints.linear([shift(leafColor, 0.05), shift(leafColor, -0.08)]);
  return [
    box([x - 6, y - 8], [w + 12, h + 8], plan.trim),
    box([x, y], [w, h], wood),
    box([x + w * 0.16, y + 8], [w * 0.68, 22], "#8fb4cc"),
    ellipse([x + w * 0.84, y + h * 0.56], [3.5, 3.5], "#e8c872"),
    box([x - 12, plan.ground - 7], [w + 24, 9], "#b9b0a4"),
  ].join("");
}

/** Rows of windows with the door among them, and one more window in the gable. */
function openings(paints: Paintbox, chance: Seeded, plan: HousePlan): string {
  const { left, ground, width, height } = plan;
  const rowHeight = height / (plan.floors + 0.15);
  const [w, h] = [Math.min(58, (width / plan.windows) * 0.45), rowHeight * 0.56];
  const doorAt = Math.floor(plan.windows / 2);
  const cells = Array.from({ length: plan.floors * plan.windows }, (_, i) => {
    const [floor, column] = [Math.floor(i / plan.windows), i % plan.windows];
    const middle = left + (width * (column + 0.5)) / plan.windows;
    if (floor === 0 && column === doorAt) return door(paints, plan, middle - width * 0.085);
    return windowAt(
      paints,
      chance,
      [
        [middle - w / 2, ground - (floor + 0.78) * rowHeight],
        [w, h],
      ],
      plan,
    );
  });
  const attic: Point = [left + width / 2 - w * 0.42, ground - height - plan.roof * 0.42];
  if (plan.gable !== "long") cells.push(windowAt(paints, chance, [attic, [w * 0.84, h * 0.72]], plan));
  return cells.join("");
}

/** Walls, roof and chimney of a town house without its openings, such as a mirror image in the water needs. */
export function houseShell(paints: Paintbox, plan: HousePlan, inside = ""): string {
  const { left, ground, width, height, wall } = plan;
  const outline = polygon([[left, ground], ...gableTop(plan), [left + width, ground]]);
  const plaster = paints.linear(
    [
      [0, shift(wall, 0.05)],
      [0.75, wall],
      [1, shift(wall, -0.07)],
    ],
    [0, 0],
    [1, 0.35],
  );
  const neighborShade = polygon([
    [left, ground - height],
    [left + width * 0.06, ground - height],
    [left + width * 0.34, ground],
    [left, ground],
  ]);
  const eavesShade = box([left, ground - height * 0.96], [width, height * 0.05], shift(wall, -0.1));
  return [
    chimney(plan, Math.round(left) % 2 === 0 ? -1 : 1),
    plan.gable === "long" ? roofOf(paints, plan) : "",
    shape(outline, plaster),
    plan.gable === "long" ? eavesShade : "",
    box([left + width - 7, ground - height], [7, height], shift(wall, -0.13)),
    shape(neighborShade, shift(mix(wall, "#4a4a80", 0.3), -0.08), 'opacity="0.5"'),
    box([left, ground - 26], [width, 26], mix(wall, "#6b6a70", 0.55)),
    inside,
    plan.gable === "pointed" ? roofOf(paints, plan) : "",
  ].join("");
}

/** A town house seen from the front, the light from the left. */
export const house = (paints: Paintbox, chance: Seeded, plan: HousePlan): string =>
  houseShell(paints, plan, openings(paints, chance, plan));

/** A square church tower with a pointed helm, its foot hidden behind other things. */
export function churchTower(
  paints: Paintbox,
  [x, y]: Point,
  [width, height]: Point,
  colors: { wall: Color; helm: Color },
): string {
  const wall = paints.linear(
    [
      [0, shift(colors.wall, 0.05)],
      [0.55, colors.wall],
      [0.56, shift(colors.wall, -0.1)],
      [1, shift(colors.wall, -0.14)],
    ],
    [0, 0],
    [1, 0],
  );
  const top = y - height;
  const arch = (dx: number) => shape(`M${x + dx - 9} ${top + 84}v-34a9 12 0 0 1 18 0v34Z`, "#3f4257");
  const tip = top - height * 0.62;
  const side = (edge: number) =>
    polygon([
      [x, tip],
      [edge, top],
      [x + 2, top],
    ]);
  return [
    box([x - width / 2, top], [width, height], wall),
    arch(-width * 0.2),
    arch(width * 0.2),
    box([x - width / 2 - 6, top - 4], [width + 12, 12], shift(colors.wall, 0.03)),
    shape(side(x - width / 2 - 8), shift(colors.helm, 0.07)),
    shape(side(x + width / 2 + 8), shift(colors.helm, -0.06)),
    ellipse([x, top + 118], [17, 17], "#f4ecd8"),
    ellipse([x, top + 118], [12, 12], "#46506b"),
    box([x - 2, tip - 34], [4, 34 + height * 0.02], "#c9a14a"),
  ].join("");
}
