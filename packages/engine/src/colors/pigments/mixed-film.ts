import { labOfLight } from "../color-difference.ts";
import { bandCount, bandWeights } from "./bands.ts";
import { clipped, type Curves, reflectanceOf } from "./curves.ts";
import type { Parts } from "./part-ladders.ts";

/** A film that several paints are mixed into, the last of which may be exchanged. */
export class MixedFilm {
  readonly #paints: readonly { readonly k: Float64Array; readonly s: Float64Array }[];
  readonly #labs: Float32Array;
  readonly #k = new Float64Array(bandCount);
  readonly #s = new Float64Array(bandCount);

  constructor(paints: readonly Curves[], labs: Float32Array) {
    this.#paints = paints.map(({ k, s }) => ({ k: Float64Array.from(k), s: Float64Array.from(s) }));
    this.#labs = labs;
  }

  /** Takes all paints but the last. */
  begin(chosen: readonly number[], parts: Parts): void {
    this.#k.fill(0);
    this.#s.fill(0);
    for (let i = 0; i + 1 < chosen.length; i++) {
      const { k, s } = this.#paints[chosen[i]!]!;
      const part = parts[i]!;
      for (let band = 0; band < bandCount; band++) {
        this.#k[band]! += part * k[band]!;
        this.#s[band]! += part * s[band]!;
      }
    }
  }

  /** Takes the last paint and writes the color at its place of the table. */
  finish(paint: number, part: number, place: number): void {
    const { k: lastK, s: lastS } = this.#paints[paint]!;
    const [ofRed, ofGreen, ofBlue] = bandWeights;
    const [begunK, begunS] = [this.#k, this.#s];
    let red = 0;
    let green = 0;
    let blue = 0;
    for (let band = 0; band < bandCount; band++) {
      const k = begunK[band]! + part * lastK[band]!;
      const s = begunS[band]! + part * lastS[band]!;
      const reflected = reflectanceOf(k / s);
      red += ofRed[band]! * reflected;
      green += ofGreen[band]! * reflected;
      blue += ofBlue[band]! * reflected;
    }
    this.#labs.set(labOfLight(clipped(red), clipped(green), clipped(blue)), place * 3);
  }
}
