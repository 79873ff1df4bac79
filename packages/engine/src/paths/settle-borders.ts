import { stepsPerUnit } from "../colors/oklab.ts";
import type { ChainNodes } from "../simd/smooth-chains.ts";
import type { Chains } from "./chains.ts";
import { type Looking, lookAcrossOnKernels, moveOnKernels } from "../simd/settle-borders.ts";
import { halfSteps, lookAcross, type SeenRegions, type Vectors } from "./look-across.ts";
import type { Walks } from "./walks.ts";

/** Between colors so many steps apart borders move only half as far as the photo says. */
const faint = 12 * stepsPerUnit;
/** No point moves farther, in pixels. */
const farthest = 0.6;
/** Rounds in which points take over from those beside them, before nodes move and after. */
const roundsBefore = 14;
const roundsAfter = 6;
/** How firmly nodes stay where wide angles placed them, against one border that pulls with 1. */
const inertia = 4;
/** Nodes at the ends of borders of fewer steps move less: else the border could turn over. */
const short = 6;

/** What settling needs to know of borders. */
export interface Settling {
  /** 0 for open borders, 1 for loops, 2 for those that stay. */
  readonly kinds: Uint8Array;
  readonly nodes: ChainNodes;
  readonly seen: SeenRegions;
}

/**
 * Moves smoothed borders, in place, to where the photo itself passes the middle between the colors of both sides:
 * it knows that more finely than whole pixels, and rounding and smoothing took borders off it. Points even their moves
 * out with those beside them; a node moves so that the moves of all borders that meet in it suit it best.
 */
export function settleBorders(
  chains: Chains,
  walks: Pick<Walks, "left" | "right">,
  { kinds, nodes, seen }: Settling,
): void {
  const { width, height } = seen.labels;
  const many = chains.x.length;
  const vectors = () => ({ x: new Float64Array(many), y: new Float64Array(many) });
  const [normals, moves] = [vectors(), vectors()];
  const looking = { seen, kinds, normals, moves, faint, halfSteps };
  if (!lookAcrossOnKernels(chains, walks, looking, roundsBefore)) {
    fillNormals(normals, chains, kinds);
    lookPlainly(chains, walks, looking);
    evenAll(moves, chains.start, kinds, { rounds: roundsBefore, areEndsFree: true });
  }
  moveNodes(chains, { nodes, normals, moves }, seen.labels);
  const moving = { kinds, rounds: roundsAfter, farthest, width, height };
  if (moveOnKernels(chains, moves, moving)) return;
  evenAll(moves, chains.start, kinds, { rounds: roundsAfter, areEndsFree: false });
  const { x, y } = chains;
  for (let i = 0; i < many; i++) {
    const far = Math.sqrt(moves.x[i]! * moves.x[i]! + moves.y[i]! * moves.y[i]!);
    const keep = far > farthest ? farthest / far : 1;
    x[i] = Math.min(width, Math.max(0, x[i]! + moves.x[i]! * keep));
    y[i] = Math.min(height, Math.max(0, y[i]! + moves.y[i]! * keep));
  }
}

/** How far each point wants to go, as the photo says. */
function lookPlainly(
  { start, x, y }: Chains,
  walks: Pick<Walks, "left" | "right">,
  { seen, kinds, normals, moves }: Looking,
): void {
  for (let b = 0; b < kinds.length; b++) {
    if (kinds[b] === 2) continue;
    const look = lookAcross(seen, [walks.left[b]!, walks.right[b]!], faint);
    const ends = kinds[b] === 1 ? 0 : 1;
    for (let i = start[b]! + ends; i < start[b + 1]! - ends; i++) {
      const away = look(x[i]!, y[i]!, normals.x[i]!, normals.y[i]!);
      moves.x[i] = away * normals.x[i]!;
      moves.y[i] = away * normals.y[i]!;
    }
  }
}

