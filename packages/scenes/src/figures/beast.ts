import { mix, shift } from "../palette.ts";
import { closedCurve, ellipse, group, placed, type Point, shape } from "../pen.ts";
import type { SceneItem } from "../words/scene-graph.ts";
import { isLively, isLying } from "./animal-parts.ts";
import type { Figure } from "./figure.ts";
import { bent, limb } from "./limb.ts";

/** How a big animal with pillars of legs is built, standing on y = 0 and looking to the left. */
export interface BeastBuild {
  tone: string;
  /** Of the front and the hind leg that are near: where they leave the body. */
  legs: readonly [front: Point, hind: Point];
  width: number;
  /** What its nails or hoofs are; null for none. */
  nails: string | null;
  /** What is seen behind its body, its body, and its head. */
  behind: string;
  body: string;
  head: string;
  /** Around which point the head of a young one is larger. */
  neck: Point;
  /** How far the drawing of a grown one reaches. */
  reach: { left: number; right: number; high: number };
  /** Where a hat belongs and how wide the head is there; where a scarf does. */
  hat: { at: Point; width: number };
  scarf?: { at: Point; width: number };
  mouth: Point;
  /** How high its back is, where others sit. */
  back: number;
}

/** How far the far legs stand from the near ones, in their widths. */
const apart = 0.74;

function pillar([x, top]: Point, swing: number, lift: number, build: BeastBuild, tone: string): string {
  const w = build.width;
  const [fx, fy] = [x + swing, -lift];
  const nails =
    build.nails === null
      ? ""
      : [-0.4, -0.1, 0.2]
          .map((share) => ellipse([fx + share * w, fy - w * 0.11], [w * 0.14, w * 0.12], build.nails ?? ""))
          .join("");
  return (
    shape(
      closedCurve([
        [x - w * 0.56, top],
        [x + w * 0.56, top],
        [(x + fx) / 2 + w * 0.5, top * 0.5],
        [fx + w * 0.48, fy - w * 0.36],
        [fx + w * 0.52, fy - w * 0.06],
        [fx, fy],
        [fx - w * 0.58, fy - w * 0.04],
        [fx - w * 0.5, fy - w * 0.36],
        [(x + fx) / 2 - w * 0.5, top * 0.5],
      ]),
      tone,
    ) + nails
  );
}

/** How much larger the head of a young one is. */
const ofCalf = 1.22;

/** A big animal in a pose. */
export function beast(build: BeastBuild, item: SceneItem): Figure {
  const { legs, width, tone, neck, reach } = build;
  const [[fx, fy], [hx, hy]] = legs;
  const lies = isLying(item);
  const lowered = lies ? -Math.min(fy, hy) - width * 0.86 : item.young ? -fy * 0.2 : 0;
  const size = item.young ? ofCalf : 1;
  const far = shift(tone, -0.1);
  const near = mix(tone, shift(tone, -0.07), 0.5);
  const body = group(build.body, placed([0, lowered]));
  const ofHead = ([x, y]: Point): Point => [
    neck[0] + (x - neck[0]) * size,
    neck[1] + (y - neck[1]) * size + lowered,
  ];
  const head = group(build.head, placed(ofHead([0, 0]), 0, size));
  // the tail of who lies is shorter, or it hung into the ground
  const behind = group(
    build.behind,
    lies ? placed([0, lowered - build.back * 0.36], 0, [1, 0.6]) : placed([0, lowered]),
  );
  const [left, top] = ofHead([-reach.left, -reach.high]);
  const middle = (-left - reach.right) / 2;
  const moved = ([x, y]: Point): Point => [x + middle, y];
  const shownBy = (svg: readonly string[]): Figure => ({
    svg: group(svg, placed([middle, 0])),
    width: reach.right - left,
    height: Math.max(-top, build.back - lowered),
    head: { at: moved(ofHead(build.hat.at)), width: build.hat.width * size },
    mouth: moved(ofHead(build.mouth)),
    ...(build.scarf && { neck: { at: moved(ofHead(build.scarf.at)), width: build.scarf.width * size } }),
    top: { height: build.back - lowered, half: 42 },
  });
  if (lies) {
    const folded = (x: number, fill: string) =>
      shape(
        limb(
          bent([x, -width * 0.9], [x - width * 0.7, -width * 0.62], [x - width * 1.2, -width * 0.3]),
          width,
          width * 0.6,
        ),
        fill,
      );
    const haunch = closedCurve([
      [hx - width * 0.9, -width * 0.1],
      [hx - width * 0.7, -width * 1.1],
      [hx + width * 0.1, -width * 1.5],
      [hx + width * 0.7, -width * 0.9],
      [hx + width * 0.6, -width * 0.05],
    ]);
    return shownBy([
      behind,
      folded(fx - width * 0.3, far),
      body,
      shape(haunch, near),
      folded(hx - width * 0.2, near),
      folded(fx, near),
      head,
    ]);
  }
  const stride = isLively(item) ? width * 0.7 : item.pose === "walk" ? width * 0.36 : 0;
  const lift = isLively(item) ? width * 0.4 : stride * 0.3;
  const leg = (at: Point, swing: number, up: number, fill: string) =>
    pillar([at[0], at[1] + lowered], swing, up, build, fill);
  return shownBy([
    behind,
    leg([fx + width * apart, fy], stride, 0, far),
    leg([hx - width * apart, hy], -stride, lift * 0.5, far),
    leg([hx, hy], stride * 0.8, 0, near),
    body,
    leg([fx, fy], -stride, lift, near),
    head,
  ]);
}
