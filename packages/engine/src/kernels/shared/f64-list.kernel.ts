/** A number of a list of f64. */
// @ts-ignore: a decorator of AssemblyScript
@inline
export function at(list: usize, i: i32): f64 {
  return load<f64>(list + (<usize>i << 3));
}

/** Puts a number into a list of f64. */
// @ts-ignore: a decorator of AssemblyScript
@inline
export function put(list: usize, i: i32, value: f64): void {
  store<f64>(list + (<usize>i << 3), value);
}
