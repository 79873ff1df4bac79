import {
  restrictPalette,
  type Actor,
  defaultPhotoPainter,
  engineOptions,
  isInvalidCustomSize,
  isUsablePalette,
  mayUse,
  type PaintByNumbersForm,
  type PaintByNumbersOptions,
  type PhotoPainter,
  photoPainterFields,
  readOwnPaints,
  readPaintByNumbersForm,
  type PromptPlan,
  scenePlanOf,
} from "@tintery/contract";
import { findPalette, paintsOf } from "@tintery/contract/palettes";
import type { Paint } from "@tintery/engine/tables";
import { Problem, refusedOptions } from "../../http/problem.ts";

const customSizeFields = new Set(["customWidth", "customHeight", "canvasSize"]);

type Plan = Pick<Actor, "premium" | "professional">;

/** What a creation form asks for. */
interface ReadForm {
  options: PaintByNumbersOptions;
  plan: PromptPlan | null;
  lookBy: PhotoPainter;
  /** What was drawn to say what the photo is about. */
  subject: PaintByNumbersForm["subject"];
}

/**
 * Reads the fields of the creation form.
 * @param plan what the visitor's plan allows
 * @param kept the paints of the palette that the form names, where it is one of the visitor's own
 * @throws Problem `invalid_custom_size`, `invalid_options`, `premium_only`, `professional_only`, `invalid_paints`,
 * `palette_too_small`
 */
export function readForm(
  fields: Readonly<Record<string, string>>,
  plan: Plan,
  kept?: readonly Paint[],
): ReadForm {
  const read = readPaintByNumbersForm(fields);
  if (!read.success) {
    const isSize = read.error.issues.every(({ path }) => customSizeFields.has(String(path[0])));
    throw refusedOptions(read.error, isSize ? "invalid_custom_size" : "invalid_options");
  }
  const { customWidth = null, customHeight = null } = read.data;
  if (isInvalidCustomSize({ width: customWidth, height: customHeight }))
    throw new Problem("invalid_custom_size", {
      field: isInvalidCustomSize({ width: customWidth, height: customWidth })
        ? "customWidth"
        : "customHeight",
    });
  checkPlan(read.data, plan);
  const options = engineOptions(
    read.data,
    read.data.palette === undefined ? ownPaints(read.data) : paletteOf(read.data, kept),
  );
  if (options === null) throw new Problem("invalid_custom_size", { field: "canvasSize" });
  return {
    options,
    plan: scenePlanOf(read.data),
    lookBy: lookPainterOf(read.data),
    subject: read.data.subject,
  };
}

/**
 * Who paints the look, where there is one. Of words the image model paints none: it is given photos.
 * @throws Problem `invalid_options`, rather than having the other one paint it
 */
function lookPainterOf({ aiFilterType, lookBy, prompt }: PaintByNumbersForm): PhotoPainter {
  if (aiFilterType === "none") return defaultPhotoPainter;
  const field = photoPainterFields.look;
  if (prompt !== undefined && lookBy !== defaultPhotoPainter) throw new Problem("invalid_options", { field });
  return lookBy;
}

/** Options beyond the visitor's plan are refused by the server, whatever a page shows. */
function checkPlan(form: PaintByNumbersForm, plan: Plan): void {
  const chosen = Object.entries({
    aiFilterType: form.aiFilterType !== "none",
    palette: form.palette !== undefined,
    mixPalette: form.mixPalette,
    paletteColors: form.paletteColors !== undefined,
  }).filter(([, isChosen]) => isChosen);
  for (const [field] of chosen) {
    if (!mayUse(plan, field))
      throw new Problem(
        field.startsWith("mix") || field === "paletteColors" ? "professional_only" : "premium_only",
        { field },
      );
  }
}

/** Own paints, where there are any. Paints that cannot be used are refused, and so is mixing without any. */
function ownPaints({ paletteColors, mixPalette }: PaintByNumbersForm): readonly Paint[] | undefined {
  const own = readOwnPaints(paletteColors ?? "");
  const field = "paletteColors";
  if (own.kind === "too_few") throw new Problem("palette_too_small", { field });
  if (own.kind === "none" && mixPalette) throw new Problem("invalid_options", { field: "mixPalette" });
  if (own.kind === "none") return undefined;
  // codes alone choose from a palette, and none was named
  if (own.kind !== "paints") throw new Problem("invalid_paints", { field });
  return own.paints;
}

/** The paints of the palette that a form names, all or those whose codes it lists. */
function paletteOf(
  { palette = 0, paletteColors }: PaintByNumbersForm,
  kept: readonly Paint[] | undefined,
): readonly Paint[] {
  const known = findPalette(palette);
  const all = kept ?? (known && paintsOf(known));
  if (!all) throw new Problem("invalid_options", { field: "palette" });
  const chosen = readOwnPaints(paletteColors ?? "");
  if (chosen.kind !== "none" && chosen.kind !== "codes")
    throw new Problem("invalid_paints", { field: "paletteColors" });
  const paints = restrictPalette(all, chosen.kind === "codes" ? chosen.codes.join() : "");
  if (!isUsablePalette({ colors_number: paints.length }))
    throw new Problem("palette_too_small", { field: chosen.kind === "codes" ? "paletteColors" : "palette" });
  return paints;
}
