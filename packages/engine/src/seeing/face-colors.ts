import { rgbToOklab } from "../colors/oklab.ts";
import { skinChroma } from "../edges/skin-chroma.ts";
import type { Raster } from "../raster/raster.ts";
import { eyeDistance } from "./mesh-face.ts";

/** The mean color around a place: lightness and chroma in OKLab steps, and how much it is skin's, 0 to 1. */
export interface Sample {
  readonly l: number;
  readonly a: number;
  readonly b: number;
  readonly skin: number;
}

/** Colors of a face around points of its mesh. */
export interface FaceColors {
  /** The color around a point; none where that is outside of the picture. */
  at(point: number): Sample | undefined;
  /** The same for the middle between two points. */
  between(first: number, second: number): Sample | undefined;
  /**
   * The face's own skin in the lights and shadows that lie on it; empty where no skin is known: in gray pictures, on painted
   * and hidden faces.
   */
  readonly skin: readonly Sample[];
  /** Whether a sample may be that skin, in light or in shadow: a face that the sun bleaches on one side is both. */
  isSkin(sample: Sample): boolean;
}

/** Half a sample's side as a share of what lies between the outer corners of the eyes. */
const reach = 0.035;
/** Points where a face has nothing but skin: nose, cheeks, forehead. */
const bare = [6, 197, 195, 50, 280, 117, 346, 205, 425, 151, 108, 337];
/** From this likelihood on a sample is skin; with fewer samples than `minSamples` nothing is known. */
const minSkin = 0.5;
const minSamples = 3;

/** Reads colors of a face in a picture, by the points of its mesh. */
export function faceColors(points: Float32Array, { width, height, data }: Raster): FaceColors {
  const half = Math.max(1, reach * eyeDistance(points));
  const [xOf, yOf] = [(point: number) => points[3 * point]!, (point: number) => points[3 * point + 1]!];
  const around = (x: number, y: number): Sample | undefined => {
    if (!(x >= 0 && y >= 0 && x < width && y < height)) return undefined;
    let [r, g, b, count] = [0, 0, 0, 0];
    const [right, bottom] = [
      Math.min(width - 1, Math.floor(x + half)),
      Math.min(height - 1, Math.floor(y + half)),
    ];
    for (let row = Math.max(0, Math.floor(y - half)); row <= bottom; row++) {
      for (let column = Math.max(0, Math.floor(x - half)); column <= right; column++, count++) {
        const i = (row * width + column) * 4;
        r += data[i]!;
        g += data[i + 1]!;
        b += data[i + 2]!;
      }
    }
    const mean = Uint8ClampedArray.of(r / count, g / count, b / count);
    const [red, green, blue] = [mean[0]!, mean[1]!, mean[2]!];
    return { ...rgbToOklab([red, green, blue]), skin: skinChroma(red, green, blue) };
  };
  const at = (point: number) => around(xOf(point), yOf(point));
  const between = (p: number, q: number) => around((xOf(p) + xOf(q)) / 2, (yOf(p) + yOf(q)) / 2);
  const own = bare
    .map(at)
    .filter((sample): sample is Sample => sample !== undefined && sample.skin >= minSkin);
  const skin = own.length < minSamples ? [] : own;
  const middle = skin.map(({ l }) => l).sort((p, q) => p - q)[skin.length >> 1] ?? 0;
  const isSkin = (sample: Sample) =>
    sample.l >= darkest * middle && skin.some((known) => hasChromaOf(sample, known));
  return { at, between, skin, isSkin };
}

/** A shadow on skin is not darker than this share of what is in the middle of it; other things are. */
const darkest = 0.36;
/**
 * Chroma by lightness, which light leaves as it is and shadows make stronger: as shares of the skin's own, along its hue and
 * across it.
 */
const palest = 0.4;
const strongest = 2.4;
const maxAcross = 0.75;

function hasChromaOf(sample: Sample, skin: Sample): boolean {
  const [a, b] = [skin.a / skin.l, skin.b / skin.l];
  const [ownA, ownB] = [sample.a / sample.l, sample.b / sample.l];
  const squared = a * a + b * b;
  const along = (ownA * a + ownB * b) / squared;
  const across = Math.abs(ownA * b - ownB * a) / squared;
  return along >= palest && along <= strongest && across <= maxAcross;
}
