import type { ImageView } from "@tintery/contract";

const pixel = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30" fill="${color}"/></svg>`)}`;

const colors: ImageView["options"]["colors"] = [
  { id: 1, code: "1", hex: "#8888cc", rgb: [136, 136, 204], name: "Dusk blue", isPermanent: false },
  { id: 10, code: "10", hex: "#102030", rgb: [16, 32, 48], name: "Ink black", isPermanent: false },
  { id: 2, code: "2", hex: "#ffeecc", rgb: [255, 238, 204], name: "Vanilla", isPermanent: false },
];

/** A finished picture of the visitor's own; changes on top. */
export function paintByNumbersImage(change: Partial<ImageView> = {}): ImageView {
  return {
    id: "0123456789abcdefghijkl",
    kind: "paint-by-numbers",
    name: "boat.jpg",
    status: "ready",
    sampledata: false,
    updated: new Date().toISOString(),
    created: "2026-05-01T10:00:00.000Z",
    progress: { stage: null, fraction: null, place: null },
    problem: null,
    options: {
      images: {
        origin: pixel("teal"),
        transformed: pixel("navy"),
        numbers: pixel("white"),
        thumbnail: pixel("navy"),
      },
      numberOfColors: 3,
      colors,
      colors_initial: colors,
      strokeWidth: 0.2,
      canvasSize: "8x10",
      canvasMM: { width: 254, height: 203.2 },
      colorsArea: {
        byCode: { "1": 30, "2": 10, "10": 60 },
        byColor: {},
        background: { "1": 80, "2": 0, "10": 10 },
      },
      paint: {
        milliliters: { "1": 4, "2": 1.4, "10": 7.9 },
        order: [
          { name: "background", codes: ["1"] },
          { name: "large", codes: ["2", "10"] },
        ],
      },
      segmentsComplexity: "none",
      minArea: 0,
      detalization: "normal",
      gradientStep: "normal",
      colorPrecision: "high",
      palette: null,
      numberOfSegments: { total: 12, byCode: { "1": 4, "2": 1, "10": 7 } },
      paletteOptions: { printCodes: false },
    },
    may: {
      delete: true,
      retry: false,
      rename: true,
      edit: true,
      share: true,
      changeNumberOfColors: true,
      changePrecision: false,
      customDownload: true,
      rate: true,
    },
    ...change,
  };
}

/** The same picture while it is being prepared: the photo is there, nothing else. */
export function preparingImage(
  progress: Partial<ImageView["progress"]> = {},
  change: Partial<ImageView> = {},
): ImageView {
  const ready = paintByNumbersImage();
  const images = { ...ready.options.images, transformed: null, numbers: null, thumbnail: null };
  return {
    ...ready,
    status: "processing",
    options: { ...ready.options, images, colors: [], colors_initial: [] },
    progress: { ...ready.progress, ...progress },
    ...change,
  };
}

/** A finished coloring page of the visitor's own; changes on top. */
export function coloringImage(change: Partial<ImageView> = {}): ImageView {
  const { options, ...image } = paintByNumbersImage();
  return {
    ...image,
    kind: "coloring",
    options: {
      ...options,
      colors: [],
      colors_initial: [],
      type: "for_kids",
      version: "v1",
      reduceGrayscale: 100,
      background: "calm",
      hasSubject: true,
    },
    ...change,
  };
}

/** Finished SVG outlines of the visitor's own; changes on top. */
export function outlinesImage(change: Partial<ImageView> = {}): ImageView {
  const { options, may, ...image } = paintByNumbersImage();
  return {
    ...image,
    kind: "outlines",
    options: {
      ...options,
      images: { ...options.images, numbers: null, model: "/app/image/0123456789abcdefghijkl/picture/model" },
      colors: [],
      colors_initial: [],
      colorPrecision: "normal",
      numberOfColors: 2,
      source: "png",
      original: "jpg",
      notes: [],
      outlines: {
        kind: "flat",
        pixels: { width: 400, height: 300 },
        colors: [
          { hex: "#8888cc", areaShare: 0.7 },
          { hex: null, areaShare: 0.3 },
        ],
        areas: 17,
        hasCenterLines: false,
      },
    },
    may: { ...may, changeNumberOfColors: false, changePrecision: true },
    ...change,
  };
}
