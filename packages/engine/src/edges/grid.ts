import { onKernels } from "../kernels/kernels.ts";
import type { Field, Size } from "./field.ts";

export type { Field, Size };

/** Mean of `factor` × `factor` pixels; the rest at the right and lower edges averages over fewer. */
export function shrinkField({ width, height, data }: Field, factor: number): Field {
  const size = { width: Math.ceil(width / factor), height: Math.ceil(height / factor) };
  return onKernels((kernels, arena) => {
    const out = arena.room(size.width * size.height * 4);
    kernels.shrinkMeans(arena.put(data), width, height, factor, out);
    return { ...size, data: arena.read(out, new Float32Array(size.width * size.height)) };
  });
}

/** The field with `width` × `height` values, straight lines between the old ones (pixel middles to pixel middles). */
export function upsampleField(field: Field, width: number, height: number): Field {
  if (field.width === width && field.height === height) return field;
  const columns = placesAlong(field.width, width);
  const rows = placesAlong(field.height, height);
  return onKernels((kernels, arena) => {
    const [from, line, out] = [
      arena.put(field.data),
      arena.room(field.width * 4 + 16),
      arena.room(width * height * 4),
    ];
    kernels.upsample(
      ...([from, field.width, field.height, arena.put(columns.first), arena.put(columns.share)] as const),
      ...([arena.put(rows.first), arena.put(rows.share), width, height, line, out] as const),
    );
    return { width, height, data: arena.read(out, new Float32Array(width * height)) };
  });
}

/** For places along a side: the value before each, and how far towards the next one it lies. */
export interface Places {
  readonly first: Int32Array;
  readonly share: Float32Array;
}

/** `count` places evenly along `length` values. */
export function placesAlong(length: number, count: number): Places {
  const first = new Int32Array(count);
  const share = new Float32Array(count);
  for (let i = 0; i < count; i++) {
    const at = Math.max(0, Math.min(length - 1, ((i + 0.5) * length) / count - 0.5));
    first[i] = Math.floor(at);
    share[i] = at - first[i]!;
  }
  return { first, share };
}

/** The greatest value of each pixel and its eight neighbors. */
export function highestAround({ width, height, data }: Field): Field {
  return onKernels((kernels, arena) => {
    const [values, between] = [arena.put(data), arena.room(data.byteLength)];
    kernels.highestAround(values, width, height, between, values);
    return { width, height, data: arena.read(values, new Float32Array(data.length)) };
  });
}
