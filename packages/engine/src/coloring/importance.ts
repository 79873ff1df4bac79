import { type Field, shrinkField, stretchField } from "../edges/grid.ts";
import { findSkin } from "../edges/skin.ts";
import { shiftStrength } from "../edges/strength-table.ts";
import { findSubject } from "../edges/subject.ts";
import { toPlanes } from "../raster/planes.ts";
import type { Raster } from "../raster/raster.ts";
import { resample } from "../raster/resample.ts";
import type { Boundaries } from "./boundary-strength.ts";
import type { Recipe } from "./recipe.ts";

/** What matters in the picture, all of the canvas's size, 0 to 1. */
export interface Importance {
  /** How likely a line is, with what matters raised and the rest lowered. */
  readonly strength: Field;
  readonly subject: Field;
  readonly skin: Field;
}

/** Subject and skin are looked for at this part of the canvas's size. */
const factor = 4;
/** What counts as subject is above this. */
const middle = 0.45;
/** How much lines on skin come before others, beyond the subject. */
const skinLift = 0.9;
/** How much lines within texture come after others. */
const textureDrop = 1.6;

/** Finds what the picture is about and moves the strength of lines accordingly. */
export function importanceOf(
  canvas: Raster,
  { strength, texture }: Boundaries,
  { meaning }: Recipe,
): Importance {
  const { width, height } = canvas;
  const small = shrinkField(strength, factor);
  const whole = { left: 0, top: 0, width, height };
  const raster = resample(canvas, whole, small.width, small.height);
  const found = findSubject(toPlanes(raster), small);
  const skin = findSkin(raster);
  for (let i = 0; i < found.data.length; i++) {
    const face = skin.data[i]! * Math.min(1, found.data[i]! * 2.2) * 0.85;
    if (face > found.data[i]!) found.data[i] = face;
  }
  const subject = stretchField(found, width, height);
  const faces = stretchField(skin, width, height);
  const by = new Float32Array(width * height);
  for (let i = 0; i < by.length; i++) {
    const own = subject.data[i]!;
    by[i] = meaning.subject * (own - middle) + skinLift * faces.data[i]! * Math.min(1, own * 2);
    if (texture) by[i] = by[i]! - textureDrop * texture.data[i]! * (1 - faces.data[i]!);
  }
  const most = Math.max(meaning.subject * 0.6 + skinLift, meaning.subject * 0.5 + textureDrop);
  return { strength: shiftStrength(strength, by, most), subject, skin: faces };
}
