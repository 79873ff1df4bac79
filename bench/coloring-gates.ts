import { type ColoringType, hardBelow } from "@tintery/engine";
import type { FaceMeasures } from "./metrics/measure-faces.ts";
import type { LandmarkMeasures } from "./metrics/measure-landmarks.ts";
import type { PageMeasures } from "./metrics/measure-page.ts";
import type { SubjectMeasures } from "./metrics/measure-subject.ts";

/** What a type must reach on an A4 page with all details; per cent, counts, ends on 100 mm of line. */
export interface ColoringGates {
  readonly ink: readonly [min: number, max: number];
  readonly slivers: number;
  readonly inLargeAreas: number;
  readonly openEnds: number;
  /** Standard deviation of the width of lines as a share of its mean. */
  readonly strokeVariation: number;
  readonly speckles: number;
  /** Filled spots that are neither pupils nor noses: types that fill what is black have any number. */
  readonly blacks: number;
  /** White spots within heads, smaller than ears: a patchwork of hair has a dozen. */
  readonly headCrumbs: number;
  /** Share of the lines that is the background's where a subject stands out, in types whose background is calm. */
  readonly background?: number;
}

/**
 * For `for_kids` and `for_adults` the targets of the design. The others follow from what a type is for: where areas close,
 * hardly an end is open and hardly a sliver white (letters have ends); fine open types have more of both; lines of three pens
 * vary in width, those whose width says how sure they are vary more, and a pencil's page is measured by its ink alone.
 */
export const coloringGates: Readonly<Record<ColoringType, ColoringGates>> = {
  for_kids: {
    ink: [4, 9],
    slivers: 3,
    inLargeAreas: 75,
    openEnds: 0.4,
    strokeVariation: 0.3,
    speckles: 0,
    blacks: 0,
    headCrumbs: 2,
    background: 45,
  },
  simple: {
    ink: [2.5, 7],
    slivers: 4,
    inLargeAreas: 90,
    openEnds: 0.5,
    strokeVariation: 0.3,
    speckles: 0,
    blacks: 0,
    headCrumbs: 2,
    background: 40,
  },
  v2_simplified: {
    ink: [3.5, 8],
    slivers: 6,
    inLargeAreas: 85,
    openEnds: 0.5,
    strokeVariation: 0.3,
    speckles: 0,
    blacks: 0,
    headCrumbs: 2,
    background: 45,
  },
  image: {
    ink: [2.8, 10],
    slivers: 12,
    inLargeAreas: 70,
    openEnds: 2,
    strokeVariation: 0.4,
    speckles: 0,
    blacks: 0,
    headCrumbs: 8,
  },
  v2_general: {
    ink: [3.5, 12],
    slivers: 10,
    inLargeAreas: 70,
    openEnds: 2,
    strokeVariation: 0.5,
    speckles: 0,
    blacks: 0,
    headCrumbs: 5,
  },
  for_adults: {
    ink: [5, 12],
    slivers: 60,
    inLargeAreas: 35,
    openEnds: 2,
    strokeVariation: 0.4,
    speckles: 0,
    blacks: 0,
    headCrumbs: 40,
  },
  photo: {
    ink: [2, 12],
    slivers: 150,
    inLargeAreas: 50,
    openEnds: 8,
    strokeVariation: 0.7,
    speckles: 20,
    blacks: 0,
    headCrumbs: 80,
  },
  v2_detailed: {
    ink: [2, 12],
    slivers: 150,
    inLargeAreas: 50,
    openEnds: 8,
    strokeVariation: 0.6,
    speckles: 20,
    blacks: 0,
    headCrumbs: 80,
  },
  v2_anime: {
    ink: [2.5, 13],
    slivers: 80,
    inLargeAreas: 60,
    openEnds: 5,
    strokeVariation: 0.5,
    speckles: 2,
    blacks: Number.POSITIVE_INFINITY,
    headCrumbs: 60,
  },
  v2_comic: {
    ink: [4, 20],
    slivers: 40,
    inLargeAreas: 60,
    openEnds: 4,
    strokeVariation: 0.5,
    speckles: 2,
    blacks: Number.POSITIVE_INFINITY,
    headCrumbs: 40,
  },
  sketching: {
    ink: [2.5, 20],
    slivers: Number.POSITIVE_INFINITY,
    inLargeAreas: 0,
    openEnds: Number.POSITIVE_INFINITY,
    strokeVariation: Number.POSITIVE_INFINITY,
    speckles: Number.POSITIVE_INFINITY,
    blacks: 0,
    headCrumbs: Number.POSITIVE_INFINITY,
  },
};

export interface MeasuredPage extends PageMeasures {
  /** Missing where nothing stands out. */
  readonly subject?: SubjectMeasures;
  readonly faces: FaceMeasures & { readonly missed: number; readonly invented: number };
  readonly landmarks: LandmarkMeasures;
  /** How much of what the photo shows survives, 0 to 1 (`recognizability`). */
  readonly recognizable: number;
  /** Stretches of line for which the photo gives no reason. */
  readonly withoutEvidence: number;
  readonly mapSeconds: number;
  readonly pageSeconds: number;
}

interface Gate {
  readonly says: string;
  readonly holds: (value: number) => boolean;
}

