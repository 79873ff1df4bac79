import type { Paintbox } from "../paintbox.ts";
import { shift } from "../palette.ts";
import { closedCurve, ellipse, line, type Point, points, shape } from "../pen.ts";
import type { SceneItem } from "../words/scene-graph.ts";
import { ink } from "./creature-look.ts";
import { asEye, asMouth } from "./features.ts";

/** An eye of an animal: open with a glint, or closed. */
export const eyeOf = ([x, y]: Point, size: number, isClosed = false): string =>
  asEye(
    isClosed
      ? line(`M${x - size} ${y}Q${x} ${y + size * 1.1} ${x + size} ${y}`, ink, size * 0.42)
      : ellipse([x, y], [size, size * 1.15], ink) +
          ellipse([x + size * 0.3, y - size * 0.4], [size * 0.36, size * 0.42], "#ffffff"),
  );

/** A small smile. */
export const smile = (x: number, y: number, half: number, tone: string): string =>
  asMouth(line(`M${x - half} ${y}Q${x} ${y + half} ${x + half} ${y}`, tone, 3.6));

/** A round body's color: lit from above. */
export const coatOf = (paints: Paintbox, tone: string): string =>
  paints.linear([shift(tone, 0.055), tone, shift(tone, -0.075)]);

/** A soft blush or shade that has no edge on a page. */
export const softly = (paints: Paintbox, at: Point, radii: Point, tone: string, opacity: number): string =>
  ellipse(
    at,
    radii,
    paints.radial([
      [0, tone, opacity],
      [1, tone, 0],
    ]),
    'class="shade"',
  );

/** Whether its eyes are closed. */
export const isAsleep = ({ pose }: SceneItem): boolean => pose === "sleep";

/** Whether it is off its legs. */
export const isLying = ({ pose }: SceneItem): boolean => pose === "sleep" || pose === "lie" || pose === "sit";

/** Whether it is in quick motion. */
export const isLively = ({ pose }: SceneItem): boolean =>
  pose === "run" || pose === "jump" || pose === "play" || pose === "dance";

/** Places of a body by its length (0 its nose, 1 its tail) and the distance to its back (up) or its belly (down). */
export interface Spine {
  at(share: number, off: number): Point;
  /** A filled smooth outline through "share off" pairs as `points` reads them. */
  filled(through: string, fill: string): string;
  /** A smooth line through such pairs. */
  drawn(through: string, stroke: string, width: number, more?: string): string;
}

/**
 * The spine of what swims, its nose to the left.
 * @param bend how far it is bent in radians: up in the middle, or with negative numbers at its ends
 * @param turn degrees by which its nose is lifted
 */
export function spineOf([x, y]: Point, length: number, bend: number, turn = 0): Spine {
  const radius = length / (bend || 0.001);
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  const at = (share: number, off: number): Point => {
    const angle = (share - 0.5) * (bend || 0.001);
    const dx = Math.sin(angle) * (radius + off);
    const dy = radius - Math.cos(angle) * (radius + off);
    return [x + dx * cos - dy * sin, y + dx * sin + dy * cos];
  };
  const list = (through: string) => points(through).map(([share, off]) => at(share, off));
  return {
    at,
    filled: (through, fill) => shape(closedCurve(list(through)), fill),
    drawn: (through, stroke, width, more = "") => {
      const [first, ...rest] = list(through);
      return line(
        `M${first?.map((n) => n.toFixed(1)).join(" ")}${rest.map((p) => `L${p.map((n) => n.toFixed(1)).join(" ")}`).join("")}`,
        stroke,
        width,
        more,
      );
    },
  };
}
