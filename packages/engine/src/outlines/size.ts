import { printablePage } from "../drawing/papers.ts";

/** More pixels than this are not looked at. */
export const maxPixels = 3_200_000;

/** The size, in pixels, to which a photo may be shrunk while it is decoded: what `outlines` looks at. */
export function outlinesSize(photo: { readonly width: number; readonly height: number }): {
  width: number;
  height: number;
} {
  const scale = Math.sqrt(maxPixels / (photo.width * photo.height));
  if (scale >= 1) return { width: photo.width, height: photo.height };
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(photo.width), height: scaled(photo.height) };
}

/** Size on paper, in millimeters: as large as fits the printable part of an A4 sheet, whichever way it lies. */
export function sizeOnPaper({ width, height }: { readonly width: number; readonly height: number }): {
  widthMM: number;
  heightMM: number;
} {
  const perPixel = Math.min(
    printablePage.longMM / Math.max(width, height),
    printablePage.shortMM / Math.min(width, height),
  );
  const hundredths = (mm: number) => Math.max(0.01, Math.round(mm * 100) / 100);
  return { widthMM: hundredths(width * perPixel), heightMM: hundredths(height * perPixel) };
}
