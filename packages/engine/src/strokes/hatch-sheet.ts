import { directionAt, type Flow, flowOf, smoothTone, type ToneMap } from "./flow.ts";
import type { AreaMask } from "./solids.ts";

/** What is hatched: a page in millimetres. */
export interface HatchedPage {
  readonly widthMM: number;
  readonly heightMM: number;
  readonly tone: ToneMap;
  /** Lines that hatching stops at: the pixels of the page that they are on. */
  readonly bars: AreaMask;
  /** How much of the hatching is shown, 0 to 1: the darkest stays longest, and less is always part of more. */
  readonly share: number;
}

/** Contours bar squares of this side, in millimetres. */
const barCell = 0.45;

/** The page as hatching sees it: how dark, which way, and where contours bar the way. */
export class Sheet {
  readonly widthMM: number;
  readonly heightMM: number;
  readonly #tone: ToneMap;
  readonly #around: ToneMap;
  readonly #flow: Flow;
  readonly #perMM: number;
  readonly #bars: Uint8Array;
  readonly #across: number;

  constructor({ widthMM, heightMM, tone, bars }: Omit<HatchedPage, "share">) {
    this.widthMM = widthMM;
    this.heightMM = heightMM;
    this.#tone = tone;
    this.#around = smoothTone(tone, 3);
    this.#flow = flowOf(tone);
    this.#perMM = tone.width / widthMM;
    this.#across = Math.ceil(widthMM / barCell) + 1;
    this.#bars = new Uint8Array(this.#across * (Math.ceil(heightMM / barCell) + 1));
    const pixel = widthMM / bars.width;
    for (let i = bars.on.indexOf(1); i >= 0; i = bars.on.indexOf(1, i + 1)) {
      const [x, y] = [((i % bars.width) + 0.5) * pixel, (Math.floor(i / bars.width) + 0.5) * pixel];
      this.#bars[this.#cell(x, y)] = 1;
    }
  }

  #cell(x: number, y: number): number {
    return Math.floor(y / barCell) * this.#across + Math.floor(x / barCell);
  }

  isInside(x: number, y: number): boolean {
    return x >= 0 && y >= 0 && x < this.widthMM && y < this.heightMM;
  }

  isBarred(x: number, y: number): boolean {
    return this.#bars[this.#cell(x, y)] === 1;
  }

  directionAt(x: number, y: number, across: boolean): [number, number] {
    return directionAt(this.#flow, x * this.#perMM, y * this.#perMM, across);
  }

  darknessAt(x: number, y: number): number {
    return this.#darkness(this.#tone, x, y);
  }

  /** How dark it is some millimetres around a place. */
  darknessAround(x: number, y: number): number {
    return this.#darkness(this.#around, x, y);
  }

  /** 0 white to 1 black, straight between pixels. */
  #darkness({ width, height, data }: ToneMap, x: number, y: number): number {
    const column = Math.max(0, Math.min(width - 1, x * this.#perMM - 0.5));
    const row = Math.max(0, Math.min(height - 1, y * this.#perMM - 0.5));
    const [c, r] = [Math.floor(column), Math.floor(row)];
    const [s, t] = [column - c, row - r];
    const i = r * width + c;
    const right = c < width - 1 ? 1 : 0;
    const below = r < height - 1 ? width : 0;
    const upper = data[i]! + (data[i + right]! - data[i]!) * s;
    const lower = data[i + below]! + (data[i + below + right]! - data[i + below]!) * s;
    return 1 - (upper + (lower - upper) * t) / 255;
  }
}
