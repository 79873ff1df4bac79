import type { Seen } from "@tintery/engine";
import { faceLines } from "../../packages/engine/src/seeing/face-lines.ts";
import { eyeDistance, type KnownLandmarks, type MarkedFaces } from "../known-landmarks.ts";
import { hasInk, type Page } from "./page-ink.ts";

/** How far landmarks are from where a person sees them, and what a page shows of those places. */
export interface LandmarkMeasures {
  /** Of all landmarks of a photo, beyond what marks are sure to, in shares of their own face's eye distance; 0 without marked faces. */
  readonly median: number;
  readonly worst: number;
  /** Marked eyes and mouths of large enough faces without ink on the page, whatever was seen of them. */
  readonly missing: number;
}

/** The points of MediaPipe's mesh where the marks of a person are. */
const pointOf = {
  leftEye: faceLines.leftEye.iris[0],
  rightEye: faceLines.rightEye.iris[0],
  underNose: 2,
  mouthLeft: faceLines.lips.upper[0],
  mouthRight: faceLines.lips.upper[10],
} as const satisfies Record<keyof KnownLandmarks, number>;
const landmarks = Object.keys(pointOf) as readonly (keyof KnownLandmarks)[];

/** Eyes nearer to each other than this, in millimeters of the page, belong to faces without room for them: those are 14 mm high. */
const minEyeDistance = 5.6;
/** Around the middle of an eye or a mouth there is ink within this share of the eye distance. */
const near = { eye: 0.16, mouth: 0.3 };

/**
 * Measures landmarks beside marks made by hand. A marked face that was not seen counts as missed elsewhere, and not here.
 * @param marked in pixels of what was seen
 * @param perMM pixels of the page in a millimeter
 */
export function measureLandmarks(
  seen: Pick<Seen, "width" | "faces">,
  { faces, sureTo }: MarkedFaces,
  page: Page,
  perMM: number,
): LandmarkMeasures {
  const errors = faces.flatMap((face) => errorsOf(face, seen.faces, sureTo)).sort((a, b) => a - b);
  const scale = page.width / seen.width;
  return {
    median: errors[Math.floor(errors.length / 2)] ?? 0,
    worst: errors.at(-1) ?? 0,
    missing: faces.reduce((sum, face) => sum + missingOf(face, page, scale, perMM), 0),
  };
}

/** The errors of the seen face whose eyes lie nearest, if they lie within an eye distance. */
function errorsOf(known: KnownLandmarks, faces: Seen["faces"], sureTo: number): readonly number[] {
  const unit = eyeDistance(known);
  const candidates = faces.flatMap(({ points }) => {
    if (!points) return [];
    const errors = landmarks.map((name) => {
      const [x, y] = known[name];
      const off = Math.hypot(points[3 * pointOf[name]]! - x, points[3 * pointOf[name] + 1]! - y);
      return Math.max(0, off - sureTo) / unit;
    });
    const [left, right] = errors;
    return left! < 1 && right! < 1 ? [{ errors, eyes: left! + right! }] : [];
  });
  return candidates.sort((a, b) => a.eyes - b.eyes)[0]?.errors ?? [];
}

function missingOf(face: KnownLandmarks, page: Page, scale: number, perMM: number): number {
  const unit = eyeDistance(face) * scale;
  if (unit < minEyeDistance * perMM) return 0;
  const { leftEye, rightEye, mouthLeft, mouthRight } = face;
  const mouth = [(mouthLeft[0] + mouthRight[0]) / 2, (mouthLeft[1] + mouthRight[1]) / 2] as const;
  const parts = [
    [leftEye, near.eye],
    [rightEye, near.eye],
    [mouth, near.mouth],
  ] as const;
  return parts.filter(([[x, y], reach]) => !hasInk(page, x * scale, y * scale, reach * unit)).length;
}
