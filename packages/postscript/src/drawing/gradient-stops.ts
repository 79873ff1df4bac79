import type { Rgb } from "../colors/device-colors.ts";
import { hexOfRgb } from "@tintery/engine/tables";

const samples = 256;

/** How colors run along a gradient, and whether it goes on beyond its ends. */
export interface Ramp {
  /** The color at 0 to 1. */
  readonly colorAt: (share: number) => Rgb;
  readonly extends: readonly [boolean, boolean];
}

/** SVG stops for a ramp: as few as keep every color within a level of what it is. */
export function gradientStops({ colorAt, extends: extended }: Ramp): string {
  const colors = Array.from({ length: samples + 1 }, (_, k) => colorAt(k / samples));
  const kept = [0];
  for (let from = 0; from < samples; ) {
    let to = samples;
    // the farthest end that a straight run of colors reaches, by halving
    while (to > from + 1 && !isStraight(colors, from, to)) to = from + Math.max(1, (to - from) >> 1);
    kept.push(to);
    from = to;
  }
  let text = kept.map((k) => stop(k / samples, colors[k]!)).join("");
  // beyond an end that is not extended nothing is painted
  if (!extended[0]) text = `<stop offset="0" stop-opacity="0"/>${text}`;
  if (!extended[1]) text += '<stop offset="1" stop-opacity="0"/>';
  return text;
}

const stop = (offset: number, color: Rgb) => `<stop offset="${offset}" stop-color="${hexOfRgb(color)}"/>`;

function isStraight(colors: readonly Rgb[], from: number, to: number): boolean {
  const [start, end] = [colors[from]!, colors[to]!];
  for (let k = from + 1; k < to; k++) {
    const share = (k - from) / (to - from);
    for (let channel = 0; channel < 3; channel++) {
      const straight = start[channel]! + share * (end[channel]! - start[channel]!);
      if (Math.abs(colors[k]![channel]! - straight) > 1.5) return false;
    }
  }
  return true;
}
