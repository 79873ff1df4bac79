import { stepsPerUnit } from "../colors/oklab.ts";
import { blur } from "../edges/blur.ts";
import type { Field, Size } from "../edges/grid.ts";
import type { Face } from "../raster/find-faces.ts";
import type { Planes } from "../raster/planes.ts";

/** What a pen too thick for a face draws of it, a value a pixel. */
export interface DrawnFaces {
  /** 1 where nothing else is drawn. */
  readonly inside: Uint8Array;
  /** Noses, mouths and pairs of brows, one pixel wide, each with its number; 0 beside them. */
  readonly lines: Uint16Array;
  /** 1 in pupils. */
  readonly solid: Uint8Array;
}

/** A box in which a line of a face is looked for, as shares of the face's side. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly halfWidth: number;
  readonly halfHeight: number;
}

/** From the middle of an eye. */
const brow = { x: 0, y: -0.14, halfWidth: 0.15, halfHeight: 0.06 };
const eyes = [0.25, 0.75].map((x) => ({ x, y: 0.36, halfWidth: 0.14, halfHeight: 0.1 }));
const nose = { x: 0.5, y: 0.67, halfWidth: 0.12, halfHeight: 0.08 };
const mouth = { x: 0.5, y: 0.87, halfWidth: 0.24, halfHeight: 0.11 };
/** The part of a face that has features, without its outline. */
const middle = { x: 0.5, y: 0.6, halfWidth: 0.39, halfHeight: 0.44 };

/** Eyes, and lines, are so much darker than what is around them, in OKLab steps of lightness. */
const eyeStandsOut = 9 * stepsPerUnit;
const lineStandsOut = 5 * stepsPerUnit;
/** How much redness counts beside darkness where lips are looked for. */
const redness = 2;
/** Half a pupil as a share of the face's side, and beside lids. */
const pupil = 0.055;
const pupilInLids = 0.042;
/** Faces of more widths of the pen have room for lids and a lower lip. */
const roomForLids = 62;
/** Lids from the middle of an eye: where they are above and below it, half their length, how far their ends bend to it. */
const lids = { above: 0.052, below: 0.046, half: 0.112, bend: 0.05 };
/** The lower lip below a mouth, its length and bend as shares of the mouth's. */
const lip = { below: 0.085, half: 0.5, rise: 0.3 };
/** Brows are bent, never aslant: that would make every face angry or sad. By so much of half their length at most. */
const mostBent = 0.3;
/** Shorter lines of faces are blots, in widths of the pen; noses are worth a line from twice that on. */
const shortestLine = 4;

/**
 * Draws faces with few strokes where the photo has what they stand for: pupils where it is darkest in each eye's
 * place, brows, mouth and the end of the nose as arcs through the darkest of their places.
 * @param faces in pixels of the canvas
 * @param pen width of the pen, in pixels
 */
export function drawFaces({ width, height, l, a }: Planes, faces: readonly Face[], pen: number): DrawnFaces {
  const empty = () => new Uint8Array(width * height);
  const drawn = { inside: empty(), lines: new Uint16Array(width * height), solid: empty() };
  let number = 0;
  for (const face of faces) {
    const light = calmAround(face, { width, height }, (i) => l[i]!);
    const lips = calmAround(face, { width, height }, (i) => l[i]! - redness * a[i]!);
    const scale = face.side;
    disc(drawn.inside, light, {
      x: face.x + middle.x * scale,
      y: face.y + middle.y * scale,
      across: middle.halfWidth * scale,
      down: middle.halfHeight * scale,
    });
    const isFine = scale >= roomForLids * pen;
    const radius = Math.max(0.75 * pen, (isFine ? pupilInLids : pupil) * scale);
    const pupils = eyes.map((place) => darkestIn(light, face, place));
    for (const found of pupils) {
      if (!found) continue;
      disc(drawn.solid, light, { ...found, across: radius * 0.9, down: radius * 1.1 });
    }
    const smile = darkLineIn(lips, face, mouth);
    const features = [
      { arcs: isFine ? lidsOf(pupils, scale) : [], shortest: shortestLine },
      { arcs: browsOf(light, pupils, scale), shortest: shortestLine },
      { arcs: [darkLineIn(light, face, nose)], shortest: 2 * shortestLine },
      { arcs: [smile], shortest: shortestLine },
      { arcs: isFine && smile ? [lowerLipOf(smile, scale)] : [], shortest: shortestLine },
    ];
    for (const { arcs, shortest } of features) {
      number++;
      for (const own of arcs) {
        if (own && 2 * own.half >= shortest * pen) arc(drawn.lines, number, light, own);
      }
    }
  }
  return drawn;
}

