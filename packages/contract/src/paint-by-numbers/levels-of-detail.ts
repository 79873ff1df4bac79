/** One question for the six options that decide how simple a painting is. Plain tables, no zod. */
import type { PaintByNumbersOptions } from "@tintery/engine/tables";

/** The options that a level of detail sets, in the order of the form. */
const settings = [
  "detalization",
  "segmentsComplexity",
  "colorPrecision",
  "gradientStep",
  "minArea",
  "enhancement",
] as const satisfies readonly (keyof PaintByNumbersOptions)[];
export type DetailSettings = Pick<PaintByNumbersOptions, (typeof settings)[number]>;

interface LevelRow {
  readonly regions: DetailSettings;
  /** The same question in pixel mode, which only knows the size of its squares. */
  readonly squares: Pick<DetailSettings, "segmentsComplexity">;
}

/**
 * Levels of detail, the simplest first; the one in the middle is the default of all six options. They allow for at most 112, 234, 459, 596
 * and 780 regions on A4 (`regionBudget`); a photo with little in it has fewer.
 */
export const levelsOfDetail = {
  simplest: {
    regions: {
      detalization: "lowest",
      segmentsComplexity: "level2",
      colorPrecision: "low",
      gradientStep: "normal",
      minArea: 0,
      enhancement: true,
    },
    squares: { segmentsComplexity: "simplest" },
  },
  simple: {
    regions: {
      detalization: "low",
      segmentsComplexity: "level1",
      colorPrecision: "normal",
      gradientStep: "normal",
      minArea: 0,
      enhancement: true,
    },
    squares: { segmentsComplexity: "level3" },
  },
  balanced: {
    regions: {
      detalization: "normal",
      segmentsComplexity: "none",
      colorPrecision: "high",
      gradientStep: "normal",
      minArea: 0,
      enhancement: true,
    },
    squares: { segmentsComplexity: "level2" },
  },
  detailed: {
    regions: {
      detalization: "high",
      segmentsComplexity: "none",
      colorPrecision: "high",
      gradientStep: "normal",
      minArea: 0,
      enhancement: true,
    },
    squares: { segmentsComplexity: "level1" },
  },
  finest: {
    regions: {
      detalization: "ultra",
      segmentsComplexity: "none",
      colorPrecision: "high",
      gradientStep: "high",
      minArea: 0,
      enhancement: true,
    },
    squares: { segmentsComplexity: "none" },
  },
} as const satisfies Readonly<Record<string, LevelRow>>;

export type LevelOfDetail = keyof typeof levelsOfDetail;
export const levelsOfDetailWords = Object.keys(levelsOfDetail) as LevelOfDetail[];

/** What is chosen in a form, or stored with a picture. */
export type DetailChosen = Readonly<Record<keyof DetailSettings | "mode", unknown>>;

/** The settings that a level has in a mode. */
export function settingsOf(level: LevelOfDetail, mode: unknown): Readonly<Partial<DetailSettings>> {
  return mode === "pixel" ? levelsOfDetail[level].squares : levelsOfDetail[level].regions;
}

/** The level whose settings are chosen; null for settings of one's own. */
export function levelOf(chosen: DetailChosen): LevelOfDetail | null {
  const isSame = (level: LevelOfDetail) =>
    Object.entries(settingsOf(level, chosen.mode)).every(
      ([name, value]) => chosen[name as keyof DetailSettings] === value,
    );
  return levelsOfDetailWords.find(isSame) ?? null;
}

/** The level with this setting for the smallest regions. */
export function levelWith(detalization: unknown): LevelOfDetail {
  const isSame = (level: LevelOfDetail) => levelsOfDetail[level].regions.detalization === detalization;
  return levelsOfDetailWords.find(isSame) ?? "balanced";
}

/**
 * Smaller or larger regions than chosen: the whole level where a level is chosen, else that setting alone, so that settings of one's own
 * stay.
 */
export function withSmallestRegions(
  chosen: DetailChosen,
  detalization: DetailSettings["detalization"],
): Readonly<Partial<DetailSettings>> {
  return levelOf(chosen) ? settingsOf(levelWith(detalization), chosen.mode) : { detalization };
}

/** The six settings out of somebody's choices. */
export function detailSettingsIn<Choices extends DetailChosen>(
  choices: Choices,
): Pick<Choices, keyof DetailSettings> {
  return Object.fromEntries(settings.map((name) => [name, choices[name]])) as Pick<
    Choices,
    keyof DetailSettings
  >;
}

/**
 * The setting that pixel mode gives back when it is left: there it was the size of squares.
 * @param before what it was when pixel mode was entered; null where nobody knows
 */
export function afterPixelMode(
  choices: DetailChosen,
  before: DetailSettings["segmentsComplexity"] | null,
): Pick<DetailSettings, "segmentsComplexity"> | null {
  if (before !== null) return { segmentsComplexity: before };
  const { segmentsComplexity } = levelsOfDetail[levelWith(choices.detalization)].regions;
  // settings of one's own stay as they are
  const isLevel = levelOf({ ...choices, mode: "polygon", segmentsComplexity }) !== null;
  return isLevel ? { segmentsComplexity } : null;
}
