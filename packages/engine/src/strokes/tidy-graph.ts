import { DisjointSets } from "../graphs/disjoint-sets.ts";
import type { LineGraph } from "./line-graph.ts";

/** A chain of points between two nodes, both of them left out; loops hang on none (-1). */
interface Chain {
  from: number;
  to: number;
  readonly x: readonly number[];
  readonly y: readonly number[];
  readonly widths: readonly number[];
}

/** A chain that ends nowhere and is shorter than this many radii of the ink where it begins, and so many pixels, is a bump of its edge. */
const spur = 1.6;
const spurPixels = 1.5;
/** Junctions nearer to each other than so many radii are one: thinning pulls crossings apart. */
const bridge = 1.6;
/** Ways around nothing shorter than so many radii are none. */
const smallLoop = 2.5;
/** Within so many radii of a junction the thinned line is that of the junction. */
const bent = 1.1;

/**
 * A graph of thinned ink without what thinning adds to it: bumps of its edges, crossings pulled apart, and the bends of
 * lines towards junctions.
 * @param radius half the width of the ink around a point
 */
export function tidyGraph(graph: LineGraph, radius: (x: number, y: number) => number): LineGraph {
  const nodeX = Float64Array.from(graph.nodeX);
  const nodeY = Float64Array.from(graph.nodeY);
  const radii = Float64Array.from(nodeX, (x, node) => radius(x, nodeY[node]!));
  let chains = chainsOf(graph);
  // the second round sees what hung on what went in the first
  for (let round = 0; round < 2; round++) {
    const degree = degreesOf(chains, nodeX.length);
    chains = chains.filter((chain) => !isSpur(chain, degree, { nodeX, nodeY, radii }));
  }
  const joined = throughNodes(joinNear(chains, { nodeX, nodeY, radii }), { nodeX, nodeY, radii });
  const degree = degreesOf(joined, nodeX.length);
  return toGraph(
    joined.map((chain) => withoutBends(chain, degree, { nodeX, nodeY, radii })),
    { nodeX, nodeY },
  );
}

interface Nodes {
  readonly nodeX: Float64Array;
  readonly nodeY: Float64Array;
  readonly radii: Float64Array;
}

function chainsOf({ start, x, y, widths, from, to }: LineGraph): Chain[] {
  return Array.from(from, (node, c) => {
    const inset = node < 0 ? 0 : 1;
    const cut = (values: Float64Array) =>
      Array.from(values.subarray(start[c]! + inset, start[c + 1]! - inset));
    return { from: node, to: to[c]!, x: cut(x), y: cut(y), widths: cut(widths) };
  });
}

function degreesOf(chains: readonly Chain[], count: number): Int32Array {
  const degree = new Int32Array(count);
  for (const { from, to } of chains) {
    if (from < 0) continue;
    degree[from]!++;
    degree[to]!++;
  }
  return degree;
}

function lengthOf({ from, to, x, y }: Chain, { nodeX, nodeY }: Nodes): number {
  const xs = from < 0 ? x : [nodeX[from]!, ...x, nodeX[to]!];
  const ys = from < 0 ? y : [nodeY[from]!, ...y, nodeY[to]!];
  let length = 0;
  for (let i = 1; i < xs.length; i++) {
    const [dx, dy] = [xs[i]! - xs[i - 1]!, ys[i]! - ys[i - 1]!];
    length += Math.sqrt(dx * dx + dy * dy);
  }
  return length;
}

function isSpur(chain: Chain, degree: Int32Array, nodes: Nodes): boolean {
  if (chain.from < 0) return false;
  const [isFree, ends] = [degree[chain.from] === 1, degree[chain.to] === 1];
  if (isFree === ends) return false;
  const junction = isFree ? chain.to : chain.from;
  return degree[junction]! > 2 && lengthOf(chain, nodes) < spur * nodes.radii[junction]! + spurPixels;
}

