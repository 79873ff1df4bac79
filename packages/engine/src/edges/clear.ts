/** Puts 0 where `on` is 1. */
export function clear(data: Float32Array | Uint8Array, on: Uint8Array): void {
  for (let i = on.indexOf(1); i >= 0; i = on.indexOf(1, i + 1)) data[i] = 0;
}
