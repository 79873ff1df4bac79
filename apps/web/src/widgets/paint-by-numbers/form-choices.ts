import {
  type CanvasSize,
  chosenIn,
  clampMixedNumberOfColors,
  customSizeRange,
  defaultPaintByNumbersOptions,
  defaultPhotoPainter,
  engineOptions,
  isChoice,
  isInvalidCustomSize,
  isUsablePalette,
  mayCrop,
  mixedNumberOfColorsRange,
  namesWith,
  numberOfColorsRange,
  numberOfColorsWhenMixingStarts,
  type OptionValues,
  type Paint,
  type PaintByNumbersOptions,
  paintByNumbersOptions,
  type PhotoPainter,
  type ProblemCode,
  readCanvasSize,
  readOwnPaints,
  restrictPalette,
  sentCanvasSize,
  writeOwnPaints,
} from "@tintery/contract/tables";
import { sheetOf } from "@tintery/engine/tables";
import { paperHere } from "../../papers-here.ts";

/** The options of the form, as they stand in its table. */
const rows = paintByNumbersOptions;
export type FormOption = keyof typeof rows;
const names = Object.keys(rows) as FormOption[];

/** What stands in the creation form. Null is an empty number field; lengths are inches. */
export interface FormChoices
  extends Omit<OptionValues<typeof rows>, "numberOfColors" | "minArea" | "canvasSize"> {
  numberOfColors: number | null;
  minArea: number | null;
  canvasSize: CanvasSize | "none";
  customWidth: number | null;
  customHeight: number | null;
  /** Id of a maker's palette, in place of own paints. */
  palette: number | null;
  /** Codes of its colors as they were typed; empty for all. */
  paletteCodes: string;
  /** Own paints as they were typed. */
  ownPaints: string;
  /** Who paints the look, if there is one. */
  lookBy: PhotoPainter;
}

export const defaultChoices: FormChoices = {
  ...chosenIn(rows, defaultPaintByNumbersOptions),
  paper: paperHere(),
  canvasSize: "none",
  customWidth: null,
  customHeight: null,
  palette: null,
  paletteCodes: "",
  ownPaints: "",
  lookBy: defaultPhotoPainter,
};

const inRange = (value: unknown, range: { min: number; max: number }) =>
  typeof value === "number" && value >= range.min && value <= range.max;

/** Options that the browser remembers, and that may stand in a draft: all but those of one picture. */
const once: readonly string[] = namesWith(rows, "once");
const remembered = names.filter((name) => !once.includes(name));

/** Whether a remembered value is still good; storage may hold anything. A size of one's own stands in fields of its own. */
function isGood(name: FormOption, value: unknown): boolean {
  if (name === "canvasSize" && typeof value === "object") return false;
  if (name === "numberOfColors" && !inRange(value, numberOfColorsRange)) return false;
  return isChoice(rows[name], value);
}

/** The form's first choices: those of the last visit where they are still good, else the defaults. */
export function restoredChoices(stored: unknown): FormChoices {
  if (typeof stored !== "object" || stored === null) return defaultChoices;
  const values = stored as Record<string, unknown>;
  const good = remembered.filter((field) => isGood(field, values[field]));
  return { ...defaultChoices, ...Object.fromEntries(good.map((field) => [field, values[field]])) };
}

/** The choices of a draft, where they are still good: those that are remembered, and those that are for one picture. */
export function draftedChoices(stored: unknown): FormChoices {
  const values = Object(stored) as Record<string, unknown>;
  const { crop, customWidth, customHeight, palette, paletteCodes, ownPaints, mixPalette } = values;
  const { aiFilterType: look, lookStrength: strength, lookBy } = values;
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  const length = (value: unknown) => (typeof value === "number" ? value : null);
  return {
    ...restoredChoices(stored),
    crop: crop === true,
    customWidth: length(customWidth),
    customHeight: length(customHeight),
    palette: readPaletteId(palette),
    paletteCodes: text(paletteCodes),
    ownPaints: text(ownPaints),
    mixPalette: mixPalette === true,
    ...(isGood("aiFilterType", look) && { aiFilterType: look as FormChoices["aiFilterType"] }),
    ...(isGood("lookStrength", strength) && { lookStrength: strength as number }),
    ...(lookBy === "image-model" && { lookBy }),
  };
}

