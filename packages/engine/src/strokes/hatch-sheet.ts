import { flowOf, type Flow, smoothTone, type ToneMap } from "./flow.ts";
import type { AreaMask } from "./solids.ts";

/** What is hatched: a page in millimeters. */
export interface HatchedPage {
  readonly widthMM: number;
  readonly heightMM: number;
  readonly tone: ToneMap;
  /** Lines that hatching stops at: the pixels of the page that they are on. */
  readonly bars: AreaMask;
}

/** Contours bar squares of this side, in millimeters. */
const barCell = 0.45;

/** Cosine and sine of 60 degrees, by which hatching lies across. */
const [cosine, sine] = [0.5, 0.866];

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

  constructor({ widthMM, heightMM, tone, bars }: HatchedPage) {
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
      const x = ((i % bars.width) + 0.5) * pixel;
      const y = (Math.floor(i / bars.width) + 0.5) * pixel;
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

  /** The pixel of the flow at a place. */
  pixelAt(x: number, y: number): number {
    const { width, height } = this.#flow;
    const column = Math.floor(x * this.#perMM);
    const row = Math.floor(y * this.#perMM);
    return within(row, height - 1) * width + within(column, width - 1);
  }

  /** The direction at a pixel of the flow, as a unit vector; hatching that goes `across` lies 60 degrees to the other side. */
  directionX(pixel: number, across: boolean): number {
    const { cos, sin } = this.#flow;
    return across ? cosine * cos[pixel]! + sine * sin[pixel]! : cos[pixel]!;
  }

  directionY(pixel: number, across: boolean): number {
    const { cos, sin } = this.#flow;
    return across ? cosine * sin[pixel]! - sine * cos[pixel]! : sin[pixel]!;
  }

  darknessAt(x: number, y: number): number {
    return this.#darkness(this.#tone, x, y);
  }

  /** How dark it is some millimeters around a place. */
  darknessAround(x: number, y: number): number {
    return this.#darkness(this.#around, x, y);
  }

  /** 0 white to 1 black, straight between pixels. */
  #darkness({ width, height, data }: ToneMap, x: number, y: number): number {
    const column = within(x * this.#perMM - 0.5, width - 1);
    const row = within(y * this.#perMM - 0.5, height - 1);
    const c = Math.floor(column);
    const r = Math.floor(row);
    const s = column - c;
    const t = row - r;
    const i = r * width + c;
    const right = c < width - 1 ? 1 : 0;
    const below = r < height - 1 ? width : 0;
    const upper = data[i]! + (data[i + right]! - data[i]!) * s;
    const lower = data[i + below]! + (data[i + below + right]! - data[i + below]!) * s;
    return 1 - (upper + (lower - upper) * t) / 255;
  }
}

/** A number from 0 to `max`. */
function within(value: number, max: number): number {
  return value <= 0 ? 0 : value < max ? value : max;
}
