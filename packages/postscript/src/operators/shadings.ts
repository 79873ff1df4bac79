import { colorSpaceFrom } from "../colors/color-space-from.ts";
import { rgbOf } from "../colors/device-colors.ts";
import type { Rgb } from "../colors/device-colors.ts";
import { hexOfRgb } from "@tintery/engine/tables";
import type { ColorSpace } from "../colors/paint-color.ts";
import { functionFrom, numbersIn } from "../colors/ps-function.ts";
import type { NumberFunction } from "../colors/ps-function.ts";
import { gradientStops } from "../drawing/gradient-stops.ts";
import { identity, invert, isEmptyBox, multiply } from "../drawing/matrix.ts";
import type { Box, Matrix } from "../drawing/matrix.ts";
import { paintMesh } from "../drawing/paint-mesh.ts";
import { paintPixels } from "../drawing/paint-image.ts";
import { Path } from "../drawing/path.ts";
import { readMesh } from "../drawing/read-mesh.ts";
import type { Machine } from "../machine.ts";
import { PsArray, type PsDict, PsFile, PsString } from "../objects.ts";
import { PsError } from "../ps-error.ts";
import { readAll } from "../streams/ascii85.ts";
import { matrixFrom } from "./matrices.ts";

/** A shading dictionary made ready: its space and how its parameter becomes components. */
interface Shading {
  readonly dict: PsDict;
  readonly space: ColorSpace;
  readonly compute: NumberFunction | null;
}

/** Paints a shading over everything that the clip lets through; the current matrix is that of the shading. */
export function paintShading(machine: Machine, dict: PsDict): void {
  const space = colorSpaceFrom(machine, dict.get("ColorSpace") ?? null);
  const shading: Shading = { dict, space, compute: functionsIn(machine, dict) };
  const bounds = numbersIn(dict, "BBox");
  machine.graphics.isolate(() => {
    if (bounds !== null) clipToBox(machine, bounds);
    const type = dict.get("ShadingType");
    if (type === 1) paintField(machine, shading);
    else if (type === 2) paintGradient(machine, shading, axialGradient(shading));
    else if (type === 3) paintGradient(machine, shading, radialGradient(shading));
    else if (typeof type === "number" && type >= 4 && type <= 7) paintMeshOf(machine, shading, type);
    else throw new PsError("rangecheck", "ShadingType");
  });
}

/** Fills what the clip lets through with the color that lies behind a pattern's shading. */
export function paintBackground(machine: Machine, dict: PsDict): void {
  const background = numbersIn(dict, "Background");
  if (background === null) return;
  const { graphics } = machine;
  const color = rgbOf(colorSpaceFrom(machine, dict.get("ColorSpace") ?? null), background);
  const box = visibleBox(machine);
  graphics.page.paint(
    `<path fill="${hexOfRgb(color)}" d="${graphics.page.boxData(box)}"/>`,
    graphics.state.clip,
    box,
  );
}

function clipToBox({ graphics, budget }: Machine, [left, bottom, right, top]: readonly number[]): void {
  const path = new Path(budget);
  path.move(left!, bottom!);
  path.line(right!, bottom!);
  path.line(right!, top!);
  path.line(left!, top!);
  path.close();
  graphics.clipTo(path.mapped(graphics.state.matrix), false);
}

function functionsIn(machine: Machine, dict: PsDict): NumberFunction | null {
  const given = dict.get("Function");
  if (given === undefined) return null;
  if (!(given instanceof PsArray) || given.executable) return functionFrom(machine, given);
  const parts = given.toList().map((part) => functionFrom(machine, part));
  return (inputs) => parts.map((part) => part(inputs)[0] ?? 0);
}

const visibleBox = ({ graphics }: Machine): Box => {
  const { clip } = graphics.state;
  return graphics.page.visibleBox(clip.box, clip);
};

const colorOf = ({ space, compute }: Shading, values: readonly number[]): Rgb =>
  rgbOf(space, compute === null ? values : compute(values));

