import { pngFile } from "@tintery/photos/testing";

/** Writes an 8-bit RGB PNG whose pixels are given by a function of their place. */
export function smallPng(
  { width, height }: { width: number; height: number },
  pixel: (x: number, y: number) => readonly [number, number, number],
): Buffer {
  // each row starts with its filter, 0: none
  const rows = Buffer.alloc(height * (1 + 3 * width));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) rows.set(pixel(x, y), y * (1 + 3 * width) + 1 + 3 * x);
  return Buffer.from(pngFile({ width, height }, rows));
}

/** A little landscape of flat areas: sky, sun, hill and field. */
export function landscapePng(width: number, height: number): Buffer {
  return smallPng({ width, height }, (x, y) => {
    const [u, v] = [x / width, y / height];
    if (Math.hypot(u - 0.75, (v - 0.25) * (height / width)) < 0.1) return [250, 210, 60];
    if (v > 0.75) return [90, 140, 50];
    if (v > 0.6 - 0.25 * Math.sin(3 * u)) return [60, 110, 120];
    return [150, 200, 240];
  });
}

/** Soft light and shade, and nothing before them. */
export function fogPng(width: number, height: number): Buffer {
  return smallPng({ width, height }, (x, y) => {
    const [u, v] = [x / width, y / height];
    const shade = Math.round(150 + 24 * Math.sin(9 * u + 4 * v) + 16 * Math.cos(13 * v - 5 * u));
    return [shade, shade, shade + 8];
  });
}
