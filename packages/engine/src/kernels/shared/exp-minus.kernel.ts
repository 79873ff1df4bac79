/** e to the power of minus `t`, at least 0, as `expMinus` (arithmetic/reproducible.ts): the same bits. */
export function expMinus(t: f64): f64 {
  if (t > 700) return 0;
  const u = -t / 1024;
  let sum: f64 = 1;
  let term: f64 = 1;
  for (let i = 1; i < 14; i++) {
    term *= u / <f64>i;
    sum += term;
  }
  for (let i = 0; i < 10; i++) sum *= sum;
  return sum;
}