/** How far from a face anything of it is looked for, as a share of its side. */
const surroundings = 0.3;

/** Values around a face, blurred; of the canvas's size, but known only there. */
function calmAround(face: Face, { width, height }: Size, valueAt: (i: number) => number): Field {
  const sigma = Math.max(1, face.side * 0.015);
  // farther away by as much as blurring reaches
  const reach = surroundings * face.side + 3 * sigma + 2;
  const left = Math.max(0, Math.floor(face.x - reach));
  const top = Math.max(0, Math.floor(face.y - reach));
  const wide = Math.min(width, Math.ceil(face.x + face.side + reach)) - left;
  const tall = Math.min(height, Math.ceil(face.y + face.side + reach)) - top;
  const data = new Float32Array(width * height);
  if (wide <= 0 || tall <= 0) return { width, height, data };
  const part = new Float32Array(wide * tall);
  for (let y = 0; y < tall; y++) {
    for (let x = 0; x < wide; x++) part[y * wide + x] = valueAt((top + y) * width + left + x);
  }
  const calm = blur({ width: wide, height: tall, data: part }, sigma).data;
  for (let y = 0; y < tall; y++) data.set(calm.subarray(y * wide, (y + 1) * wide), (top + y) * width + left);
  return { width, height, data };
}

/** An arc through x, y that is `rise` lower there than `half` to either side of it, and as much as `tilt` aslant. */
interface Arc {
  readonly x: number;
  readonly y: number;
  readonly half: number;
  readonly rise: number;
  readonly tilt: number;
}

/** The darkest place of a box, the middle of what is nearly as dark; none where it is not darker than around. */
function darkestIn(light: Field, face: Face, place: Place): Point | undefined {
  const { left, top, right, bottom } = boxOf(light, face, place);
  let [darkest, sum, many] = [Number.POSITIVE_INFINITY, 0, 0];
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const value = light.data[y * light.width + x]!;
      darkest = Math.min(darkest, value);
      sum += value;
      many++;
    }
  }
  const usual = sum / many;
  if (!(usual - darkest >= eyeStandsOut)) return undefined;
  const limit = darkest + 0.4 * (usual - darkest);
  let [sumX, sumY, total] = [0, 0, 0];
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const weight = Math.max(0, limit - light.data[y * light.width + x]!);
      sumX += weight * x;
      sumY += weight * y;
      total += weight;
    }
  }
  return { x: sumX / total, y: sumY / total };
}

/** A parabola through the darkest pixels of each column of a box; none where few stand out. */
function darkLineIn(light: Field, face: Face, place: Place): Arc | undefined {
  const { left, top, right, bottom } = boxOf(light, face, place);
  const [middleX, half] = [(left + right) / 2, (right - left) / 2];
  const found: { t: number; y: number; weight: number }[] = [];
  for (let x = left; x <= right; x++) {
    const column = columnOf(light, x, top, bottom);
    if (column.weight >= lineStandsOut) found.push({ t: (x - middleX) / half, ...column });
  }
  if (found.length < 0.5 * (right - left)) return undefined;
  const [a, b, c] = parabola(found);
  const rise = Math.max(-0.35, Math.min(0.35, c / half)) * half;
  return { x: middleX, y: a, half, rise: -rise, tilt: Math.max(-0.4, Math.min(0.4, b / half)) * half };
}

type Point = { readonly x: number; readonly y: number };

/** Brows above the eyes, as much bent as both are on average; none where only one is found. */
function browsOf(light: Field, eyes: readonly (Point | undefined)[], side: number): (Arc | undefined)[] {
  const found = eyes.map((eye) => eye && darkLineIn(light, { ...eye, side }, brow));
  const [left, right] = found;
  if (!left || !right) return [];
  const rise = Math.max(-mostBent * left.half, Math.min(0, (left.rise + right.rise) / 2));
  return [left, right].map((own) => ({ ...own, rise, tilt: 0 }));
}

/** The lids of both eyes; none where only one is found. */
function lidsOf(eyes: readonly (Point | undefined)[], side: number): Arc[] {
  return eyes.flatMap((eye) => {
    if (!eye || eyes.includes(undefined)) return [];
    const half = lids.half * side;
    const rise = lids.bend * side;
    return [
      { x: eye.x, y: eye.y - lids.above * side, half, rise: -rise, tilt: 0 },
      { x: eye.x, y: eye.y + lids.below * side, half: 0.8 * half, rise: 0.64 * rise, tilt: 0 },
    ];
  });
}

