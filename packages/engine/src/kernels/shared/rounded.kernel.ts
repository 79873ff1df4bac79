/** A number as JavaScript rounds it. */
// @ts-ignore: a decorator of AssemblyScript
@inline
export function rounded(x: f64): i32 {
  const above = ceil<f64>(x);
  return <i32>(above - 0.5 > x ? above - 1 : above);
}
