import type { ColorSpace } from "../colors/paint-color.ts";
import type { Matrix } from "../drawing/matrix.ts";
import type { ByteSource } from "../streams/byte-source.ts";

/** A picture as a program describes it. */
export interface ImageSource {
  readonly width: number;
  readonly height: number;
  readonly bits: number;
  /** From the program's coordinates to the picture's pixels. */
  readonly matrix: Matrix;
  readonly space: ColorSpace;
  /** Lowest and highest value of each component. */
  readonly decode: readonly number[];
  /** One source, or one for each component. */
  readonly sources: readonly ByteSource[];
  readonly interpolate: boolean;
}

/** The values that samples stand for when nothing else is said. */
export function usualDecode({ kind, components, ranges }: ColorSpace, bits: number): number[] {
  if (kind === "indexed") return [0, 2 ** bits - 1];
  if (ranges !== undefined) return [...ranges];
  return Array.from({ length: 2 * components }, (_, k) => k % 2);
}
