import type { LostDetail } from "../drawing/picture.ts";
import type { Planes } from "../raster/planes.ts";
import type { ColoredLabels } from "../regions/labels.ts";
import type { Canvas } from "./canvas.ts";
import { findFineLoss } from "./fine-detail.ts";
import { findLostDetail, type Needs } from "./lost-detail.ts";
import type { PaintByNumbersOptions } from "./options.ts";

/** A photo on its canvas as it is, smoothed, without eyes and mouths, and as regions were found in it. */
interface PhotoOnCanvas {
  readonly seen: Planes;
  readonly calm: Planes;
  readonly bare: Planes;
  readonly ground: { readonly planes: Planes };
  /** 0 to 255. */
  readonly important: Uint8Array;
}

/** What of a photo is missing in a painting: small important things, or fine structure, whichever lost the larger share. */
export function findLoss(
  painting: { readonly labels: ColoredLabels; readonly palette: Float64Array },
  photo: PhotoOnCanvas,
  measures: { readonly lines: Uint8Array | undefined; readonly needs: Needs; readonly perMM: number },
  made: { readonly canvas: Canvas; readonly options: PaintByNumbersOptions },
): LostDetail {
  const { seen, calm, important: importance } = photo;
  const compared = { ...measures, photo: seen, importance, over: drawnOver(photo) };
  const fine = findFineLoss(painting, compared, made);
  const small = findLostDetail(painting, { planes: calm, importance, needs: measures.needs }, made);
  return fine.share > small.share ? fine : small;
}

/** 1 where letters or thin lines were taken off the ground: they are drawn over it, or are regions. Eyes and mouths may be lost. */
function drawnOver({ bare, ground: { planes } }: PhotoOnCanvas): Uint8Array | undefined {
  if (planes === bare) return undefined;
  const over = new Uint8Array(bare.l.length);
  for (let i = 0; i < over.length; i++) over[i] = bare.l[i] === planes.l[i] ? 0 : 1;
  return over;
}
