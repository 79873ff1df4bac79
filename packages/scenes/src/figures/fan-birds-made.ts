import { mix, shift } from "../palette.ts";
import { closedCurve, ellipse, filledCurve, line, type Point, shape } from "../pen.ts";
import { coatOf, eyeOf, isAsleep } from "./animal-parts.ts";
import type { Maker } from "./maker.ts";

interface FanBird {
  body: string;
  neck: string;
  fan: string;
  /** The rings of a feather's end, the outer one first. */
  rings: readonly [string, string];
  /** A crown of feathers, or a red wattle. */
  crest: "crown" | "wattle";
}

/** A feather of a fan around [0, -112]. */
function quill(turn: number, length: number, width: number, fill: string, rings: FanBird["rings"]): string {
  const a = (turn * Math.PI) / 180;
  const at = (reach: number): Point => [Math.sin(a) * reach, -112 - Math.cos(a) * reach];
  const [ex, ey] = at(length * 0.84);
  const ring = (rx: number, ry: number, paint: string, out: number) => {
    const [x, y] = at(length * 0.84 + out);
    return ellipse([x, y], [rx, ry], paint, `transform="rotate(${turn} ${x.toFixed(1)} ${y.toFixed(1)})"`);
  };
  return (
    shape(
      closedCurve([
        [0, -112],
        [ex + Math.cos(a) * width, ey + Math.sin(a) * width],
        at(length),
        [ex - Math.cos(a) * width, ey - Math.sin(a) * width],
      ]),
      fill,
    ) +
    ring(width * 0.68, width * 0.8, rings[0], -1) +
    ring(width * 0.44, width * 0.54, rings[1], -3)
  );
}

/** A bird from before, its tail spread behind it. */
const fanBird =
  (usual: FanBird): Maker =>
  ({ color, paints, item }) => {
    const body = color(usual.body);
    const isOwn = item.colors.length === 0;
    const fan = isOwn ? usual.fan : shift(body, 0.06, 0, 40);
    const neck = isOwn ? usual.neck : shift(body, 0.03);
    const rings = isOwn ? usual.rings : ([mix(body, "#f6e6b0", 0.7), shift(body, -0.06)] as const);
    const crown =
      line("M0 -210V-238M-4 -210L-18 -234M4 -210L18 -234", shift(neck, -0.12), 3.4) +
      [
        [0, -242],
        [-20, -238],
        [20, -238],
      ]
        .map(([x = 0, y = 0]) => ellipse([x, y], [6, 6], shift(neck, 0.07)))
        .join("");
    return {
      svg: [
        ...[-100, -75, -50, -25, 0, 25, 50, 75, 100].map((turn) =>
          quill(turn, 196, 31, shift(fan, -0.03), rings),
        ),
        ...[-84, -60, -36, -12, 12, 36, 60, 84].map((turn) => quill(turn, 142, 24, shift(fan, 0.04), rings)),
        line("M-14 -40V-6M14 -40V-6M-24 -4h16M8 -4h16", "#b08a5a", 6),
        filledCurve(
          "0 -150, 30 -132, 46 -92, 40 -50, 0 -30, -40 -50, -46 -92, -30 -132",
          coatOf(paints, body),
        ),
        filledCurve("34 -110, 52 -86, 44 -50, 26 -44, 26 -80", shift(body, -0.1)),
        filledCurve("-34 -110, -52 -86, -44 -50, -26 -44, -26 -80", shift(body, -0.1)),
        filledCurve("-22 -110, -16 -160, -24 -190, 0 -214, 24 -190, 16 -160, 22 -110, 0 -100", neck),
        usual.crest === "crown" ? crown : "",
        ...[-1, 1].map((side) => ellipse([side * 11, -190], [9, 10], "#f7f5f0")),
        eyeOf([-10, -190], 6, isAsleep(item)),
        eyeOf([10, -190], 6, isAsleep(item)),
        filledCurve("-8 -180, 0 -184, 8 -180, 0 -164", "#e8a83c"),
        usual.crest === "wattle"
          ? filledCurve("2 -182, 12 -172, 12 -140, 4 -130, -2 -142, 4 -164", "#d0433c")
          : "",
      ].join(""),
      width: 404,
      height: 314,
      head: { at: [0, -208], width: 50 },
      neck: { at: [0, -134], width: 52 },
    };
  };

/** Birds that spread their tails. */
export const fanBirdsMade: Readonly<Record<string, Maker>> = {
  peacock: fanBird({
    body: "#2f6fc0",
    neck: "#3b79ca",
    fan: "#3f9a68",
    rings: ["#e2b64a", "#245ba8"],
    crest: "crown",
  }),
  turkey: fanBird({
    body: "#7a5038",
    neck: "#c9786a",
    fan: "#a8683a",
    rings: ["#f0d9a8", "#6a4230"],
    crest: "wattle",
  }),
};
