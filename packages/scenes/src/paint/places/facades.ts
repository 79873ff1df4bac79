import { mix, shift } from "../../palette.ts";
import { box, ellipse, group, line, shape } from "../../pen.ts";
import { margin, type Scenery } from "./scenery.ts";

/** How the houses of a town are built. */
export interface TownStyle {
  walls: readonly string[];
  /** Of window frames and cornices. */
  trim: string;
  /** Of shutters, doors and domes. */
  accents: readonly string[];
  roof: "flat" | "mansard" | "tiles";
  roofs: readonly string[];
  window: "arch" | "tall" | "small";
  /** Lowest and highest wall, in thousandths of the picture. */
  heights: readonly [number, number];
  widths: readonly [number, number];
  /** How many of ten houses end in a dome. */
  domes?: number;
  balconies?: boolean;
}

const arch = (x: number, y: number, w: number, h: number, fill: string) =>
  shape(
    `M${x} ${y + h}V${y + w * 0.5}Q${x} ${y} ${x + w / 2} ${y}Q${x + w} ${y} ${x + w} ${y + w * 0.5}V${y + h}Z`,
    fill,
  );

const dome = (x: number, y: number, half: number, tone: string) =>
  box([x - half * 1.04, y - half * 0.28], [half * 2.08, half * 0.3], shift(tone, 0.34, -0.1)) +
  shape(
    `M${x - half} ${y - half * 0.26}C${x - half} ${y - half * 1.3} ${x - half * 0.3} ${y - half * 1.36} ${x} ${y - half * 1.4}C${x + half * 0.3} ${y - half * 1.36} ${x + half} ${y - half * 1.3} ${x + half} ${y - half * 0.26}Z`,
    tone,
  ) +
  shape(
    `M${x + half * 0.2} ${y - half * 0.26}C${x + half * 0.5} ${y - half * 0.9} ${x + half * 0.2} ${y - half * 1.36} ${x} ${y - half * 1.4}C${x + half * 0.3} ${y - half * 1.36} ${x + half} ${y - half * 1.3} ${x + half} ${y - half * 0.26}Z`,
    shift(tone, -0.07),
  ) +
  line(`M${x} ${y - half * 1.4}V${y - half * 1.66}`, shift(tone, -0.1), 3);

/** One house from the street: its wall, its windows, what it ends in above. */
function facade(
  { chance, light }: Scenery,
  style: TownStyle,
  { x, foot, w, h }: { x: number; foot: number; w: number; h: number },
): string {
  const wall = light.ground(chance.pick(style.walls));
  const trim = light.ground(style.trim);
  const accent = light.ground(chance.pick(style.accents));
  const roof = light.ground(chance.pick(style.roofs));
  const isDark = light.time === "night" || light.time === "sunset";
  const pane = isDark ? "#ffd98a" : light.ground("#4f7089");
  const top = foot - h;
  const rows = Math.max(1, Math.round(h / (style.window === "small" ? 86 : 78)));
  const columns = Math.max(2, Math.round(w / (style.window === "small" ? 84 : 56)));
  const [cell, floor] = [w / columns, h / rows];
  const [ww, wh] = style.window === "small" ? [cell * 0.26, floor * 0.34] : [cell * 0.44, floor * 0.6];
  const windows = Array.from({ length: rows * columns }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const [wx, wy] = [x + cell * (column + 0.5) - ww / 2, top + floor * row + floor * 0.2];
    if (row === rows - 1 && column === Math.floor(columns / 2))
      return (
        arch(wx - ww * 0.2, foot - floor * 0.72, ww * 1.4, floor * 0.72, shift(trim, -0.06)) +
        arch(wx - ww * 0.06, foot - floor * 0.66, ww * 1.12, floor * 0.66, accent)
      );
    if (style.window === "arch")
      return arch(wx - 4, wy - 5, ww + 8, wh + 8, trim) + arch(wx, wy, ww, wh, pane);
    const shutters =
      style.window === "tall" && !style.balconies
        ? ""
        : style.window === "small"
          ? box([wx - ww * 0.42, wy], [ww * 0.36, wh], accent) +
            box([wx + ww * 1.06, wy], [ww * 0.36, wh], accent)
          : "";
    const rail =
      style.balconies && row % 2 === 1
        ? line(
            `M${wx - 8} ${wy + wh}H${wx + ww + 8}M${wx - 8} ${wy + wh - 13}H${wx + ww + 8}`,
            light.ground("#4a4f58"),
            3,
          )
        : "";
    return box([wx - 4, wy - 4], [ww + 8, wh + 8], trim) + box([wx, wy], [ww, wh], pane) + shutters + rail;
  });
  const above =
    style.roof === "mansard"
      ? shape(`M${x - 4} ${top}L${x + 14} ${top - 62}H${x + w - 14}L${x + w + 4} ${top}Z`, roof) +
        Array.from({ length: columns }, (_, i) => {
          const dx = x + cell * (i + 0.5);
          return arch(dx - 15, top - 52, 30, 46, trim) + arch(dx - 10, top - 46, 20, 36, pane);
        }).join("") +
        box([x + w * 0.2, top - 92], [22, 34], shift(wall, -0.1))
      : style.roof === "tiles"
        ? shape(`M${x - 10} ${top}L${x + 18} ${top - 34}H${x + w - 18}L${x + w + 10} ${top}Z`, roof) +
          box([x + w * 0.7, top - 66], [20, 44], shift(wall, -0.06)) +
          box([x + w * 0.7 - 5, top - 72], [30, 10], shift(wall, -0.14))
        : box([x - 2, top - 9], [w + 4, 12], shift(wall, 0.03));
  const hasDome = style.domes !== undefined && chance.chance(style.domes / 10);
  return [
    hasDome ? dome(x + w / 2, top - 6, w * 0.36, accent) : "",
    box([x, top], [w, h], wall),
    box([x + w * 0.72, top], [w * 0.28, h], shift(wall, -0.05)),
    above,
    style.window === "small" ? "" : box([x - 3, top], [w + 6, 9], mix(trim, wall, 0.3)),
    windows.join(""),
  ].join("");
}

