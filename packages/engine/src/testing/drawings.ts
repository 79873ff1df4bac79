import type { Raster } from "../raster/raster.ts";

/** A pixel's color with its coverage by a shape: red, green, blue and alpha. */
type Rgba = readonly [number, number, number, number];

/** A shape that covers the points where it is true, in one color or in the color of the point. */
export interface DrawnShape {
  readonly covers: (x: number, y: number) => boolean;
  readonly color: Rgba | ((x: number, y: number) => Rgba);
}

const samples = 4;

/** Shapes over each other, with antialiased edges as renderers draw them: 16 samples a pixel. */
export function drawShapes(
  width: number,
  height: number,
  ground: Rgba,
  shapes: readonly DrawnShape[],
): Raster {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const sum = [0, 0, 0, 0];
      for (let k = 0; k < samples * samples; k++) {
        const px = x + ((k % samples) + 0.5) / samples;
        const py = y + (Math.floor(k / samples) + 0.5) / samples;
        const top = shapes.findLast((shape) => shape.covers(px, py));
        const color = !top ? ground : typeof top.color === "function" ? top.color(px, py) : top.color;
        for (let c = 0; c < 3; c++) sum[c] = sum[c]! + (color[c]! * color[3]!) / 255;
        sum[3] = sum[3]! + color[3]!;
      }
      const at = (y * width + x) * 4;
      const alpha = sum[3]! / (samples * samples);
      for (let c = 0; c < 3; c++)
        data[at + c] = alpha > 0 ? ((sum[c]! / (samples * samples)) * 255) / alpha : 0;
      data[at + 3] = alpha;
    }
  return { width, height, data };
}

export function circle(cx: number, cy: number, radius: number, color: DrawnShape["color"]): DrawnShape {
  return { covers: (x, y) => (x - cx) ** 2 + (y - cy) ** 2 < radius ** 2, color };
}

export function box(x0: number, y0: number, x1: number, y1: number, color: DrawnShape["color"]): DrawnShape {
  return { covers: (x, y) => x >= x0 && x < x1 && y >= y0 && y < y1, color };
}

/** A poster: a gradient sky, a sun, a house with sharp corners, a road that narrows. */
export function poster(width: number, height: number): Raster {
  const sky = (_: number, y: number): Rgba => [80 + (y / height) * 120, 150 + (y / height) * 60, 235, 255];
  return drawShapes(
    width,
    height,
    [255, 255, 255, 255],
    [
      box(0, 0, width, height * 0.7, sky),
      box(0, height * 0.7, width, height, [90, 160, 70, 255]),
      circle(width * 0.8, height * 0.2, height * 0.12, [255, 214, 90, 255]),
      box(width * 0.2, height * 0.42, width * 0.45, height * 0.75, [200, 70, 50, 255]),
      {
        covers: (x, y) => y > height * 0.7 && Math.abs(x - width * 0.6) < (y - height * 0.68) * 0.6,
        color: [110, 110, 115, 255],
      },
    ],
  );
}
