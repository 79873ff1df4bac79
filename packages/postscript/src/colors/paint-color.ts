import type { PsDict, PsObject } from "../objects.ts";

/** A color space, reduced to what is needed to turn components into red, green and blue. */
export interface ColorSpace {
  readonly kind: "gray" | "rgb" | "cmyk" | "lab" | "indexed" | "tint" | "pattern";
  readonly components: number;
  /** What `currentcolorspace` answers. */
  readonly source: PsObject;
  /** Indexed: the palette's space; tint: the alternative; pattern: the space of uncolored patterns. */
  readonly base?: ColorSpace;
  /** Indexed: hexadecimal-free RGB triples, 3 bytes an entry. */
  readonly palette?: Uint8Array;
  /** Tint: components in, components of `base` out. */
  readonly transform?: (tint: readonly number[]) => readonly number[];
  /** The range of each component in pictures; 0 to 1 when not given. */
  readonly ranges?: readonly number[];
}

/** The current color: components in a space, and as red, green and blue of 0 to 255. */
export interface PaintColor {
  readonly space: ColorSpace;
  readonly components: readonly number[];
  readonly rgb: readonly [number, number, number];
  /** The pattern, when the space is one of patterns. */
  readonly pattern: PsDict | null;
}