/** The id of a palette, where it is one. */
function readPaletteId(id: unknown): number | null {
  return Number.isInteger(id) ? (id as number) : null;
}

/**
 * Choices with the paints of a picture that was made before, its palette's or own ones with a line for each; anything else
 * changes nothing.
 */
export function withPaints(choices: FormChoices, preset: unknown): FormChoices {
  const { palette: id, ownPaints } = Object(preset) as Record<string, unknown>;
  const { paletteColors, mixPalette } = Object(ownPaints) as Record<string, unknown>;
  if (typeof paletteColors !== "string") return choices;
  const palette = readPaletteId(id);
  return {
    ...choices,
    ...(palette === null ? { ownPaints: paletteColors } : { palette, paletteCodes: paletteColors }),
    ...mixingChoice(choices, mixPalette === true),
  };
}

/** What the browser remembers of the choices: only valid values, an invalid one keeps the last valid. */
export function choicesToRemember(choices: FormChoices, before: unknown): Record<string, unknown> {
  const old = restoredChoices(before);
  return Object.fromEntries(
    remembered.map((field) => [field, isGood(field, choices[field]) ? choices[field] : old[field]]),
  );
}

/** Which fields hold what cannot be sent. */
export type FormFaults = Record<FormOption | "paints" | "customWidth" | "customHeight", boolean>;

const outOfRange = (value: number | null, range: { min: number; max: number }) =>
  value !== null && !inRange(value, range);

/** Options as the server names them, which the form marks where they are refused. */
export function isFormOption(name: string): boolean {
  return Object.hasOwn(defaultChoices, name) || name === "paletteColors";
}

export function faultsOf(choices: FormChoices): FormFaults {
  const faults = names.map((name) => [name, !isGood(name, choices[name])]);
  return {
    ...(Object.fromEntries(faults) as Record<FormOption, boolean>),
    numberOfColors: !isGood("numberOfColors", sentColors(choices)),
    paints: !arePaintsGood(choices),
    customWidth: outOfRange(choices.customWidth, customSizeRange),
    customHeight: outOfRange(choices.customHeight, customSizeRange),
  };
}

/** Whether own paints, or the codes of a palette's colors, can be sent; there may be none of either. */
function arePaintsGood({ palette, paletteCodes, ownPaints }: FormChoices): boolean {
  const own = readOwnPaints(palette === null ? ownPaints : paletteCodes);
  if (own.kind === "codes") return palette !== null && isUsablePalette({ colors_number: own.codes.length });
  return own.kind === "none" || (own.kind === "paints" && palette === null);
}

/** The custom size of a form as the contract's rules take it. */
export function customSizeOf({ customWidth, customHeight }: FormChoices) {
  return { width: customWidth, height: customHeight };
}

/** Why the form cannot be sent, in the order of the specification; null when it can. */
export function stoppedBy(choices: FormChoices, file: File | null): ProblemCode | null {
  if (!file) return "image_or_prompt_required";
  if (isInvalidCustomSize(customSizeOf(choices))) return "invalid_custom_size";
  return Object.values(faultsOf(choices)).some(Boolean) ? "invalid_options" : null;
}

/** Whether there are paints to mix: a palette's or own ones. */
export function hasPaints({ palette, ownPaints }: FormChoices): boolean {
  return palette !== null || readOwnPaints(ownPaints).kind === "paints";
}

/** Whether mixing is on: it needs paints to mix. */
export function mixes(choices: FormChoices): boolean {
  return choices.mixPalette && hasPaints(choices);
}

/** The range of the number of colors, which mixing narrows. */
export function colorsRangeOf(choices: FormChoices) {
  return mixes(choices) ? mixedNumberOfColorsRange : numberOfColorsRange;
}

