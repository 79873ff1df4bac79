import type { PsDict } from "../objects.ts";
import type { PaintColor } from "../colors/paint-color.ts";
import type { Matrix } from "./matrix.ts";
import type { Path } from "./path.ts";
import type { Clip } from "./svg-page.ts";

/** What `gsave` keeps. Paths are shared after a `gsave` and copied by whoever adds to them first. */
export interface GraphicsState {
  matrix: Matrix;
  path: Path;
  isPathShared: boolean;
  clip: Clip;
  /** What `clipsave` kept. */
  keptClips: readonly Clip[];
  color: PaintColor;
  lineWidth: number;
  lineCap: number;
  lineJoin: number;
  miterLimit: number;
  dash: readonly number[];
  dashOffset: number;
  flatness: number;
  strokeAdjust: boolean;
  font: PsDict | null;
}
