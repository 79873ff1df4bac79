import type { Board } from "./board.ts";
import { high, type Placing, wide } from "./placing.ts";

/** Whoever is covered by more than this share by others is hidden. */
const maxHidden = 0.42;
/** Figures fill about so much of their box. */
const filled = 0.78;
/** Samples along each side of a box. */
const grid = 9;
/** How far things may be moved, in widths of the picture, and in how many steps to each side. */
const reach = { far: 0.5, steps: 12 };
/** Who still hides another after all moves becomes so much smaller. */
const shrunk = 0.76;
const rounds = 4;

/** What moves together: something and all that it holds, wears and carries. */
interface Cluster {
  root: Placing;
  members: readonly Placing[];
}

const joining: ReadonlySet<string> = new Set(["hold", "wear", "in", "on", "part", "between"]);

/** Things with all that belongs to them. Rows of the same thing and what is a part of another's drawing are not asked for. */
function clustersOf(board: Board): readonly Cluster[] {
  const { items } = board.graph;
  const rootOf = (item: number, seen: readonly number[] = []): number => {
    const relation = items[item]?.relation;
    const isAtTable = relation?.kind === "beside" && items[relation.to]?.drawable === "table";
    return relation &&
      (joining.has(relation.kind) || isAtTable) &&
      items[relation.to] &&
      !seen.includes(relation.to)
      ? rootOf(relation.to, [...seen, item])
      : item;
  };
  const byKey = new Map<string, Placing[]>();
  for (const placing of board.placings) {
    const item = items[placing.item];
    const root = rootOf(placing.item);
    if (!item || item.mass || items[root]?.mass) continue;
    const isOwn = root === placing.item || items[root]?.count === item.count;
    const key = `${root}:${isOwn ? placing.copy : 0}`;
    byKey.set(key, [...(byKey.get(key) ?? []), placing]);
  }
  return [...byKey.entries()].flatMap(([key, members]) => {
    const root = members.find(({ item }) => item === Number(key.split(":")[0]));
    return root && root.figure.svg !== "" ? [{ root, members }] : [];
  });
}

/** Whether one is painted over the other. */
const isNearer = (a: Placing, b: Placing) => a.depth > b.depth || (a.depth === b.depth && a.y > b.y);

/** How much of a cluster's main thing others cover, 0 to 1. */
function hiddenShare({ root, members }: Cluster, all: readonly Cluster[]): number {
  const over = all
    .flatMap((other) => (other.members === members ? [] : other.members))
    .filter((p) => p.figure.svg !== "" && isNearer(p, root));
  if (over.length === 0) return 0;
  let hidden = 0;
  for (let i = 0; i < grid; i++)
    for (let j = 0; j < grid; j++) {
      const x = root.x + ((i + 0.5) / grid - 0.5) * wide(root) * filled;
      const y = root.y - ((j + 0.5) / grid) * high(root);
      const isUnder = over.some(
        (p) => Math.abs(x - p.x) < (wide(p) * filled) / 2 && y < p.y && y > p.y - high(p) * filled,
      );
      if (isUnder) hidden++;
    }
  return hidden / (grid * grid);
}

/** How much too much is hidden in the whole picture. */
const excessOf = (all: readonly Cluster[]) =>
  all.reduce((sum, cluster) => sum + Math.max(0, hiddenShare(cluster, all) - maxHidden * 0.6), 0);

function move({ members }: Cluster, dx: number) {
  for (const placing of members) placing.x += dx;
}

/** How far a cluster may go to the left (below 0) and to the right. */
function roomFor({ root }: Cluster, frame: number): readonly [number, number] {
  const half = wide(root) / 2 + 12;
  return [Math.min(0, half - root.x), Math.max(0, frame - half - root.x)];
}

/** The best place for a cluster along its row: where least is hidden, as near as can be. */
function bestMove(cluster: Cluster, all: readonly Cluster[], frame: number) {
  const [left, right] = roomFor(cluster, frame);
  let best = { dx: 0, cost: excessOf(all) };
  for (let step = -reach.steps; step <= reach.steps; step++) {
    const dx = (step / reach.steps) * reach.far * frame;
    if (step === 0 || dx < left || dx > right) continue;
    move(cluster, dx);
    const cost = excessOf(all) + (0.25 * Math.abs(dx)) / frame;
    move(cluster, -dx);
    if (cost < best.cost) best = { dx, cost };
  }
  return best;
}

function shrink({ root, members }: Cluster) {
  for (const placing of members) {
    placing.x = root.x + (placing.x - root.x) * shrunk;
    placing.y = root.y + (placing.y - root.y) * shrunk;
    placing.scale *= shrunk;
  }
}

/**
 * Brings to light what others hide: the hidden or who hides them move aside along their row; where there is no room, who hides
 * becomes smaller. Things that belong together stay together.
 */
export function uncover(board: Board) {
  if (board.graph.closeUp) return;
  const all = clustersOf(board);
  for (let round = 0; round < rounds; round++) {
    const hidden = all
      .map((cluster) => ({ cluster, share: hiddenShare(cluster, all) }))
      .filter(({ share }) => share > maxHidden)
      .sort((a, b) => b.share - a.share)[0]?.cluster;
    if (!hidden) return;
    const hiding = all.filter(
      (other) =>
        other !== hidden &&
        other.members.some((p) => p.figure.svg !== "" && isNearer(p, hidden.root)) &&
        hiddenShare(hidden, [hidden, other]) > maxHidden * 0.5,
    );
    const before = excessOf(all);
    const best = [hidden, ...hiding]
      .map((cluster) => ({ cluster, ...bestMove(cluster, all, board.frame) }))
      .sort((a, b) => a.cost - b.cost)[0];
    if (best && best.dx !== 0 && best.cost < before) move(best.cluster, best.dx);
    if (hiddenShare(hidden, all) > maxHidden) for (const cluster of hiding) shrink(cluster);
  }
}