/** What switching mixing on or off changes: a number of colors that mixing cannot make gives way. */
export function mixingChoice({ numberOfColors }: FormChoices, mixPalette: boolean): Partial<FormChoices> {
  if (!mixPalette) return { mixPalette };
  return { mixPalette, numberOfColors: numberOfColorsWhenMixingStarts(numberOfColors ?? 0) };
}

/** The number of colors as it is kept while it is typed: with mixing, more than it can make becomes its most. */
export function colorsChoice(choices: FormChoices, wanted: number | null): number | null {
  const { min } = mixedNumberOfColorsRange;
  return mixes(choices) && wanted !== null && wanted > min ? clampMixedNumberOfColors(wanted) : wanted;
}

/**
 * The number of colors as it is sent, and shown once its field is left: with mixing, fewer than it can make become its fewest.
 */
export function sentColors(choices: FormChoices): number | null {
  const { numberOfColors } = choices;
  return mixes(choices) && numberOfColors !== null
    ? clampMixedNumberOfColors(numberOfColors)
    : numberOfColors;
}

/** The canvas that the choices mean, as the engine takes it; none where the custom size cannot be used. */
export function canvasChoiceOf(choices: FormChoices): PaintByNumbersOptions["canvasSize"] {
  return readCanvasSize(sentCanvasSize(choices.canvasSize, customSizeOf(choices))) ?? "none";
}

/** The canvas in millimeters that the choices mean; null when none is chosen or the custom size cannot be used. */
export function canvasOf(choices: FormChoices): { width: number; height: number } | null {
  const canvasSize = canvasChoiceOf(choices);
  if (canvasSize === "none") return null;
  const { widthMM, heightMM } = sheetOf({ canvasSize, paper: choices.paper });
  return { width: widthMM, height: heightMM };
}

/** Whether the image model paints the look: what our own engine shows of it is only a guess then. */
export function hasModelLook({ aiFilterType, lookBy }: FormChoices): boolean {
  return aiFilterType !== "none" && lookBy === "image-model";
}

/** The fields of the form the server takes, by the specification's names; the file goes along with them. */
export function formDataOf(choices: FormChoices): FormData {
  const custom = customSizeOf(choices);
  const { mixPalette: _, ...chosen } = chosenIn(rows, choices);
  const fields = {
    ...chosen,
    numberOfColors: sentColors(choices),
    canvasSize: sentCanvasSize(choices.canvasSize, custom),
    crop: choices.crop && mayCrop(choices.canvasSize, custom),
    ...paintFields(choices),
    ...(hasModelLook(choices) && { lookBy: choices.lookBy }),
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, textOf(value));
  return form;
}

/** What is sent of paints: a palette and which of its colors, or own paints; nothing without either. */
function paintFields({ palette, paletteCodes, ownPaints, mixPalette }: FormChoices) {
  const own = readOwnPaints(palette === null ? ownPaints : paletteCodes);
  if (palette !== null)
    return { palette, mixPalette, ...(own.kind === "codes" && { paletteColors: own.codes.join(",") }) };
  return own.kind === "paints" ? { paletteColors: writeOwnPaints(own.paints), mixPalette } : {};
}

/**
 * What the engine paints these choices with; null while a field holds what cannot be sent.
 * @param palette the paints of the chosen palette; null until they are there
 */
export function paintedOptions(
  choices: FormChoices,
  palette: readonly Paint[] | null,
): PaintByNumbersOptions | null {
  const { numberOfColors, minArea, ownPaints } = choices;
  const isStopped =
    isInvalidCustomSize(customSizeOf(choices)) || Object.values(faultsOf(choices)).some(Boolean);
  if (isStopped || numberOfColors === null || minArea === null) return null;
  const form = { ...choices, numberOfColors, minArea };
  if (choices.palette === null) return engineOptions({ ...form, paletteColors: ownPaints });
  const { paletteColors } = paintFields(choices);
  const paints = palette && restrictPalette(palette, paletteColors || "");
  return paints && isUsablePalette({ colors_number: paints.length }) ? engineOptions(form, paints) : null;
}

/** A value as forms send it; an empty number field means the default. */
function textOf(value: string | number | boolean | null): string {
  return typeof value === "boolean" ? String(Number(value)) : String(value ?? "");
}
