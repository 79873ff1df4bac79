import { keepComponents } from "../edges/components.ts";
import type { Field } from "../edges/grid.ts";
import { near } from "../edges/near.ts";
import { atLeast } from "../edges/where.ts";
import type { CoverOnPage } from "./hair-on-page.ts";
import { areaOnMap } from "./subject-area.ts";

/** Hair and hats on a page, 1 a pixel. */
export interface HairArea {
  /** With their outlines. */
  readonly whole: Uint8Array;
  /** Hair and hats that are not at their outlines. */
  readonly inside: Uint8Array;
  /** Their outlines, as far as the map shows them. */
  readonly outline: Uint8Array;
  /** Hair that is not at an outline: hats have no strands. */
  readonly strands: Uint8Array;
}

/**
 * The map shows an outline where it is so strong, this near, in millimeters. Gaps up to this are closed: a line with gaps would
 * end in the middle of an area and go. Shorter pieces are none.
 */
const evidence = { strength: 0.15, near: 1.2, gap: 22, min: 14 };
/** What is so near to an outline, in millimeters, is not inside. */
const edge = 1.2;

/**
 * The hair and the hats around faces, their outlines on the ridges of the map.
 * @param strength of the map, 0 to 1, of the page's size
 */
export function hairArea({ hair, hat }: CoverOnPage, strength: Field, perMM: number): HairArea {
  const own = hair && areaOf(hair, strength, perMM);
  const worn = hat && areaOf(hat, strength, perMM);
  const none = new Uint8Array(strength.data.length);
  const both = (part: keyof PartArea) =>
    own && worn ? either(own[part], worn[part]) : ((own ?? worn)?.[part] ?? none);
  return {
    whole: both("whole"),
    inside: both("inside"),
    outline: both("outline"),
    strands: own?.inside ?? none,
  };
}

type PartArea = Omit<HairArea, "strands">;

/** 1 where one of both is. */
function either(one: Uint8Array, other: Uint8Array): Uint8Array {
  const out = one.slice();
  for (let i = other.indexOf(1); i >= 0; i = other.indexOf(1, i + 1)) out[i] = 1;
  return out;
}

/** Hair alone, or hats. */
function areaOf(part: Field, strength: Field, perMM: number): PartArea {
  const { inside, contour } = areaOnMap(part, strength, perMM);
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
