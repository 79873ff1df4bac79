import type { Arena } from "../kernels/arena.ts";
import type { Kernels } from "../kernels/built.ts";

/** An address of pixels: four f32 each, red, green, blue and lightness. */
export type Pixels = number & { readonly pixels: unique symbol };
/** An address of one f32 a pixel. */
export type Field = number & { readonly field: unique symbol };

interface Setup {
  readonly kernels: Kernels;
  readonly arena: Arena;
  readonly width: number;
  readonly height: number;
  /** How strong a look is, 0 to 1. */
  readonly strength: number;
  readonly seed: number;
  /** 0 to 1 a pixel: where faces are. */
  readonly faces: Float32Array | undefined;
}

/** Sizes of brushes are said for a picture whose shorter side has so many pixels. */
const usualSide = 560;
/** Brushes at no strength beside those at full strength. */
const smallest = 0.45;

/** What a look works on: room for pictures in the memory of the kernels, and how large a brush is there. */
export class Easel {
  readonly kernels: Kernels;
  readonly arena: Arena;
  readonly width: number;
  readonly height: number;
  readonly count: number;
  readonly strength: number;
  readonly seed: number;
  /** Where strokes stay small: faces. */
  readonly faces: Field;
  readonly hasFaces: boolean;
  readonly #freePixels: Pixels[] = [];
  readonly #freeFields: Field[] = [];

  constructor({ kernels, arena, width, height, strength, seed, faces }: Setup) {
    this.kernels = kernels;
    this.arena = arena;
    this.width = width;
    this.height = height;
    this.count = width * height;
    this.strength = strength;
    this.seed = seed;
    this.hasFaces = faces !== undefined;
    this.faces = arena.put(faces ?? new Float32Array(this.count)) as Field;
  }

  /** So many pixels on this picture, of a size that is said for a usual one. */
  size(pixels: number): number {
    return (pixels * Math.min(this.width, this.height)) / usualSide;
  }

  /** A size that grows with the strength of the look. */
  brush(pixels: number): number {
    return this.size(pixels) * (smallest + (1 - smallest) * this.strength);
  }

  /** Room for a picture, as it was left. */
  pixels(): Pixels {
    return this.#freePixels.pop() ?? (this.arena.room(this.count * 16) as Pixels);
  }

  /** A field of one value. */
  field(value = 0): Field {
    const at = this.#freeFields.pop() ?? (this.arena.room(this.count * 4) as Field);
    this.kernels.fillField(at, value, this.count);
    return at;
  }

  copy(from: Pixels): Pixels {
    const to = this.pixels();
    this.kernels.mixPixels(from, from, 0, 0, this.count, to);
    return to;
  }

  /** Gives room back that nobody reads any more. */
  free(...pixels: Pixels[]): void {
    this.#freePixels.push(...pixels);
  }

  freeField(...fields: Field[]): void {
    this.#freeFields.push(...fields);
  }
}
