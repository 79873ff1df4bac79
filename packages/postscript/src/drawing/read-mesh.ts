import type { Budget } from "../budget.ts";
import { bitsAt } from "../colors/ps-function.ts";
import { PsError } from "../ps-error.ts";

/** A mesh as a shading dictionary of type 4 to 7 describes it. */
export interface MeshData {
  readonly type: number;
  /** Packed numbers, or the numbers themselves. */
  readonly data: Uint8Array | readonly number[];
  readonly bitsPerCoordinate: number;
  readonly bitsPerComponent: number;
  readonly bitsPerFlag: number;
  readonly verticesPerRow: number;
  readonly decode: readonly number[];
  readonly components: number;
}

/** A corner: a point in the shading's coordinates, and components of a color or a function's parameter. */
export interface Vertex {
  readonly x: number;
  readonly y: number;
  readonly values: readonly number[];
}

export type Triangle = readonly [Vertex, Vertex, Vertex];
type Point = readonly [number, number];

/** The triangles of a mesh; patches are cut into a grid of them. */
export function readMesh(mesh: MeshData, budget: Budget): Triangle[] {
  const reader = new MeshReader(mesh, budget);
  if (mesh.type === 4) return freeTriangles(reader);
  if (mesh.type === 5) return latticeTriangles(reader, mesh.verticesPerRow);
  return patchTriangles(reader, mesh.type === 7 ? 16 : 12);
}

class MeshReader {
  readonly #mesh: MeshData;
  readonly budget: Budget;
  #at = 0;

  constructor(mesh: MeshData, budget: Budget) {
    const { bitsPerCoordinate, bitsPerComponent, bitsPerFlag, components } = mesh;
    const widths = [bitsPerCoordinate, bitsPerComponent, bitsPerFlag];
    if (widths.some((bits) => !(bits >= 1 && bits <= 32)) || components < 1 || components > 32)
      throw new PsError("rangecheck", "mesh");
    this.#mesh = mesh;
    this.budget = budget;
  }

  get isDone(): boolean {
    const { data } = this.#mesh;
    return data instanceof Uint8Array ? this.#at + 8 > data.length * 8 : this.#at >= data.length;
  }

  flag(): number {
    return this.#number(this.#mesh.bitsPerFlag) & 3;
  }

