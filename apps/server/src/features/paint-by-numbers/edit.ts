import {
  isPaintCode,
  maxNumbersSizes,
  type PaintByNumbersEdit,
  paintByNumbersEdit,
  toStrokeWidth,
  unchangedStrokeWidth,
} from "@tintery/contract";
import type { ColorEdit, Edit } from "@tintery/engine";
import { Problem } from "../../http/problem.ts";
import type { ImageEditor } from "../../images/edit-call.ts";
import type { RowOf } from "../../images/image-row.ts";
import { type Reviser, reviseImage } from "../../images/revise-image.ts";
import type { PictureSummary } from "../../images/stored-image.ts";

/** One step of the buttons for the size of numbers, as a share of the usual size. */
const numbersSizeStep = 0.1;
const minSize = Math.min(...maxNumbersSizes);
const maxSize = Math.max(...maxNumbersSizes);

/** Edits of a picture that is ready: colors and lines, or the size of numbers. */
export function editPainting(reviser: Reviser): ImageEditor<"paint-by-numbers"> {
  return async (image, body) => {
    const wanted = paintByNumbersEdit.safeParse(body);
    if (!wanted.success) throw new Problem("invalid_options");
    await reviseImage(reviser, image, (now) => {
      if (!now.modelKey) throw new Problem("not_ready");
      const edit = editOf(wanted.data, now);
      return { key: now.modelKey, revisionOf: (model) => ({ kind: "paint-by-numbers", model, edit }) };
    });
  };
}

/** What the engine shall change, by what the picture is now. */
function editOf(wanted: PaintByNumbersEdit, { summary }: RowOf<"paint-by-numbers">): Edit {
  if (!summary) throw new Problem("not_ready");
  const { palette, look } = summary;
  if ("numbersSizeOperation" in wanted) {
    const { numbersSizeOperation: steps, maxNumbersSize = maxSize } = wanted;
    const size = (look?.numbersScale ?? 1) + steps * numbersSizeStep;
    const numbersScale = Math.max(minSize, Math.min(size, maxNumbersSize));
    return { numbersScale: Math.round(numbersScale * 100) / 100 };
  }
  const { colors, strokeWidth } = wanted;
  return {
    colors: colorEdits(colors, palette),
    ...(strokeWidth !== unchangedStrokeWidth && { strokeWidth: toStrokeWidth(strokeWidth) }),
  };
}

type ColorChanges = Extract<PaintByNumbersEdit, { colors: unknown }>["colors"];

/** @throws Problem `invalid_options` for two new paints with one code, and for a code that no paint can have */
function colorEdits(changes: ColorChanges, palette: PictureSummary["palette"]): ColorEdit[] {
  const known = new Set(palette.map(({ code }) => code));
  const brought = new Map<string, string>();
  return changes.flatMap(({ id, changeTo: hex, changeToCode }) => {
    const color = palette[id - 1];
    if (!color) return [];
    if (changeToCode && hex && !known.has(changeToCode)) {
      const isFree = (brought.get(changeToCode) ?? hex) === hex;
      if (!isFree || !isPaintCode(changeToCode)) throw new Problem("invalid_options");
      brought.set(changeToCode, hex);
    }
    return [{ code: color.code, ...(hex && { changeTo: hex }), ...(changeToCode && { changeToCode }) }];
  });
}