export interface ColoringRow {
  readonly name: string;
  readonly value: (page: MeasuredPage) => number;
  readonly digits: number;
  readonly gate?: (want: ColoringGates) => Gate;
}

const atMost = (limit: number): Gate => ({
  says: Number.isFinite(limit) ? `≤ ${limit}` : "",
  holds: (value) => value <= limit,
});

/** So much of a subject, in per cent, may hang together with what is around it: hair and fur that melt into shade. */
const maxOpen = 5;

/**
 * How far landmarks may lie from where a person sees them, in per cent of the eye distance. An iris is a fifth of that wide: half
 * an iris off, an eye still lies in its place; a whole one off, a pupil is beside the eye. Ten is what papers call a failure.
 */
const maxLandmarkError = { median: 9, worst: 19 };

/** What is shown of a page, and the gates it must pass. */
export const coloringRows: readonly ColoringRow[] = [
  {
    name: "ink %",
    value: (page) => 100 * page.ink,
    digits: 1,
    gate: ({ ink: [min, max] }) => ({
      says: `${min}–${max}`,
      holds: (value) => value >= min && value <= max,
    }),
  },
  { name: "areas > 1 mm²", value: (page) => page.areas, digits: 0 },
  {
    name: "in areas ≥ 100 mm² %",
    value: (page) => 100 * page.inLargeAreas,
    digits: 0,
    gate: ({ inLargeAreas }) => ({ says: `≥ ${inLargeAreas}`, holds: (value) => value >= inLargeAreas }),
  },
  {
    name: "slivers < 4 mm²",
    value: (page) => page.slivers,
    digits: 0,
    gate: ({ slivers }) => atMost(slivers),
  },
  { name: "speckles", value: (page) => page.speckles, digits: 0, gate: ({ speckles }) => atMost(speckles) },
  { name: "pieces < 6 mm", value: (page) => page.shortComponents, digits: 0 },
  { name: "line, mm", value: (page) => page.lineMM, digits: 0 },
  { name: "stroke, mm", value: (page) => page.strokeMM, digits: 2 },
  {
    name: "width variation",
    value: (page) => page.strokeVariation,
    digits: 2,
    gate: ({ strokeVariation }) => atMost(strokeVariation),
  },
  {
    name: "open ends / 100 mm",
    value: (page) => page.openEnds,
    digits: 2,
    gate: ({ openEnds }) => atMost(openEnds),
  },
  {
    name: "subject open %",
    value: (page) => 100 * (page.subject?.leak ?? 0),
    digits: 1,
    gate: () => atMost(maxOpen),
  },
  {
    name: "recognizable",
    value: (page) => page.recognizable,
    digits: 2,
    gate: () => ({ says: `≥ ${hardBelow}`, holds: (value) => value >= hardBelow }),
  },
  {
    name: "lines without evidence",
    value: (page) => page.withoutEvidence,
    digits: 0,
    gate: () => atMost(0),
  },
  { name: "faces missed", value: (page) => page.faces.missed, digits: 0, gate: () => atMost(0) },
  { name: "faces invented", value: (page) => page.faces.invented, digits: 0, gate: () => atMost(0) },
  { name: "eyes, mouths missing", value: (page) => page.faces.missing, digits: 0, gate: () => atMost(0) },
  {
    name: "marked eyes, mouths missing",
    value: (page) => page.landmarks.missing,
    digits: 0,
    gate: () => atMost(0),
  },
  {
    name: "landmarks off, median %",
    value: (page) => 100 * page.landmarks.median,
    digits: 1,
    gate: () => atMost(maxLandmarkError.median),
  },
  {
    name: "landmarks off, worst %",
    value: (page) => 100 * page.landmarks.worst,
    digits: 1,
    gate: () => atMost(maxLandmarkError.worst),
  },
  { name: "jaws open", value: (page) => page.faces.openJaws, digits: 0, gate: () => atMost(0) },
  {
    name: "crumbs in heads",
    value: (page) => page.faces.crumbs,
    digits: 0,
    gate: ({ headCrumbs }) => atMost(headCrumbs),
  },
  {
    name: "blacks without reason",
    value: (page) => page.faces.strayBlacks,
    digits: 0,
    gate: ({ blacks }) => atMost(blacks),
  },
  {
    name: "background's lines %",
    value: (page) => 100 * (page.subject?.background ?? 0),
    digits: 0,
    gate: ({ background = 100 }) => atMost(background),
  },
  { name: "maps, user s", value: (page) => page.mapSeconds, digits: 2 },
  { name: "page, user s", value: (page) => page.pageSeconds, digits: 2 },
];

const passes = ({ value, digits, gate }: ColoringRow, page: MeasuredPage, want: ColoringGates): boolean =>
  !gate || gate(want).holds(Number(value(page).toFixed(digits)));

/** A cell of the table, bold where it fails its gate. */
export function cellOf(row: ColoringRow, page: MeasuredPage, want: ColoringGates): string {
  const text = row.value(page).toFixed(row.digits);
  return passes(row, page, want) ? text : `**${text}**`;
}

/** Whether all pages pass; nothing without a gate. */
export function verdictOf(row: ColoringRow, pages: readonly MeasuredPage[], want: ColoringGates): string {
  if (!row.gate || row.gate(want).says === "") return "";
  return pages.every((page) => passes(row, page, want)) ? "ok" : "FAILS";
}
