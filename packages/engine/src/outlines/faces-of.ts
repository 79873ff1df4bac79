import type { Raster } from "../raster/raster.ts";
import { dropSpecks } from "../regions/drop-specks.ts";
import { joinFaces } from "../regions/join-faces.ts";
import type { JoinedFaces } from "../regions/labels.ts";
import { regionAreas } from "../regions/region-areas.ts";
import type { FacePaint } from "../regions/painted.ts";

/** Specks are dropped so many times at most: faces that grew by some may still be small. */
const maxTries = 3;

/** Faces of the paints, none smaller than `minArea` pixels if that can be. */
export function facesOf(of: Int32Array, { width, height }: Raster, minArea: number): JoinedFaces {
  for (let tries = 1; ; tries++) {
    const faces = joinFaces(of, width, height);
    if (tries > maxTries || !dropSpecks(of, faces, regionAreas(faces.labels), minArea)) return faces;
  }
}

/** The four numbers of each face's color, and which faces change inside. */
export function colorsOf(
  paintOf: Int32Array,
  paints: readonly FacePaint[],
): { colors: Float64Array; varies?: Uint8Array } {
  const colors = Float64Array.from(
    { length: paintOf.length * 4 },
    (_, i) => paints[paintOf[i >> 2]!]!.color[i & 3]!,
  );
  if (!paints.some(({ gradient }) => gradient)) return { colors };
  return { colors, varies: Uint8Array.from(paintOf, (paint) => (paints[paint]!.gradient ? 1 : 0)) };
}
