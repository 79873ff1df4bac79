/** Two stripes, in pixels of the photo. */
const period = 10;
const dark = [28, 26, 24] as const;
const light = [255, 255, 255] as const;

/**
 * A photo whose marked pixels are covered with slanting stripes, dark and white, so that they are seen on any color and without
 * telling colors apart.
 * @param marked 1 for each pixel that is covered
 * @returns its bytes, as `ImageData` has them
 */
export function striped(
  { width, data }: Pick<ImageData, "width" | "height" | "data">,
  marked: Uint8Array,
): Uint8ClampedArray<ArrayBuffer> {
  const shown = new Uint8ClampedArray(data);
  for (let i = 0; i < marked.length; i++) {
    if (marked[i] === 0) continue;
    const along = (i % width) + Math.floor(i / width);
    const [red, green, blue] = along % period < period / 2 ? dark : light;
    shown.set([red, green, blue, 255], 4 * i);
  }
  return shown;
}
