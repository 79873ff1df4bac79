import type { Size } from "./grid.ts";
import { countBeside } from "./link-gaps.ts";
import { keepComponents } from "./components.ts";

/**
 * Thin lines without connected ones of fewer than `shortest` pixels that enclose nothing, have free ends and touch no edge of
 * the picture.
 */
export function withoutLone(on: Uint8Array, size: Size, shortest: number): Uint8Array {
  const { width, height } = size;
  const last = { x: width - 2, y: height - 2 };
  return keepComponents(on, size, (pixels) => {
    if (pixels.length >= shortest) return true;
    let isFree = false;
    for (const i of pixels) {
      const [x, y] = [i % width, Math.floor(i / width)];
      if (x < 2 || y < 2 || x > last.x || y > last.y) return true;
      isFree ||= countBeside(on, i, width, height) < 2;
    }
    return !isFree;
  });
}
