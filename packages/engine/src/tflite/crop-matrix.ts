import { finerParts } from "./finer-parts.ts";

const f = Math.fround;

/** A crop is as much larger than the box of its points, and has so many pixels a side. */
const scale = 1.5;
const side = 16;

/**
 * The matrix (4 × 4, rows) that leads from pixels of the crop around a finer part of a face to where it is: MediaPipe's
 * operator Landmarks2TransformMatrix, version 2, in its order of roundings, with ratios of sides in place of angles.
 * @param points x, y and z of the mesh's points
 */
export function cropMatrix(points: Float32Array, part: number): Float32Array {
  const { left, right, points: own } = finerParts[part]!;
  const x = (point: number) => points[3 * point]!;
  const y = (point: number) => points[3 * point + 1]!;
  const [dx, dy] = [f(x(right) - x(left)), f(y(right) - y(left))];
  const length = Math.sqrt(dx * dx + dy * dy);
  const [cos, sin] = [f(dx / length), f(-dy / length)];
  // the box of the points, turned so that the line is level
  const across = own.map((point) => f(f(cos * x(point)) - f(sin * y(point))));
  const down = own.map((point) => f(f(sin * x(point)) + f(cos * y(point))));
  const [begin, end] = [Math.min(...across), Math.max(...across)];
  const [top, bottom] = [Math.min(...down), Math.max(...down)];
  const [u, v] = [f(f(begin + end) / 2), f(f(top + bottom) / 2)];
  const [middleX, middleY] = [f(f(cos * u) + f(sin * v)), f(f(cos * v) - f(sin * u))];
  const scaleX = f(f(scale * f(end - begin)) / side);
  const scaleY = f(f(scale * f(bottom - top)) / side);
  const [a, b, c, d] = [f(cos * scaleX), f(sin * scaleY), f(-sin * scaleX), f(cos * scaleY)];
  const half = -side / 2;
  const shiftX = f(f(f(a * half) + f(b * half)) + middleX);
  const shiftY = f(f(f(c * half) + f(d * half)) + middleY);
  return Float32Array.of(a, b, 0, shiftX, c, d, 0, shiftY, 0, 0, 1, 0, 0, 0, 0, 1);
}

/** Pairs of coordinates through the first two rows of such a matrix. */
export function throughMatrix(pairs: Float32Array, m: Float32Array): Float32Array {
  const out = new Float32Array(pairs.length);
  for (let i = 0; i < pairs.length; i += 2) {
    const [x, y] = [pairs[i]!, pairs[i + 1]!];
    out[i] = f(f(f(m[0]! * x) + f(m[1]! * y)) + m[3]!);
    out[i + 1] = f(f(f(m[4]! * x) + f(m[5]! * y)) + m[7]!);
  }
  return out;
}
