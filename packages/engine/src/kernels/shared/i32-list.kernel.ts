/** A number of a list of i32. */
// @ts-ignore: a decorator of AssemblyScript
@inline
export function at(list: usize, i: i32): i32 {
  return load<i32>(list + (<usize>i << 2));
}

/** Puts a number into a list of i32. */
// @ts-ignore: a decorator of AssemblyScript
@inline
export function put(list: usize, i: i32, value: i32): void {
  store<i32>(list + (<usize>i << 2), value);
}
