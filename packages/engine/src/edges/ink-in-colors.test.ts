import { describe, expect, test } from "vitest";
import { toPlanes } from "../raster/planes.ts";
import { drawRaster, meadow } from "../testing/scenes.ts";
import { inkInColors } from "./ink-in-colors.ts";

const [width, height] = [480, 360];
const black = [10, 10, 12] as const;

interface Drawn {
  /** How dark the ring's ink is at its right end: 1 as everywhere, 0 like the coat. */
  readonly faint?: number;
  readonly hasInk?: boolean;
  /** How much colors vary. */
  readonly grain?: number;
}

/** A brown ball with a spot before a sky, with lines around both. */
function ball({ faint = 1, hasInk = true, grain = 0 }: Drawn = {}) {
  return drawRaster(width, height, (u, v) => {
    const [x, y] = [u * width, v * height];
    const far = (cx: number, cy: number) => Math.sqrt((x - cx) ** 2 + (y - cy) ** 2);
    const isInk = (distance: number, radius: number) => hasInk && Math.abs(distance - radius) < 1.6;
    const noise = grain * (Math.sin(x * 12.9898 + y * 78.233) % 1);
    const coat = [110 + noise, 74 + noise, 48 + noise] as const;
    const own = far(220, 180);
    if (isInk(own, 120)) {
      const share = x > 320 ? faint : 1;
      return [0, 1, 2].map((c) => coat[c]! + share * (black[c]! - coat[c]!)) as [number, number, number];
    }
    if (isInk(far(190, 160), 40)) return black;
    if (far(190, 160) < 40) return [240, 240, 236];
    return own < 120 ? coat : [150 + noise, 200 + noise, 230 + noise];
  });
}

const inkOf = (drawn?: Drawn) => inkInColors(toPlanes(ball(drawn)));
const at = (on: Uint8Array | undefined, x: number, y: number) => on?.[y * width + x];

describe("ink between colors", () => {
  test("is found where lines part even colors", () => {
    const on = inkOf()?.on;
    expect(at(on, 220, 60)).toBe(1);
    expect(at(on, 190, 120)).toBe(1);
    // neither the brown coat nor the sky
    expect(at(on, 260, 230)).toBe(0);
    expect(at(on, 20, 20)).toBe(0);
  });

  test("goes on where a stroke is faint", () => {
    expect(at(inkOf({ faint: 0.55 })?.on, 340, 180)).toBe(1);
  });

  test("is none in flat shapes, in photos and where colors are not even", () => {
    expect(inkOf({ hasInk: false })).toBeUndefined();
    expect(inkInColors(toPlanes(meadow(width, height)))).toBeUndefined();
    expect(inkOf({ grain: 60 })).toBeUndefined();
  });

  test("is none in a black bird before a sky, for all its thin feathers", () => {
    const bird = (hasShapes: boolean) =>
      drawRaster(width, height, (u, v) => {
        const [x, y] = [u * width, v * height];
        const isBody = Math.hypot((x - 240) / 110, (y - 180) / 30) < 1;
        const isFeather = y > 150 && y < 210 && (x < 130 || x > 350) && x > 60 && x < 420 && y % 14 < 3.5;
        if (isBody || isFeather || (hasShapes && Math.abs(y - 250) < 1.6)) return black;
        return hasShapes && y > 250 ? [90, 150, 60] : [190, 210, 240];
      });
    expect(inkInColors(toPlanes(bird(false)))).toBeUndefined();
    expect(inkInColors(toPlanes(bird(true)))).toBeDefined();
  });

  test("is none in the folds of dark cloth, which begin nowhere", () => {
    const cloth = drawRaster(width, height, (u, v) => {
      const [x, y] = [u * width, v * height];
      if (Math.abs(x - 60) < 6 && Math.abs(y - 180) < 60) return [236, 236, 230];
      return [10, 12, 54 + 5 * Math.sin((2 * Math.PI * x) / 14)];
    });
    expect(inkInColors(toPlanes(cloth))).toBeUndefined();
  });
});
