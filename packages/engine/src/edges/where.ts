/** What masks are made of. */
type Values = Float32Array | Int32Array | Uint8Array;

// plain loops: `Uint8Array.from` with a function takes ten times as long, and a test of each value three times

/** 1 where a value is at least `limit`, 0 elsewhere: a mask of a field. */
export function atLeast(values: Values, limit: number): Uint8Array {
  const out = new Uint8Array(values.length);
  for (let i = 0; i < out.length; i++) if (values[i]! >= limit) out[i] = 1;
  return out;
}

/** 1 where a value is more than `limit`. */
export function above(values: Values, limit: number): Uint8Array {
  const out = new Uint8Array(values.length);
  for (let i = 0; i < out.length; i++) if (values[i]! > limit) out[i] = 1;
  return out;
}

/** 1 where a value is less than `limit`. */
export function below(values: Values, limit: number): Uint8Array {
  const out = new Uint8Array(values.length);
  for (let i = 0; i < out.length; i++) if (values[i]! < limit) out[i] = 1;
  return out;
}