/** Houses of a style side by side, their feet on a level. */
export function facadeRow(
  scenery: Scenery,
  style: TownStyle,
  level: number,
  { from = -margin, to = scenery.width + margin, size = 1 } = {},
): string {
  const { chance } = scenery;
  const parts: string[] = [];
  for (let x = from; x < to; ) {
    const w = chance.between(style.widths[0], style.widths[1]) * size;
    parts.push(
      facade(scenery, style, {
        x,
        foot: level,
        w,
        h: chance.between(style.heights[0], style.heights[1]) * size,
      }),
    );
    x += w;
  }
  return group(parts, 'class="small"');
}

/** A cloth on poles over a table heaped with what is sold, its foot at a level. */
export function bazaarStall({ light, chance }: Scenery, x: number, level: number, w: number): string {
  const [one, other] = chance
    .pick([
      ["#c8483a", "#f1e2c4"],
      ["#3f7a8f", "#f1e2c4"],
      ["#d9962f", "#8a3f4a"],
    ] as const)
    .map((tone) => light.ground(tone));
  const wood = light.ground("#8a6242");
  const stripes = Array.from({ length: 6 }, (_, i) => {
    const [a, b] = [x + (w * i) / 6, x + (w * (i + 1)) / 6];
    return shape(
      `M${a + (x + w / 2 - a) * 0.12} ${level - 214}L${b + (x + w / 2 - b) * 0.12} ${level - 214}L${b} ${level - 158}Q${(a + b) / 2} ${level - 140} ${a} ${level - 158}Z`,
      (i % 2 ? other : one) ?? wood,
    );
  });
  const heaps = ["#d9722f", "#e0b23c", "#a83a32", "#6f8a3f", "#c9583a"].map((tone, i) => {
    const hx = x + w * (0.14 + i * 0.18);
    return (
      shape(
        `M${hx - w * 0.08} ${level - 72}Q${hx - w * 0.02} ${level - 84} ${hx} ${level - 108}Q${hx + w * 0.02} ${level - 84} ${hx + w * 0.08} ${level - 72}Z`,
        light.ground(tone),
      ) +
      shape(
        `M${hx - w * 0.09} ${level - 74}H${hx + w * 0.09}L${hx + w * 0.07} ${level - 54}H${hx - w * 0.07}Z`,
        light.ground("#b98a56"),
      )
    );
  });
  return group(
    [
      box([x + w * 0.04, level - 160], [8, 160], wood),
      box([x + w * 0.94, level - 160], [8, 160], wood),
      box([x + w * 0.08, level - 150], [w * 0.84, 90], light.ground("#5a3f34"), 'opacity="0.5"'),
      ...heaps,
      box([x, level - 58], [w, 12], shift(wood, 0.06)),
      box([x + w * 0.03, level - 46], [w * 0.94, 46], shift(wood, -0.04)),
      ...stripes,
    ],
    "",
  );
}

/** Lamps of brass and colored glass on a line across the picture. */
export function hungLamps({ light, width }: Scenery, level: number): string {
  const tones = ["#e0743a", "#3f9aa8", "#d9b23c", "#a84f7a", "#4f8a5a"];
  return [
    line(
      `M${-margin} ${level - 70}Q${width / 2} ${level + 30} ${width + margin} ${level - 70}`,
      light.ground("#5a463a"),
      3,
    ),
    ...Array.from({ length: 7 }, (_, i) => {
      const share = (i + 0.5) / 7;
      const x = width * share;
      const y = level - 64 + 84 * (1 - (2 * share - 1) ** 2) * 0.55;
      const tone = tones[i % tones.length] ?? "#e0743a";
      return (
        line(`M${x} ${y}v16`, light.ground("#8a6a3c"), 3) +
        shape(
          `M${x} ${y + 14}L${x + 22} ${y + 42}Q${x + 24} ${y + 66} ${x} ${y + 84}Q${x - 24} ${y + 66} ${x - 22} ${y + 42}Z`,
          tone,
        ) +
        ellipse([x, y + 52], [10, 15], "#ffe6a0") +
        line(`M${x - 22} ${y + 42}H${x + 22}`, light.ground("#b98f4a"), 4)
      );
    }),
  ].join("");
}
