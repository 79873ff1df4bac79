import type { EvenAreas, GrowingAreas } from "../regions/areas.ts";
import type { JoinedFaces } from "../regions/labels.ts";
import { onKernels } from "../kernels/kernels.ts";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Whether no pixel is transparent (raster/premultiplied.ts), on kernels; undefined where they are missing. */
export function isOpaqueOnKernels(data: Uint8ClampedArray): boolean | undefined {
  return onKernels((kernels, arena) => kernels.leastAlpha(arena.put(data), data.length / 4) === 255);
}

/** `plainEvenPixels` (regions/even-pixels.ts) on kernels; undefined where they are missing. */
export function evenPixelsOnKernels(
  pixels: Uint8ClampedArray,
  { width, height }: Size,
  most: number,
): { readonly even: Uint8Array; readonly count: number } | undefined {
  const room = (width + 2) * (height + 2) + 32;
  return onKernels((kernels, arena) => {
    const [at, across, down] = [arena.put(pixels), arena.room(room), arena.room(room)];
    const out = arena.room(width * height);
    const count = kernels.evenPixels(at, width, height, most, across, down, out);
    return { even: arena.read(out, new Uint8Array(width * height)), count };
  });
}

/** `plainEvenAreas` (regions/even-areas.ts) on kernels; undefined where they are missing. */
export function evenAreasOnKernels(
  pixels: Uint8ClampedArray,
  even: Uint8Array,
  { width, height }: Size,
): EvenAreas | undefined {
  const size = width * height;
  return onKernels((kernels, arena) => {
    const [wide, labels, parents, colors] = [0, 0, 0, 0].map(() => arena.room(size * 4)) as [
      number,
      number,
      number,
      number,
    ];
    kernels.unpackBytes(arena.put(even), size, wide);
    const regions = kernels.connect(wide, width, height, labels, parents, colors);
    const numbers = arena.read(colors, new Int32Array(regions));
    let count = 0;
    for (let region = 0; region < regions; region++) numbers[region] = numbers[region] ? count++ : -1;
    const [sums, least, most] = [arena.room(count * 40), arena.room(count * 4), arena.room(count * 4)];
    kernels.measureAreas(labels, size, arena.put(numbers), arena.put(pixels), count, sums, least, most);
    const all = arena.read(sums, new Float64Array(count * 5));
    return {
      of: arena.read(labels, new Int32Array(size)),
      count,
      pixels: Float64Array.from({ length: count }, (_, area) => all[area * 5]!),
      mean: Float64Array.from(
        { length: count * 4 },
        (_, i) => all[(i >> 2) * 5 + 1 + (i & 3)]! / all[(i >> 2) * 5]!,
      ),
      least: arena.read(least, new Uint8Array(count * 4)),
      most: arena.read(most, new Uint8Array(count * 4)),
    };
  });
}

/** `plainPaintAreas` (regions/grow-areas.ts) on kernels; undefined where they are missing. */
export function paintAreasOnKernels(
  of: Int32Array,
  { pixels, width, height, table, given, standsOut, explain }: GrowingAreas,
): Int32Array | undefined {
  const size = width * height;
  return onKernels((kernels, arena) => {
    const [labels, bytes] = [arena.put(of), arena.put(pixels)];
    const none = kernels.mapLabels(labels, size, arena.put(table));
    kernels.assign(labels, arena.put(given), given.length / 2);
    const list = arena.room(none * 8);
    const many = kernels.standingOut(labels, bytes, width, height, standsOut, list);
    const found = explain(arena.read(list, new Int32Array(many * 2)));
    kernels.assign(labels, arena.put(found), found.length / 2);
    kernels.growPaints(labels, bytes, width, height, arena.room(256), arena.room(none * 48));
    return arena.read(labels, new Int32Array(size));
  });
}

/** `plainJoinFaces` (regions/join-faces.ts) on kernels; undefined where they are missing. */
export function joinFacesOnKernels(
  colors: Int32Array,
  width: number,
  height: number,
): JoinedFaces | undefined {
  const size = width * height;
  const corners = (width + 1) * (height + 1);
  return onKernels((kernels, arena) => {
    const [given, labels, parents] = [arena.put(colors), arena.room(size * 4), arena.room(size * 4)];
    const colorOf = arena.room(size * 4);
    const parts = kernels.connect(given, width, height, labels, parents, colorOf);
    const saddles = arena.put(new Uint8Array(corners));
    const count = kernels.joinCorners(given, labels, width, height, parts, saddles, parents);
    const partColors = arena.read(colorOf, new Int32Array(parts));
    let own = partColors;
    if (count < parts) {
      const numbers = arena.read(parents, new Int32Array(parts));
      own = new Int32Array(count);
      for (let part = 0; part < parts; part++) own[numbers[part]!] = partColors[part]!;
      kernels.mapLabels(labels, size, parents);
    }
    const data = arena.read(labels, new Int32Array(size));
    return {
      labels: { width, height, count, data, colors: own },
      saddles: arena.read(saddles, new Uint8Array(corners)),
    };
  });
}

/** The pixels of faces smaller than `smallest` (regions/drop-specks.ts), on kernels; undefined where they are missing. */
export function smallFacesOnKernels(
  data: Int32Array,
  areas: Int32Array,
  smallest: number,
): Int32Array | undefined {
  const most = areas.reduce((sum, area) => sum + (area < smallest ? area : 0), 0);
  return onKernels((kernels, arena) => {
    const out = arena.room(most * 4);
    kernels.smallFaces(arena.put(data), data.length, arena.put(areas), smallest, out);
    return arena.read(out, new Int32Array(most));
  });
}
