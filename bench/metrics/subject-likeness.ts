/** A mask drawn by hand: 255 is subject, 0 is not, what is between may be either. */
export interface Truth {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

interface Mask {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

/** What a mask of any size should say at each of its pixels: 255, 0, or between. */
function meantAt({ width, height }: Mask, truth: Truth): (i: number) => number {
  return (i) => {
    const column = Math.floor((((i % width) + 0.5) * truth.width) / width);
    const row = Math.floor(((Math.floor(i / width) + 0.5) * truth.height) / height);
    return truth.data[row * truth.width + column]!;
  };
}

/** Intersection over union of a found and a drawn mask, without what may be either. */
export function overlap(mask: Mask, truth: Truth): number {
  const meant = meantAt(mask, truth);
  let [both, any] = [0, 0];
  mask.data.forEach((value, i) => {
    const want = meant(i);
    if (want !== 0 && want !== 255) return;
    if (value && want) both++;
    if (value || want) any++;
  });
  return any > 0 ? both / any : 1;
}

/** 1 for each pixel that is wrong. */
export function errorsOf(mask: Mask, truth: Truth): Uint8Array {
  const meant = meantAt(mask, truth);
  return Uint8Array.from(mask.data, (value, i) => {
    const want = meant(i);
    return (want === 255 && value === 0) || (want === 0 && value === 1) ? 1 : 0;
  });
}

/** The pixel deepest inside the largest connected error, by steps to its border; −1 where nothing is wrong. */
export function deepestOf(errors: Uint8Array, { width, height }: Mask): number {
  const around = (i: number): number[] => {
    const x = i % width;
    return [x > 0 ? i - 1 : -1, x + 1 < width ? i + 1 : -1, i - width, i + width].map((q) =>
      q < width * height ? q : -1,
    );
  };
  const seen = new Uint8Array(errors.length);
  let largest: number[] = [];
  for (let first = 0; first < errors.length; first++) {
    if (!errors[first] || seen[first]) continue;
    const own = [first];
    seen[first] = 1;
    for (const i of own) {
      for (const q of around(i)) {
        if (q < 0 || !errors[q] || seen[q]) continue;
        seen[q] = 1;
        own.push(q);
      }
    }
    if (own.length > largest.length) largest = own;
  }
  // layers are peeled off from the border; who is left last is deepest
  let layer = largest;
  const left = new Set(largest);
  while (layer.length > 0) {
    const rim = layer.filter((i) => around(i).some((q) => q < 0 || !left.has(q)));
    if (rim.length === layer.length) return rim[rim.length >> 1]!;
    for (const i of rim) left.delete(i);
    layer = layer.filter((i) => left.has(i));
  }
  return -1;
}
