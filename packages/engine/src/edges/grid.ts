import { highestAroundOnKernels, shrinkOnKernels } from "../simd/fields.ts";
import type { Field, Size } from "./field.ts";
import { type Places, stretchOnKernels } from "../simd/stretch.ts";

export type { Field, Size };

/** Mean of `factor` × `factor` pixels; the rest at the right and lower edges averages over fewer. */
export function shrinkField(field: Field, factor: number): Field {
  return shrinkOnKernels(field, factor) ?? plainShrink(field, factor);
}

function plainShrink({ width, height, data }: Field, factor: number): Field {
  const across = Math.ceil(width / factor);
  const down = Math.ceil(height / factor);
  const out = new Float32Array(across * down);
  for (let y = 0, i = 0; y < height; y++) {
    const row = Math.floor(y / factor) * across;
    for (let x = 0; x < width; x++, i++) {
      const cell = row + Math.floor(x / factor);
      out[cell] = out[cell]! + data[i]!;
    }
  }
  for (let r = 0; r < down; r++) {
    const tall = Math.min(factor, height - r * factor);
    for (let c = 0; c < across; c++) {
      const at = r * across + c;
      out[at] = out[at]! / (tall * Math.min(factor, width - c * factor));
    }
  }
  return { width: across, height: down, data: out };
}

/** The field with `width` × `height` values, straight lines between the old ones (pixel middles to pixel middles). */
export function stretchField(field: Field, width: number, height: number): Field {
  if (field.width === width && field.height === height) return field;
  const columns = placesAlong(field.width, width);
  const rows = placesAlong(field.height, height);
  const { data, width: across } = field;
  const stretched =
    stretchOnKernels(data, across, columns, rows) ?? plainStretch(data, across, columns, rows);
  return { width, height, data: stretched };
}

const { fround } = Math;

/** In single precision, rounded after each operation as the kernels do. */
function plainStretch(data: Float32Array, across: number, columns: Places, rows: Places): Float32Array {
  const down = data.length / across;
  const [width, height] = [columns.first.length, rows.first.length];
  const out = new Float32Array(width * height);
  const line = new Float32Array(across);
  for (let y = 0, i = 0; y < height; y++) {
    const upper = rows.first[y]! * across;
    const lower = Math.min(down - 1, rows.first[y]! + 1) * across;
    const t = rows.share[y]!;
    for (let c = 0; c < across; c++) {
      const value = data[upper + c]!;
      line[c] = fround(value + fround(fround(data[lower + c]! - value) * t));
    }
    for (let x = 0; x < width; x++, i++) {
      const at = columns.first[x]!;
      const value = line[at]!;
      const next = line[Math.min(across - 1, at + 1)]!;
      out[i] = fround(value + fround(fround(next - value) * columns.share[x]!));
    }
  }
  return out;
}

/** `many` places evenly along `length` values. */
export function placesAlong(length: number, many: number): Places {
  const first = new Int32Array(many);
  const share = new Float32Array(many);
  for (let i = 0; i < many; i++) {
    const at = Math.max(0, Math.min(length - 1, ((i + 0.5) * length) / many - 0.5));
    first[i] = Math.floor(at);
    share[i] = at - first[i]!;
  }
  return { first, share };
}

/** The greatest value of each pixel and its eight neighbors. */
export function highestAround(field: Field): Field {
  return highestAroundOnKernels(field) ?? plainHighestAround(field);
}

function plainHighestAround({ width, height, data }: Field): Field {
  const across = new Float32Array(data.length);
  for (let i = 0, x = 0; i < data.length; i++) {
    let best = data[i]!;
    if (x > 0 && data[i - 1]! > best) best = data[i - 1]!;
    if (++x === width) x = 0;
    else if (data[i + 1]! > best) best = data[i + 1]!;
    across[i] = best;
  }
  const out = across.slice();
  for (let i = 0; i < data.length; i++) {
    if (i >= width && across[i - width]! > out[i]!) out[i] = across[i - width]!;
    if (i + width < data.length && across[i + width]! > out[i]!) out[i] = across[i + width]!;
  }
  return { width, height, data: out };
}