/** Junctions joined over short chains between them, which go; a joint one lies in the middle. Changes the nodes. */
function joinNear(chains: readonly Chain[], nodes: Nodes): Chain[] {
  const { nodeX, nodeY, radii } = nodes;
  const degree = degreesOf(chains, nodeX.length);
  const joined = new DisjointSets(nodeX.length);
  const counts = new Int32Array(nodeX.length).fill(1);
  const isBridge = chains.map((chain) => {
    const { from, to } = chain;
    if (from < 0 || degree[from]! < 3 || degree[to]! < 3) return false;
    const [p, q] = [joined.find(from), joined.find(to)];
    const max = bridge * Math.max(radii[from]!, radii[to]!);
    if (from === to || p === q) return lengthOf(chain, nodes) < (smallLoop / bridge) * max;
    if (lengthOf(chain, nodes) > max) return false;
    const all = counts[p]! + counts[q]!;
    nodeX[p] = (nodeX[p]! * counts[p]! + nodeX[q]! * counts[q]!) / all;
    nodeY[p] = (nodeY[p]! * counts[p]! + nodeY[q]! * counts[q]!) / all;
    radii[p] = Math.max(radii[p]!, radii[q]!);
    counts[p] = all;
    joined.join(p, q);
    return true;
  });
  return chains
    .filter((_, c) => !isBridge[c])
    .map((chain) =>
      chain.from < 0 ? chain : { ...chain, from: joined.find(chain.from), to: joined.find(chain.to) },
    );
}

/** Chains that go on through nodes where only two of them meet, at whatever angle. */
function throughNodes(chains: readonly Chain[], { nodeX, nodeY, radii }: Nodes): Chain[] {
  const degree = degreesOf(chains, nodeX.length);
  const ends: Chain[][] = Array.from(nodeX, () => []);
  const left = new Set(chains);
  for (const chain of chains) {
    if (chain.from < 0) continue;
    ends[chain.from]!.push(chain);
    ends[chain.to]!.push(chain);
  }
  for (let node = 0; node < nodeX.length; node++) {
    if (degree[node] !== 2) continue;
    const [p, q] = ends[node]! as [Chain, Chain];
    const before = p.to === node ? p : backwards(p);
    const after = q.from === node ? q : backwards(q);
    const isLoop = p === q;
    const put = (key: "x" | "y" | "widths", own: number) =>
      isLoop ? [own, ...p[key]] : [...before[key], own, ...after[key]];
    const chain: Chain = {
      from: isLoop ? -1 : before.from,
      to: isLoop ? -1 : after.to,
      x: put("x", nodeX[node]!),
      y: put("y", nodeY[node]!),
      widths: put("widths", 2 * radii[node]!),
    };
    for (const old of [p, q]) left.delete(old);
    left.add(chain);
    if (isLoop) continue;
    ends[chain.from] = ends[chain.from]!.map((own) => (own === p || own === q ? chain : own));
    ends[chain.to] = ends[chain.to]!.map((own) => (own === p || own === q ? chain : own));
  }
  return [...left];
}

function backwards({ from, to, x, y, widths }: Chain): Chain {
  return { from: to, to: from, x: x.toReversed(), y: y.toReversed(), widths: widths.toReversed() };
}

/** A chain without its points inside the junctions where it begins and ends. */
function withoutBends(chain: Chain, degree: Int32Array, { nodeX, nodeY, radii }: Nodes): Chain {
  const { from, to, x, y, widths } = chain;
  if (from < 0) return chain;
  const isIn = (node: number, i: number) => {
    if (degree[node]! < 3) return false;
    const [dx, dy] = [x[i]! - nodeX[node]!, y[i]! - nodeY[node]!];
    const reach = bent * radii[node]! + 0.5;
    return dx * dx + dy * dy < reach * reach;
  };
  let [begin, end] = [0, x.length];
  while (begin < end && isIn(from, begin)) begin++;
  while (begin < end && isIn(to, end - 1)) end--;
  const cut = (values: readonly number[]) => values.slice(begin, end);
  return { from, to, x: cut(x), y: cut(y), widths: cut(widths) };
}

function toGraph(
  chains: readonly Chain[],
  { nodeX, nodeY }: { nodeX: Float64Array; nodeY: Float64Array },
): LineGraph {
  const start = new Int32Array(chains.length + 1);
  const [xs, ys, drawn]: [number[], number[], number[]] = [[], [], []];
  chains.forEach(({ from, to, x, y, widths }, c) => {
    if (from >= 0) {
      xs.push(nodeX[from]!);
      ys.push(nodeY[from]!);
      drawn.push(0);
    }
    for (let i = 0; i < x.length; i++) {
      xs.push(x[i]!);
      ys.push(y[i]!);
      drawn.push(widths[i]!);
    }
    if (from >= 0) {
      xs.push(nodeX[to]!);
      ys.push(nodeY[to]!);
      drawn.push(0);
    }
    start[c + 1] = xs.length;
  });
  return {
    start,
    x: Float64Array.from(xs),
    y: Float64Array.from(ys),
    strength: new Float64Array(xs.length),
    widths: Float64Array.from(drawn),
    from: Int32Array.from(chains, ({ from }) => from),
    to: Int32Array.from(chains, ({ to }) => to),
    nodeX,
    nodeY,
  };
}
