import { at } from "../kernels/shared/f64-list.kernel";

/**
 * The normal equations of the ellipse nearest to points (f64): five rows of six numbers, and before them the points' middle (x, y) and
 * how far from it they are on average, which is their unit; that is 0, and nothing else is written, where they are one.
 */
export function ellipseEquations(x: usize, y: usize, count: i32, out: usize): void {
  let mx: f64 = 0;
  let my: f64 = 0;
  let size: f64 = 0;
  const all = <f64>count;
  for (let i = 0; i < count; i++) {
    mx += at(x, i) / all;
    my += at(y, i) / all;
  }
  for (let i = 0; i < count; i++) size += (abs<f64>(at(x, i) - mx) + abs<f64>(at(y, i) - my)) / all;
  store<f64>(out, mx);
  store<f64>(out, my, 8);
  store<f64>(out, size, 16);
  if (size === 0) return;
  const rows = out + 24;
  const terms = rows + 240;
  memory.fill(rows, 0, 240);
  for (let i = 0; i < count; i++) {
    const p = (at(x, i) - mx) / size;
    const q = (at(y, i) - my) / size;
    store<f64>(terms, (p * p - q * q) / 2);
    store<f64>(terms, p * q, 8);
    store<f64>(terms, p, 16);
    store<f64>(terms, q, 24);
    store<f64>(terms, 1, 32);
    store<f64>(terms, -(p * p + q * q) / 2, 40);
    let cell = rows;
    for (let r = 0; r < 5; r++)
      for (let c = 0; c < 6; c++, cell += 8) store<f64>(cell, load<f64>(cell) + at(terms, r) * at(terms, c));
  }
}
