import type { Labels } from "./labels.ts";

/** 1 for every pixel that touches another region or the edge of the picture along a side. */
export function borderPixels({ width, height, data }: Labels): Uint8Array {
  const out = new Uint8Array(data.length);
  for (let y = 0, i = 0; y < height; y++) {
    const isEdgeRow = y === 0 || y === height - 1;
    for (let x = 0; x < width; x++, i++) {
      const own = data[i];
      if (
        isEdgeRow ||
        x === 0 ||
        x === width - 1 ||
        data[i - 1] !== own ||
        data[i + 1] !== own ||
        data[i - width] !== own ||
        data[i + width] !== own
      ) {
        out[i] = 1;
      }
    }
  }
  return out;
}