function paintGradient(
  machine: Machine,
  shading: Shading,
  gradient: { tag: string; geometry: string },
): void {
  const { graphics } = machine;
  const { page, state } = graphics;
  const box = visibleBox(machine);
  if (isEmptyBox(box)) return;
  const [from, to] = (numbersIn(shading.dict, "Domain") ?? [0, 1]) as [number, number];
  const extend = shading.dict.get("Extend");
  const stops = gradientStops({
    colorAt: (share) => colorOf(shading, [from + share * (to - from)]),
    extends: extend instanceof PsArray ? [extend.at(0) === true, extend.at(1) === true] : [false, false],
  });
  const { tag, geometry } = gradient;
  const placed = `gradientUnits="userSpaceOnUse" gradientTransform="${page.transform(state.matrix)}"`;
  const id = page.define((own) => `<${tag} id="${own}" ${placed} ${geometry}>${stops}</${tag}>`);
  page.paint(`<path fill="url(#${id})" d="${page.boxData(box)}"/>`, state.clip, box);
}

function coordinates({ dict }: Shading, count: number): number[] {
  const values = numbersIn(dict, "Coords");
  if (values === null || values.length < count) throw new PsError("rangecheck", "Coords");
  return values.map((value) => Number(Math.max(-1e9, Math.min(1e9, value)).toPrecision(9)));
}

function axialGradient(shading: Shading) {
  const [x1, y1, x2, y2] = coordinates(shading, 4);
  return { tag: "linearGradient", geometry: `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"` };
}

function radialGradient(shading: Shading) {
  const [x1, y1, r1, x2, y2, r2] = coordinates(shading, 6);
  const geometry = `fx="${x1}" fy="${y1}" fr="${Math.abs(r1!)}" cx="${x2}" cy="${y2}" r="${Math.abs(r2!)}"`;
  return { tag: "radialGradient", geometry };
}

const fieldSide = 128;

/** Type 1: a color for every point, drawn as a small picture. */
function paintField(machine: Machine, shading: Shading): void {
  const { graphics } = machine;
  const [left, right, bottom, top] = (numbersIn(shading.dict, "Domain") ?? [0, 1, 0, 1]) as number[];
  const given = shading.dict.get("Matrix");
  const own: Matrix = given === undefined ? identity : matrixFrom(given);
  const [width, height] = [right! - left!, top! - bottom!];
  const data = new Uint8Array(3 * fieldSide * fieldSide);
  for (let y = 0; y < fieldSide; y++)
    for (let x = 0; x < fieldSide; x++) {
      const point = [left! + ((x + 0.5) / fieldSide) * width, bottom! + ((y + 0.5) / fieldSide) * height];
      data.set(colorOf(shading, point), 3 * (y * fieldSide + x));
    }
  const toDomain: Matrix = [width / fieldSide, 0, 0, height / fieldSide, left!, bottom!];
  const matrix = invert(multiply(toDomain, own));
  if (matrix === null) throw new PsError("undefinedresult", "shading");
  const pixels = { width: fieldSide, height: fieldSide, channels: 3, data } as const;
  paintPixels(graphics, pixels, { matrix, width: fieldSide, height: fieldSide, isSmooth: true });
}

function paintMeshOf(machine: Machine, shading: Shading, type: number): void {
  const { dict, space, compute } = shading;
  const source = dict.get("DataSource");
  let data: Uint8Array | number[];
  if (source instanceof PsString) data = source.bytes;
  else if (source instanceof PsArray) data = source.toList().map(Number);
  else if (source instanceof PsFile) data = readAll(source.source, machine.budget.limits.work);
  else throw new PsError("typecheck", "DataSource");
  const numberOf = (key: string, otherwise: number) => {
    const value = dict.get(key);
    return typeof value === "number" ? value : otherwise;
  };
  const triangles = readMesh(
    {
      type,
      data,
      bitsPerCoordinate: numberOf("BitsPerCoordinate", 16),
      bitsPerComponent: numberOf("BitsPerComponent", 8),
      bitsPerFlag: numberOf("BitsPerFlag", 8),
      verticesPerRow: numberOf("VerticesPerRow", 2),
      decode: numbersIn(dict, "Decode") ?? [],
      components: compute === null ? space.components : 1,
    },
    machine.budget,
  );
  paintMesh(machine.graphics, triangles, visibleBox(machine), (values) => colorOf(shading, values));
}
