import type { LineArt } from "../drawing/line-art.ts";

/** Corners as points of a stroke whose cubics are straight. */
function straight(corners: readonly number[]): number[] {
  const points = corners.slice(0, 2);
  for (let i = 2; i < corners.length; i += 2) {
    const [x, y, toX, toY] = corners.slice(i - 2, i + 2) as [number, number, number, number];
    points.push(x, y, toX, toY, toX, toY);
  }
  return points;
}

const rectangle = (left: number, top: number, right: number, bottom: number) =>
  straight([left, top, right, top, right, bottom, left, bottom, left, top]);

/** A frame of straight lines on the page's rim, with a stroke that swells, a pencil's stroke and a solid with a hole. */
export function framedArt(widthMM = 100, heightMM = 150): LineArt {
  const [w, h] = [widthMM * 100, heightMM * 100];
  return {
    version: 1,
    product: "coloring",
    widthMM,
    heightMM,
    strokes: [
      { points: rectangle(0, 0, w, h), closed: true, widths: [100], layer: "lines" },
      {
        points: [0.2 * w, 0.2 * h, 0.4 * w, 0.07 * h, 0.6 * w, 0.07 * h, 0.8 * w, 0.2 * h],
        closed: false,
        widths: [50, 300],
        layer: "lines",
      },
      {
        points: straight([0.1 * w, 0.8 * h, 0.9 * w, 0.83 * h]),
        closed: false,
        widths: [10],
        layer: "shading",
        tone: 128,
      },
    ],
    solids: [
      {
        rings: [rectangle(0.3 * w, 0.4 * h, 0.7 * w, 0.7 * h), rectangle(0.4 * w, 0.5 * h, 0.6 * w, 0.6 * h)],
      },
    ],
  };
}
