import { keepComponents } from "../edges/components.ts";
import type { Field } from "../edges/grid.ts";
import { near } from "../edges/near.ts";
import { atLeast } from "../edges/where.ts";
import { areaOnMap } from "./subject-area.ts";

/** Hair on a page, 1 a pixel. */
export interface HairArea {
  /** With its outline. */
  readonly whole: Uint8Array;
  /** Hair that is not at its outline. */
  readonly inside: Uint8Array;
  /** Its outline, as far as the map shows it. */
  readonly outline: Uint8Array;
}

/**
 * The map shows an outline where it is so strong, this near, in millimeters. Gaps up to this are closed: a line with gaps would
 * end in the middle of an area and go. Shorter pieces are none.
 */
const evidence = { strength: 0.15, near: 1.2, gap: 22, min: 14 };
/** What is so near to the outline, in millimeters, is no part of the hair. */
const edge = 1.2;

/**
 * The hair around faces, its outline on the ridges of the map.
 * @param hair of `hairOnPage`
 * @param strength of the map, 0 to 1, of the page's size
 */
export function hairArea(hair: Field, strength: Field, perMM: number): HairArea {
  const { inside, contour } = areaOnMap(hair, strength, perMM);
  const strong = atLeast(strength.data, evidence.strength);
  const isShown = near(strong, strength, (evidence.near * perMM) ** 2);
  const shown = new Uint8Array(contour.length);
  const gaps = new Uint8Array(contour.length);
  for (let i = contour.indexOf(1); i >= 0; i = contour.indexOf(1, i + 1)) (isShown[i] ? shown : gaps)[i] = 1;
  const short = keepComponents(gaps, strength, (pixels) => pixels.length <= evidence.gap * perMM);
  for (let i = short.indexOf(1); i >= 0; i = short.indexOf(1, i + 1)) shown[i] = 1;
  const outline = keepComponents(shown, strength, (pixels) => pixels.length >= evidence.min * perMM);
  const whole = inside.slice();
  const isAtEdge = near(contour, strength, (edge * perMM) ** 2);
  for (let i = 0; i < inside.length; i++) if (isAtEdge[i]) inside[i] = 0;
  return { whole, inside, outline };
}
