import type { ColoringMaps } from "../coloring/coloring-maps.ts";
import { type Recognizability, recognizability } from "../coloring/recognizability.ts";
import { zones } from "../coloring/zones.ts";
import type { Mask, Seen } from "../seeing/seen.ts";

/** How much can be recognized on a page of our own, to the last digit: Node and browsers must agree. */
export const expectedEstimate: Recognizability = {
  estimate: 0.438996130200666,
  outline: 0.43733333333333335,
  clear: 0.8420909352399737,
  inside: 0.5169163413000506,
  face: 0,
  lines: 1,
  crowded: 1,
};

/** The same, computed here: an egg on a grid, half of whose lines are faint. */
export function estimateHere(): Recognizability {
  return recognizability(page(), seen());
}

/** How far a place is from the middle of an egg, 1 on its outline. */
function fromEgg(x: number, y: number, { width, height }: { width: number; height: number }): number {
  return ((x / width - 0.5) / 0.3) ** 2 + ((y / height - 0.5) / 0.4) ** 2;
}

function cells(width: number, height: number, value: (x: number, y: number) => number): Mask {
  const data = Uint8Array.from({ length: width * height }, (_, i) => value(i % width, Math.floor(i / width)));
  return { width, height, data };
}

function page(): ColoringMaps {
  const size = { width: 120, height: 90 };
  const isOutline = (x: number, y: number) => Math.abs(fromEgg(x, y, size) - 1) < 0.04;
  const draw = (value: (isContour: boolean) => number) =>
    cells(size.width, size.height, (x, y) =>
      isOutline(x, y) || x % 11 === 0 || y % 13 === 0 ? value(isOutline(x, y)) : 0,
    ).data;
  return {
    type: "for_kids",
    ...size,
    perMM: 0.5,
    shownFrom: draw(() => 20),
    strength: draw(() => 60),
    solid: new Uint8Array(size.width * size.height),
    zones: draw((isContour) => (isContour ? zones.contour : zones.subject)),
  };
}

function seen(): Seen {
  const size = { width: 64, height: 48 };
  const mask = cells(size.width, size.height, (x, y) => (fromEgg(x, y, size) < 1 ? 255 : 0));
  const none = cells(size.width, size.height, () => 0);
  return {
    ...size,
    faces: [],
    person: none,
    subject: { mask, confidence: 0.7 },
    letters: [],
    animals: [],
    lines: cells(size.width, size.height, (x, y) => (x * 37 + y * 91) % 256),
    saliency: none,
  };
}
