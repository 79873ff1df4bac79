import {
  addresses,
  canvasSizeWord,
  defaultStrokeWidth,
  type ImageView,
  isProblemCode,
  type PaintByNumbersOptions,
  type PbnColor,
  permissionsOf,
  type PictureName,
} from "@tintery/contract";
import type { MessageKey, Translate } from "@tintery/contract/messages";
import type { PictureSummary } from "./child/child-task.ts";
import { type DrawingRow, type ImageRow, ownedOf } from "./image-row.ts";

/** Everything besides the row that a view of an image is made of. */
export interface ViewContext {
  visitorId: string | null;
  drawings: readonly DrawingRow[];
  /** Waiting images before this one; null when it does not wait. */
  place: number | null;
  t: Translate;
}

/** An image as callers see it. */
export function viewOf(image: ImageRow, { visitorId, drawings, place, t }: ViewContext): ImageView {
  // the row holds what the contract's schema read, and nothing else writes it
  const options = image.options as unknown as PaintByNumbersOptions;
  const summary = image.summary as unknown as PictureSummary | null;
  const colors = (summary?.palette ?? []).map(toColor);
  return {
    id: image.id,
    kind: image.kind,
    name: nameOf(image, t),
    status: image.status,
    sampledata: image.sample,
    updated: image.updated.toISOString(),
    created: image.created.toISOString(),
    progress: { stage: image.stage, fraction: image.fraction, place },
    problem: isProblemCode(image.problem) ? image.problem : null,
    options: {
      images: picturesOf(image.id, drawings),
      numberOfColors: options.numberOfColors,
      colors,
      colors_initial: summary?.initial?.map(toColor) ?? colors,
      strokeWidth: summary?.look?.strokeWidth ?? defaultStrokeWidth,
      canvasSize: canvasSizeWord(options.canvasSize),
      canvasMM: summary && { width: summary.widthMM, height: summary.heightMM },
      ...areasOf(summary),
      segmentsComplexity: options.segmentsComplexity,
      minArea: options.minArea,
      detalization: options.detalization,
      gradientStep: options.gradientStep,
      colorPrecision: options.colorPrecision,
      palette: null,
      paletteOptions: { printCodes: options.palette !== undefined },
      ...(summary?.lostDetail && { lostDetail: summary.lostDetail }),
    },
    may: permissionsOf(visitorId === null ? null : { id: visitorId }, ownedOf(image)),
  };
}

/** A sample is named in the reader's language; a file whose name held nothing readable is called by its kind. */
export function nameOf(image: Pick<ImageRow, "kind" | "name" | "sample">, t: Translate): string {
  if (image.sample) return t(image.name as MessageKey);
  return image.name || t(`dashboard.kind.${image.kind}`);
}

/** A picture's version in its address: the beginning of the hash of its bytes. */
export function versionOf({ sha256 }: Pick<DrawingRow, "sha256">): string {
  return sha256.slice(0, 12);
}

/** Addresses of the pictures; the hash of the bytes is the version, so a picture's address never lies. */
function picturesOf(id: string, drawings: readonly DrawingRow[]): ImageView["options"]["images"] {
  const address = (which: PictureName) => {
    const drawing = drawings.find((candidate) => candidate.imageId === id && candidate.which === which);
    return drawing ? addresses.picture(id, which, versionOf(drawing)) : null;
  };
  return {
    origin: address("origin"),
    transformed: address("painting"),
    numbers: address("numbers"),
    thumbnail: address("thumbnail"),
  };
}

function toColor({ code, hex }: PictureSummary["palette"][number], index: number): PbnColor {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return {
    id: index + 1,
    code,
    hex,
    rgb: [channel(1), channel(3), channel(5)],
    name: hex,
    isPermanent: false,
  };
}

/** Areas in percent of the canvas, and regions, by code. */
function areasOf(
  summary: PictureSummary | null,
): Pick<ImageView["options"], "colorsArea" | "numberOfSegments"> {
  const palette = summary?.palette ?? [];
  const percent = (share: number) => Math.round(share * 10_000) / 100;
  return {
    colorsArea: {
      byCode: Object.fromEntries(palette.map(({ code, areaShare }) => [code, percent(areaShare)])),
      byColor: Object.fromEntries(palette.map(({ hex, areaShare }) => [hex, percent(areaShare)])),
    },
    numberOfSegments: {
      total: summary?.segments ?? 0,
      byCode: Object.fromEntries(palette.map(({ code, segments }) => [code, segments])),
    },
  };
}