function lowerLipOf(mouth: Arc, side: number): Arc {
  const half = lip.half * mouth.half;
  return { ...mouth, y: mouth.y + lip.below * side, half, rise: lip.rise * Math.max(0.1 * half, mouth.rise) };
}

/** Where a column is dark on the whole, and by how much its darkest pixel stands out. */
function columnOf(
  { width, data }: Field,
  x: number,
  top: number,
  bottom: number,
): { y: number; weight: number } {
  let [darkest, sum] = [Number.POSITIVE_INFINITY, 0];
  for (let y = top; y <= bottom; y++) {
    const value = data[y * width + x]!;
    sum += value;
    darkest = Math.min(darkest, value);
  }
  const usual = sum / (bottom - top + 1);
  let [sumY, total] = [0, 0];
  for (let y = top; y <= bottom; y++) {
    const dark = Math.max(0, usual - data[y * width + x]!);
    sumY += dark * y;
    total += dark;
  }
  return { y: total > 0 ? sumY / total : top, weight: usual - darkest };
}

/** Least squares of y = a + b t + c t², each point by its weight; the second time far ones count less. */
function parabola(points: readonly { t: number; y: number; weight: number }[]): [number, number, number] {
  let fit: [number, number, number] = [0, 0, 0];
  for (let round = 0; round < 3; round++) {
    const m = new Float64Array(12);
    for (const { t, y, weight } of points) {
      const off = y - fit[0] - fit[1] * t - fit[2] * t * t;
      const own = round === 0 ? weight : weight / (1 + off * off);
      const row = [1, t, t * t, y];
      for (let r = 0; r < 3; r++)
        for (let k = 0; k < 4; k++) m[r * 4 + k] = m[r * 4 + k]! + own * row[r]! * row[k]!;
    }
    fit = solved(m) ?? fit;
  }
  return fit;
}

/** Three linear equations by elimination, rows of four; undefined where they say too little. */
function solved(m: Float64Array): [number, number, number] | undefined {
  for (let p = 0; p < 3; p++) {
    // the matrix is symmetric and positive: no row needs to change places
    if (!(m[p * 5]! > 1e-9)) return undefined;
    for (let r = 0; r < 3; r++) {
      if (r === p) continue;
      const by = m[r * 4 + p]! / m[p * 5]!;
      for (let k = p; k < 4; k++) m[r * 4 + k] = m[r * 4 + k]! - by * m[p * 4 + k]!;
    }
  }
  return [m[3]! / m[0]!, m[7]! / m[5]!, m[11]! / m[10]!];
}

function boxOf({ width, height }: Field, face: Face, { x, y, halfWidth, halfHeight }: Place) {
  const within = (value: number, most: number) => Math.max(0, Math.min(most - 1, Math.round(value)));
  return {
    left: within(face.x + (x - halfWidth) * face.side, width),
    right: within(face.x + (x + halfWidth) * face.side, width),
    top: within(face.y + (y - halfHeight) * face.side, height),
    bottom: within(face.y + (y + halfHeight) * face.side, height),
  };
}

function arc(
  on: Uint16Array,
  number: number,
  { width, height }: Field,
  { x, y, half, rise, tilt }: Arc,
): void {
  let [lastX, lastY] = [-1, -1];
  const steps = Math.ceil(4 * half);
  for (let k = 0; k <= steps; k++) {
    const t = (2 * k) / steps - 1;
    const [px, py] = [Math.round(x + t * half), Math.round(y + t * tilt - rise * t * t)];
    if (px < 0 || py < 0 || px >= width || py >= height) continue;
    // steep ends: no gaps between the rows
    if (lastX >= 0) {
      for (let row = Math.min(lastY, py) + 1; row < Math.max(lastY, py); row++)
        on[row * width + lastX] = number;
    }
    on[py * width + px] = number;
    [lastX, lastY] = [px, py];
  }
}

function disc(
  on: Uint8Array,
  { width, height }: Field,
  { x, y, across, down }: { x: number; y: number; across: number; down: number },
): void {
  const last = Math.min(height - 1, Math.floor(y + down));
  for (let row = Math.max(0, Math.ceil(y - down)); row <= last; row++) {
    const share = (row - y) / down;
    const half = across * Math.sqrt(Math.max(0, 1 - share * share));
    const [from, to] = [Math.max(0, Math.ceil(x - half)), Math.min(width - 1, Math.floor(x + half))];
    if (from <= to) on.fill(1, row * width + from, row * width + to + 1);
  }
}