  point(): Point {
    return [this.#decoded(this.#mesh.bitsPerCoordinate, 0), this.#decoded(this.#mesh.bitsPerCoordinate, 1)];
  }

  values(): number[] {
    const { components, bitsPerComponent } = this.#mesh;
    return Array.from({ length: components }, (_, k) => this.#decoded(bitsPerComponent, 2 + k));
  }

  vertex(): Vertex {
    const [x, y] = this.point();
    const values = this.values();
    this.align();
    return { x, y, values };
  }

  /** Every vertex and every patch begins with a byte of its own. */
  align(): void {
    if (this.#mesh.data instanceof Uint8Array) this.#at = Math.ceil(this.#at / 8) * 8;
    this.budget.step(8);
    this.budget.allocate(160);
  }

  #decoded(bits: number, index: number): number {
    const value = this.#number(bits);
    const { data, decode } = this.#mesh;
    if (!(data instanceof Uint8Array)) return value;
    const [low, high] = [decode[2 * index] ?? 0, decode[2 * index + 1] ?? 1];
    return low + (value / (2 ** bits - 1)) * (high - low);
  }

  #number(bits: number): number {
    const { data } = this.#mesh;
    if (!(data instanceof Uint8Array)) return data[this.#at++] ?? 0;
    const value = bitsAt(data, this.#at, bits);
    this.#at += bits;
    return value;
  }
}

function freeTriangles(reader: MeshReader): Triangle[] {
  const triangles: Triangle[] = [];
  const next = () => {
    const flag = reader.flag();
    return { flag, vertex: reader.vertex() };
  };
  while (!reader.isDone) {
    const { flag, vertex } = next();
    const last = triangles.at(-1);
    if (flag === 0 || last === undefined) triangles.push([vertex, next().vertex, next().vertex]);
    else triangles.push(flag === 1 ? [last[1], last[2], vertex] : [last[0], last[2], vertex]);
  }
  return triangles;
}

function latticeTriangles(reader: MeshReader, perRow: number): Triangle[] {
  if (!(perRow >= 2 && perRow < 10_000)) throw new PsError("rangecheck", "VerticesPerRow");
  const vertices: Vertex[] = [];
  while (!reader.isDone) vertices.push(reader.vertex());
  return gridTriangles(vertices, perRow);
}

function gridTriangles(vertices: readonly Vertex[], perRow: number): Triangle[] {
  const triangles: Triangle[] = [];
  for (let row = 0; (row + 2) * perRow <= vertices.length; row++)
    for (let k = row * perRow; k < (row + 1) * perRow - 1; k++) {
      const [a, b, c, d] = [vertices[k]!, vertices[k + 1]!, vertices[k + perRow]!, vertices[k + perRow + 1]!];
      triangles.push([a, b, c], [b, d, c]);
    }
  return triangles;
}

/** A patch: its twelve border points in the order of the stream, up to four inner ones, and four corner colors. */
interface Patch {
  readonly points: readonly Point[];
  readonly colors: readonly (readonly number[])[];
}

function patchTriangles(reader: MeshReader, pointCount: number): Triangle[] {
  const triangles: Triangle[] = [];
  let last: Patch | null = null;
  while (!reader.isDone) {
    const flag = reader.flag();
    const shared: Patch = flag === 0 || last === null ? { points: [], colors: [] } : sharedEdge(last, flag);
    const points = [...shared.points];
    while (points.length < pointCount) points.push(reader.point());
    const colors = [...shared.colors];
    while (colors.length < 4) colors.push(reader.values());
    reader.align();
    last = { points, colors };
    reader.budget.step(600);
    reader.budget.allocate(20_000);
    triangles.push(...gridTriangles(patchGrid(last), patchSide + 1));
  }
  return triangles;
}

/** The edge of the patch before that the next one begins with. */
function sharedEdge({ points, colors }: Patch, flag: number): Patch {
  const from = 3 * flag;
  return {
    points: [0, 1, 2, 3].map((k) => points[(from + k) % 12]!),
    colors: [colors[flag]!, colors[(flag + 1) % 4]!],
  };
}

const patchSide = 12;

/** Where the stream's points lie in the patch's net of four rows of four. */
const netPlaces = [0, 1, 2, 3, 7, 11, 15, 14, 13, 12, 8, 4, 5, 6, 10, 9];

function patchGrid({ points, colors }: Patch): Vertex[] {
  const net: Point[] = [];
  points.forEach((point, k) => {
    net[netPlaces[k]!] = point;
  });
  if (points.length === 12) addInnerPoints(net);
  const vertices: Vertex[] = [];
  for (let row = 0; row <= patchSide; row++)
    for (let column = 0; column <= patchSide; column++) {
      const [u, v] = [row / patchSide, column / patchSide];
      const [x, y] = surfacePoint(net, u, v);
      const values = colors[0]!.map(
        (_, k) =>
          (1 - u) * ((1 - v) * colors[0]![k]! + v * colors[1]![k]!) +
          u * ((1 - v) * colors[3]![k]! + v * colors[2]![k]!),
      );
      vertices.push({ x, y, values });
    }
  return vertices;
}

/** The inner points that make a Coons patch of a border (PLRM3, section 4.9.3). */
function addInnerPoints(net: Point[]): void {
  const inner = (
    place: number,
    near: number,
    far: [number, number, number, number, number, number, number],
  ) => {
    const at = (k: number, axis: 0 | 1) => net[k]![axis];
    const coordinate = (axis: 0 | 1) =>
      (-4 * at(near, axis) +
        6 * (at(far[0], axis) + at(far[1], axis)) -
        2 * (at(far[2], axis) + at(far[3], axis)) +
        3 * (at(far[4], axis) + at(far[5], axis)) -
        at(far[6], axis)) /
      9;
    net[place] = [coordinate(0), coordinate(1)];
  };
  inner(5, 0, [1, 4, 3, 12, 13, 7, 15]);
  inner(6, 3, [2, 7, 0, 15, 14, 4, 12]);
  inner(9, 12, [8, 13, 0, 15, 11, 1, 3]);
  inner(10, 15, [11, 14, 3, 12, 8, 2, 0]);
}

function surfacePoint(net: readonly Point[], u: number, v: number): Point {
  const [rows, columns] = [bernstein(u), bernstein(v)];
  let [x, y] = [0, 0];
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 4; column++) {
      const weight = rows[row]! * columns[column]!;
      x += weight * net[4 * row + column]![0];
      y += weight * net[4 * row + column]![1];
    }
  return [x, y];
}

const bernstein = (t: number) => [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
