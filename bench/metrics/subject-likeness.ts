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

/** Errors this many pixels wide are none: masks are drawn no finer, and nobody taps what is half as wide as a finger's tip. */
const narrow = 2;

/** The pixel deepest inside the largest connected error that is not narrow, by steps to its border; −1 where there is none. */
export function deepestOf(errors: Uint8Array, { width, height }: Mask): number {
  const around = (i: number): number[] => {
    const x = i % width;
    return [x > 0 ? i - 1 : -1, x + 1 < width ? i + 1 : -1, i - width, i + width].map((q) =>
      q < width * height ? q : -1,
    );
  };
  for (const part of partsOf(errors, around)) {
    const { at, layers } = peeled(part, around);
    if (2 * layers > narrow) return at;
  }
  return -1;
}

/** Connected pixels that are on, the largest part first. */
function partsOf(on: Uint8Array, around: (i: number) => readonly number[]): number[][] {
  const seen = new Uint8Array(on.length);
  const parts: number[][] = [];
  for (let first = 0; first < on.length; first++) {
    if (!on[first] || seen[first]) continue;
    const own = [first];
    seen[first] = 1;
    for (const i of own) {
      for (const q of around(i)) {
        if (q < 0 || !on[q] || seen[q]) continue;
        seen[q] = 1;
        own.push(q);
      }
    }
    parts.push(own);
  }
  return parts.sort((one, other) => other.length - one.length);
}

/** Layers are peeled off a part from its border: how many there are, and who is left last. */
function peeled(part: readonly number[], around: (i: number) => readonly number[]) {
  const left = new Set(part);
  let layer = part;
  for (let layers = 1; ; layers++) {
    const rim = layer.filter((i) => around(i).some((q) => q < 0 || !left.has(q)));
    if (rim.length === layer.length) return { at: rim[rim.length >> 1]!, layers };
    for (const i of rim) left.delete(i);
    layer = layer.filter((i) => left.has(i));
  }
}
