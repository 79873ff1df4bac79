import fc from "fast-check";

/** Masks in patches, so that there are areas and lines. */
export const masks = fc
  .tuple(
    fc.integer({ min: 1, max: 40 }),
    fc.integer({ min: 1, max: 40 }),
    fc.nat(),
    fc.integer({ min: 1, max: 6 }),
    fc.constantFrom(0.2, 0.5, 0.8),
  )
  .map(([width, height, seed, patch, share]) => {
    const on = Uint8Array.from({ length: width * height }, (_, i) => {
      const [x, y] = [Math.floor((i % width) / patch), Math.floor(i / width / patch)];
      return (Math.imul(x * 31 + y * 1009 + seed, 2654435761) >>> 8) / 2 ** 24 < share ? 1 : 0;
    });
    return { on, width, height };
  });
