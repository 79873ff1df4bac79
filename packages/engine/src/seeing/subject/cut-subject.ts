import type { Field } from "../../edges/grid.ts";
import { afterStroke, nothingSaid } from "./after-stroke.ts";
import { surelyNone } from "./confidence.ts";
import type { PreparedSubject } from "./prepare-subject.ts";
import { splitByTaps } from "./split-by-taps.ts";
import type { SubjectStroke } from "./strokes.ts";

/** What a picture is about. */
export interface Subject {
  /** 1 a pixel of it, 0 else; over the whole photo. All of it is 0 where nothing stands out. */
  readonly mask: Field;
  /** How sure it is that the picture is about this and about nothing else, 0 to 1; 0 where nothing stands out. */
  readonly confidence: number;
}

/**
 * Cuts the subject out, as strokes wish, one after the other: what a stroke covers is, or is not, subject, and what changes because
 * of it hangs together with it. "This is it" never takes anything away, and "not this" never adds anything. Takes some milliseconds a
 * stroke.
 * @param strokes what a visitor drew, later ones over earlier ones
 */
export function cutSubject(prepared: PreparedSubject, strokes: readonly SubjectStroke[] = []): Subject {
  const { found, confidence } = prepared;
  if (strokes.length === 0) return subjectOf(prepared, found, confidence);
  // who shows the subject need not take a guess away first
  const isShown = strokes.some(({ isSubject }) => isSubject);
  const isGuess = prepared.isGuess || confidence < surelyNone;
  let side = isGuess && isShown ? new Uint8Array(found.length) : found;
  const said = nothingSaid(found.length);
  for (const drawn of strokes) side = afterStroke(prepared, side, said, drawn);
  const subject = subjectOf(prepared, side, 1);
  splitByTaps(subject.mask, prepared, strokes);
  return subject;
}

function subjectOf({ superpixels }: PreparedSubject, side: Uint8Array, confidence: number): Subject {
  const { width, height, data } = superpixels.labels;
  const mask = { width, height, data: new Float32Array(data.length) };
  for (let i = 0; i < data.length; i++) mask.data[i] = side[data[i]!]!;
  return { mask, confidence };
}
