import fc from "fast-check";
import { expect, test } from "vitest";
import { boxAcross, boxDown, type GoesOn, type Rows } from "./box-blur.ts";

/** What a box blur means: the mean of 2 × radius + 1 values around each. */
function meansOf(values: Float32Array, { width, height, channels }: Rows, radius: number, goesOn: GoesOn) {
  return values.map((_, i) => {
    const [row, rest] = [Math.floor(i / (width * channels)), i % (width * channels)];
    const [column, channel] = [Math.floor(rest / channels), rest % channels];
    let sum = 0;
    for (let by = -radius; by <= radius; by++) {
      const at = column + by;
      if ((at < 0 && !goesOn[0]) || (at >= width && !goesOn[1])) continue;
      const within = Math.max(0, Math.min(width - 1, at));
      sum += values[(row * width + within) * channels + channel]!;
    }
    expect(height).toBeGreaterThan(row);
    return sum / (2 * radius + 1);
  });
}

/** Rows as columns; several channels stay together. */
function turned(values: Float32Array, { width, height, channels }: Rows): Float32Array {
  const out = new Float32Array(values.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let c = 0; c < channels; c++)
        out[(x * height + y) * channels + c] = values[(y * width + x) * channels + c]!;
  return out;
}

test("a box blur is the mean around each value, along rows and along columns", () => {
  fc.assert(
    fc.property(
      fc.record({
        width: fc.integer({ min: 1, max: 9 }),
        height: fc.integer({ min: 1, max: 9 }),
        channels: fc.constantFrom(1, 4),
      }),
      fc.integer({ min: 1, max: 12 }),
      fc.tuple(fc.boolean(), fc.boolean()),
      fc.infiniteStream(fc.integer({ min: 0, max: 255 })),
      (rows, radius, goesOn, stream) => {
        const length = rows.width * rows.height * rows.channels;
        const values = Float32Array.from({ length }, () => stream.next().value as number);
        const across = new Float32Array(length);
        boxAcross(values, across, rows, radius, goesOn);
        const want = meansOf(values, rows, radius, goesOn);
        for (let i = 0; i < length; i++) expect(across[i]).toBeCloseTo(want[i]!, 3);
        const down = new Float32Array(length);
        const sideways = { ...rows, width: rows.height, height: rows.width };
        boxDown(turned(values, rows), down, sideways, radius, goesOn);
        expect(turned(down, sideways)).toEqual(across);
      },
    ),
  );
});
