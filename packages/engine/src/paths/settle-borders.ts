import type { Planes } from "../raster/planes.ts";
import type { ColoredLabels } from "../regions/labels.ts";
import type { Arena } from "../kernels/arena.ts";
import type { Kernels } from "../kernels/built.ts";
import { onKernels } from "../kernels/kernels.ts";
import { stepsPerUnit } from "../colors/oklab.ts";
import type { ChainNodes, Chains } from "./chains.ts";
import type { BorderChains } from "./border-chains.ts";

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

/** The photo is looked at so many steps of half a pixel to either side of a border. */
const halfSteps = 3;

/** A photo, its regions, and the palette of their colors, three steps each. */
export interface SeenRegions {
  readonly planes: Planes;
  readonly labels: ColoredLabels;
  readonly palette: Float64Array;
}

/** Two coordinates for each point of some chains. */
interface Vectors {
  readonly x: Float64Array;
  readonly y: Float64Array;
}

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
  sides: Pick<BorderChains, "left" | "right">,
  { kinds, nodes, seen }: Settling,
): void {
  const { width, height } = seen.labels;
  const count = chains.x.length;
  const vectors = () => ({ x: new Float64Array(count), y: new Float64Array(count) });
  const [normals, moves] = [vectors(), vectors()];
  const measuring = { seen, kinds, normals, moves, faint, halfSteps };
  measureAcross(chains, sides, measuring, roundsBefore);
  moveNodes(chains, { nodes, normals, moves }, seen.labels);
  const moving = { kinds, rounds: roundsAfter, farthest, width, height };
  moveAll(chains, moves, moving);
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
function stepsAtEnds(start: Int32Array, count: number): Int32Array {
  const steps = new Int32Array(count);
  for (let b = 0; b + 1 < start.length; b++) {
    const last = start[b + 1]! - 1;
    steps[start[b]!] = last - start[b]!;
    steps[last] = last - start[b]!;
  }
  return steps;
}

/** What is looked at, how, and where moves go. */
interface Measuring {
  readonly seen: SeenRegions;
  readonly kinds: Uint8Array;
  readonly normals: Vectors;
  readonly moves: Vectors;
  readonly faint: number;
  readonly halfSteps: number;
}

const putBoth = (arena: Arena, { x, y }: Vectors) => [arena.put(x), arena.put(y)] as const;

function readBoth(arena: Arena, at: readonly [number, number], { x, y }: Vectors): void {
  arena.read(at[0], x);
  arena.read(at[1], y);
}

function begin(kernels: Kernels, arena: Arena, start: Int32Array, kinds: Uint8Array): void {
  kernels.setBorders(arena.put(start), arena.put(kinds), kinds.length);
}

/**
 * Fills the normals of all borders, and how far each point should move along its own, in pixels, evened out in so many rounds.
 * On a line across the border there are so many half pixels of one color and so many of the other, a mixed one counting for
 * either in part: the border belongs where it has as many on either side.
 */
function measureAcross(
  chains: Chains,
  between: Pick<BorderChains, "left" | "right">,
  { seen: { planes, labels, palette }, kinds, normals, moves, faint, halfSteps }: Measuring,
  rounds: number,
): void {
  onKernels((kernels, arena) => {
    begin(kernels, arena, chains.start, kinds);
    const picture = [arena.put(planes.l), arena.put(planes.a), arena.put(planes.b)] as const;
    kernels.setPicture(...picture, arena.put(labels.data), labels.width, labels.height);
    // points that do not move are never written
    const [points, across, out] = [
      putBoth(arena, chains),
      putBoth(arena, normals),
      putBoth(arena, moves),
    ] as const;
    kernels.normals(...points, ...across);
    const sides = [arena.put(between.left), arena.put(between.right)] as const;
    const colors = [arena.put(labels.colors), arena.put(palette)] as const;
    kernels.measureAcross(...points, ...across, ...sides, ...colors, faint, halfSteps, ...out);
    for (const values of out) kernels.evenMoves(values, rounds, true);
    readBoth(arena, across, normals);
    readBoth(arena, out, moves);
  });
}

/** Evens moves out once more, in so many rounds, and moves points by them, in place. */
function moveAll(
  { start, ...points }: Chains,
  moves: Vectors,
  {
    kinds,
    rounds,
    farthest,
    width,
    height,
  }: { kinds: Uint8Array; rounds: number; farthest: number; width: number; height: number },
): void {
  onKernels((kernels, arena) => {
    begin(kernels, arena, start, kinds);
    const [to, by] = [putBoth(arena, points), putBoth(arena, moves)];
    for (const values of by) kernels.evenMoves(values, rounds, false);
    kernels.moveNear(...to, ...by, points.x.length, farthest, width, height);
    readBoth(arena, to, points);
  });
}
