import {
  type Actor,
  engineOptions,
  isInvalidCustomSize,
  isServed,
  mayUse,
  type PaintByNumbersForm,
  type PaintByNumbersOptions,
  readOwnPaints,
  readPaintByNumbersForm,
} from "@tintery/contract";
import { Problem, refusedOptions } from "../../http/problem.ts";

const customSizeFields = new Set(["customWidth", "customHeight", "canvasSize"]);

type Plan = Pick<Actor, "premium" | "professional">;

/**
 * Reads the fields of the creation form.
 * @param plan what the visitor's plan allows
 * @throws Problem `invalid_custom_size`, `invalid_options`, `premium_only`, `professional_only`, `invalid_paints`,
 * `palette_too_small`, `not_yet_available`
 */
export function readForm(fields: Readonly<Record<string, string>>, plan: Plan): PaintByNumbersOptions {
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
  checkPaints(read.data);
  const options = engineOptions(read.data);
  if (options === null) throw new Problem("invalid_custom_size", { field: "canvasSize" });
  return options;
}

/** Options beyond the visitor's plan are refused by the server, whatever a page shows; so are those nobody serves yet. */
function checkPlan(form: PaintByNumbersForm, plan: Plan): void {
  const chosen = Object.entries({
    aiFilterType: form.aiFilterType !== "none",
    palette: form.palette !== undefined,
    mixPalette: form.mixPalette,
    paletteColors: form.paletteColors !== undefined,
    prompt: form.prompt !== undefined,
  }).filter(([, isChosen]) => isChosen);
  for (const [field] of chosen) {
    if (!mayUse(plan, field))
      throw new Problem(
        field.startsWith("mix") || field === "paletteColors" ? "professional_only" : "premium_only",
        { field },
      );
    if (!isServed("options", field)) throw new Problem("not_yet_available", { field });
  }
}

/** Paints that cannot be used, and mixing without any. Codes alone choose from a stored palette, which is yet to come. */
function checkPaints({ paletteColors, mixPalette }: PaintByNumbersForm): void {
  const own = readOwnPaints(paletteColors ?? "");
  const field = "paletteColors";
  if (own.kind === "codes") throw new Problem("not_yet_available", { field });
  if (own.kind === "too_few") throw new Problem("palette_too_small", { field });
  if (own.kind === "unreadable" || own.kind === "twice" || own.kind === "too_many")
    throw new Problem("invalid_paints", { field });
  if (own.kind === "none" && mixPalette) throw new Problem("invalid_options", { field: "mixPalette" });
}