/** Unit vectors across the borders at their points, to the right hand of who walks along them. */
function fillNormals(normals: Vectors, { start, x, y }: Chains, kinds: Uint8Array): void {
  for (let b = 0; b < kinds.length; b++) {
    const [first, last] = [start[b]!, start[b + 1]! - 1];
    const isLoop = kinds[b] === 1;
    for (let i = first; i <= last; i++) {
      const p = i > first ? i - 1 : isLoop ? last : i;
      const q = i < last ? i + 1 : isLoop ? first : i;
      const [dx, dy] = [x[q]! - x[p]!, y[q]! - y[p]!];
      const length = Math.sqrt(dx * dx + dy * dy) || 1;
      normals.x[i] = -dy / length;
      normals.y[i] = dx / length;
    }
  }
}

/**
 * Moves every node by what suits the borders that meet in it best: least squares over how far each wants to go along
 * its normal, and over staying. On the canvas's edge nodes slide.
 */
function moveNodes(
  { start, x, y }: Chains,
  { nodes: { first, ends, beside }, normals, moves }: { nodes: ChainNodes; normals: Vectors; moves: Vectors },
  { width, height }: { readonly width: number; readonly height: number },
): void {
  const steps = stepsAtEnds(start, x.length);
  for (let n = 0; n + 1 < first.length; n++) {
    // the matrix (xx xy; xy yy) times the move is (wishX, wishY)
    let [xx, xy, yy, wishX, wishY] = [inertia, 0, inertia, 0, 0];
    let shortest = short;
    for (let e = first[n]!; e < first[n + 1]!; e++) {
      const i = beside[e]!;
      if (i < 0) continue;
      const [normalX, normalY] = [normals.x[i]!, normals.y[i]!];
      const away = moves.x[i]! * normalX + moves.y[i]! * normalY;
      xx += normalX * normalX;
      xy += normalX * normalY;
      yy += normalY * normalY;
      wishX += away * normalX;
      wishY += away * normalY;
      shortest = Math.min(shortest, steps[ends[e]!]!);
    }
    const share = shortest / short / (xx * yy - xy * xy);
    const at = ends[first[n]!]!;
    const isOnSide = x[at] === 0 || x[at] === width;
    const isOnTop = y[at] === 0 || y[at] === height;
    for (let e = first[n]!; e < first[n + 1]!; e++) {
      moves.x[ends[e]!] = isOnSide ? 0 : (wishX * yy - wishY * xy) * share;
      moves.y[ends[e]!] = isOnTop ? 0 : (wishY * xx - wishX * xy) * share;
    }
  }
}

/** At the first and the last point of each chain the number of its steps. */
function stepsAtEnds(start: Int32Array, many: number): Int32Array {
  const steps = new Int32Array(many);
  for (let b = 0; b + 1 < start.length; b++) {
    const last = start[b + 1]! - 1;
    steps[start[b]!] = last - start[b]!;
    steps[last] = last - start[b]!;
  }
  return steps;
}

interface Evening {
  readonly rounds: number;
  /** Whether the ends of open borders follow the points beside them, or stay as they are. */
  readonly areEndsFree: boolean;
}

/** Every point takes over from those beside it along its border. */
function evenAll(moves: Vectors, start: Int32Array, kinds: Uint8Array, evening: Evening): void {
  for (let b = 0; b < kinds.length; b++) {
    if (kinds[b] === 2 || start[b + 1]! - start[b]! < 3) continue;
    for (const values of [moves.x, moves.y]) {
      const some = values.subarray(start[b]!, start[b + 1]!);
      if (kinds[b] === 1) evenLoop(some, evening.rounds);
      else evenOpen(some, evening);
    }
  }
}

function evenLoop(values: Float64Array, rounds: number): void {
  const last = values.length - 1;
  for (let round = 0; round < rounds; round++) {
    const begin = values[0]!;
    let before = values[last]!;
    for (let i = 0; i <= last; i++) {
      const own = values[i]!;
      values[i] = (before + 2 * own + (i < last ? values[i + 1]! : begin)) / 4;
      before = own;
    }
  }
}

function evenOpen(values: Float64Array, { rounds, areEndsFree }: Evening): void {
  const last = values.length - 1;
  for (let round = 0; round < rounds; round++) {
    if (areEndsFree) {
      values[0] = values[1]!;
      values[last] = values[last - 1]!;
    }
    let before = values[0]!;
    for (let i = 1; i < last; i++) {
      const own = values[i]!;
      values[i] = (before + 2 * own + values[i + 1]!) / 4;
      before = own;
    }
  }
}
