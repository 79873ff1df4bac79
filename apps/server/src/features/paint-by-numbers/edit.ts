import {
  editLimits,
  isPaintCode,
  maxNumbersSizes,
  type PaintByNumbersEdit,
  paintByNumbersEdit,
  toStrokeWidth,
  unchangedStrokeWidth,
} from "@tintery/contract";
import type { ColorEdit, PictureEdit } from "@tintery/engine";
import { Problem } from "../../http/problem.ts";
import type { CallHandlers } from "../../http/serve-calls.ts";
import type { ImageEditor } from "../../images/edit-call.ts";
import { baseOf, type RowOf } from "../../images/image-row.ts";
import { type ImageLoader, loadImageOf } from "../../images/load-image.ts";
import { type Reviser, reviseImage } from "../../images/revise-image.ts";
import type { PictureSummary } from "../../images/stored-image.ts";

/** One step of the buttons for the size of numbers, as a share of the usual size. */
const numbersSizeStep = 0.1;
const minSize = Math.min(...maxNumbersSizes);
const maxSize = Math.max(...maxNumbersSizes);

/** Edits of a picture that is ready: all of them as a list, or one more: colors and lines, or the size of numbers. */
export function editPainting(reviser: Reviser): ImageEditor<"paint-by-numbers"> {
  return async (image, body, caller) => {
    const wanted = paintByNumbersEdit.safeParse(body);
    if (!wanted.success) throw new Problem("invalid_options");
    const { basedOn } = wanted.data;
    await reviseImage({ ...reviser, caller }, image, (now) => {
      const baseKey = baseOf(now);
      if (!baseKey) throw new Problem("not_ready");
      // whoever says what they have seen must have seen the newest
      if (basedOn !== undefined && basedOn !== now.editRevision) throw new Problem("edited_elsewhere");
      const edits = editsOf(wanted.data, now);
      if (edits.length > editLimits.edits) throw new Problem("invalid_options");
      return {
        key: baseKey,
        revisionOf: (base) => ({ kind: "paint-by-numbers", base, edits }),
        history: { baseKey, edits },
      };
    });
  };
}

/** What was done to a picture so far. */
export function editsCall(loader: ImageLoader): Pick<CallHandlers, "getEdits"> {
  return {
    async getEdits(request, reply) {
      const { id } = request.params;
      const { image } = await loadImageOf("paint-by-numbers", loader, { request, reply, id, action: "edit" });
      reply.header("cache-control", "no-store");
      return { edits: image.edits, revision: image.editRevision };
    },
  };
}

/** All edits of a picture from then on. */
function editsOf(wanted: PaintByNumbersEdit, now: RowOf<"paint-by-numbers">): readonly PictureEdit[] {
  if ("edits" in wanted) return wanted.edits;
  if (!now.summary) throw new Problem("not_ready");
  return [...now.edits, ...oneMore(wanted, now.summary)];
}

type OneMore = Exclude<PaintByNumbersEdit, { edits: unknown }>;

function oneMore(wanted: OneMore, { palette, look }: PictureSummary): PictureEdit[] {
  if ("numbersSizeOperation" in wanted) {
    const { numbersSizeOperation: steps, maxNumbersSize = maxSize } = wanted;
    const size = (look?.numbersScale ?? 1) + steps * numbersSizeStep;
    const numbersScale = Math.max(minSize, Math.min(size, maxNumbersSize));
    return [{ kind: "look", numbersScale: Math.round(numbersScale * 100) / 100 }];
  }
  const strokeWidth = wanted.strokeWidth === unchangedStrokeWidth ? null : toStrokeWidth(wanted.strokeWidth);
  const colors = colorEdits(wanted.colors, palette);
  return [
    ...permanentEdits(wanted.colors, palette, false),
    ...(colors.length > 0 ? [{ kind: "colors", colors } as const] : []),
    ...permanentEdits(wanted.colors, palette, true),
    ...(strokeWidth === null ? [] : [{ kind: "look", strokeWidth } as const]),
  ];
}

type ColorChanges = Extract<PaintByNumbersEdit, { colors: unknown }>["colors"];

/** Which colors shall stay from now on, with the codes they have then; or which no longer need to. */
function permanentEdits(
  changes: ColorChanges,
  palette: PictureSummary["palette"],
  isPermanent: boolean,
): PictureEdit[] {
  return changes.flatMap(({ id, isPermanent: wanted, changeTo, changeToCode }) => {
    const color = palette[id - 1];
    if (!color || wanted !== isPermanent || wanted === (color.isPermanent ?? false)) return [];
    const code = isPermanent && changeTo && changeToCode ? changeToCode : color.code;
    return [{ kind: "permanent", code, isPermanent }];
  });
}

/** @throws Problem `invalid_options` for two new paints with one code, and for a code that no paint can have */
function colorEdits(changes: ColorChanges, palette: PictureSummary["palette"]): ColorEdit[] {
  const known = new Set(palette.map(({ code }) => code));
  const brought = new Map<string, string>();
  return changes.flatMap(({ id, changeTo: hex, changeToCode }) => {
    const color = palette[id - 1];
    if (!color || (!hex && !changeToCode)) return [];
    if (changeToCode && hex && !known.has(changeToCode)) {
      const isFree = (brought.get(changeToCode) ?? hex) === hex;
      if (!isFree || !isPaintCode(changeToCode)) throw new Problem("invalid_options");
      brought.set(changeToCode, hex);
    }
    return [{ code: color.code, ...(hex && { changeTo: hex }), ...(changeToCode && { changeToCode }) }];
  });
}
