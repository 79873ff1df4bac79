/** How far, in cells, the outline runs beside the region where the part ends at its border. */
const reach = 3;
/** Points on each side that a point of the outline is averaged with: stairs of cells become slopes. */
const averaged = 3;

/** A corner of cells, in cells. */
type Corner = readonly [x: number, y: number];

interface Sizes {
  readonly width: number;
  readonly height: number;
}

/**
 * The outer outline of a part of a region, in cells, closed and smoothed. Where the part ends at the region's border, the outline
 * runs outside of it, so that it crosses the border where the part begins and ends.
 * @param inside of every cell, whether it belongs to the region
 */
export function traceOutline(
  part: readonly number[],
  inside: Uint8Array,
  { width, height }: Sizes,
): Corner[] {
  const covered = new Uint8Array(width * height);
  let rim = part;
  for (const cell of part) covered[cell] = 1;
  for (let step = 0; step < reach; step++) {
    const next: number[] = [];
    for (const cell of rim) {
      for (const other of [cell - 1, cell + 1, cell - width, cell + width]) {
        if (covered[other] !== 0 || inside[other]) continue;
        covered[other] = 1;
        next.push(other);
      }
    }
    rim = next;
  }
  const corners = longest(outlinesOf(covered, { width, height }));
  const points = smoothed(corners);
  const start = middleOutside(corners, (x, y) =>
    [0, 1].every((dx) => [0, 1].every((dy) => !inside[(y - dy) * width + x - dx])),
  );
  // a line that leaves the region begins and ends outside of it
  return start < 0 ? points : [...points.slice(start), ...points.slice(0, start + 1)];
}

/** The middle of the longest stretch of corners that lie outside; -1 where all lie inside. */
function middleOutside(corners: readonly Corner[], isOutside: (x: number, y: number) => boolean): number {
  const count = corners.length;
  const outside = corners.map(([x, y]) => isOutside(x, y));
  const first = outside.indexOf(false);
  if (first < 0) return 0;
  let [best, longestRun, run] = [-1, 0, 0];
  for (let i = 1; i <= count; i++) {
    const at = (first + i) % count;
    run = outside[at] ? run + 1 : 0;
    if (run > longestRun) [best, longestRun] = [(at - (run >> 1) + count) % count, run];
  }
  return best;
}

/** The sides between covered cells and others as closed chains of corners, with the covered ones on the right. */
function outlinesOf(covered: Uint8Array, { width, height }: Sizes): Corner[][] {
  const corners = width + 1;
  const next = new Map<number, number[]>();
  const add = (from: number, to: number) => {
    const known = next.get(from);
    if (known) known.push(to);
    else next.set(from, [to]);
  };
  const at = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height ? covered[y * width + x]! : 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!at(x, y)) continue;
      const corner = y * corners + x;
      if (!at(x, y - 1)) add(corner, corner + 1);
      if (!at(x + 1, y)) add(corner + 1, corner + 1 + corners);
      if (!at(x, y + 1)) add(corner + 1 + corners, corner + corners);
      if (!at(x - 1, y)) add(corner + corners, corner);
    }
  }
  const chains: Corner[][] = [];
  for (const start of next.keys()) {
    const chain: number[] = [];
    for (let corner: number | undefined = start; corner !== undefined; corner = next.get(corner)?.pop()) {
      if (chain.length > 0 && corner === start) break;
      chain.push(corner);
    }
    chains.push(chain.map((corner) => [corner % corners, Math.floor(corner / corners)]));
  }
  return chains;
}

const longest = (chains: readonly Corner[][]): readonly Corner[] =>
  chains.reduce((best, chain) => (chain.length > best.length ? chain : best), []);

function smoothed(chain: readonly Corner[]): Corner[] {
  const count = chain.length;
  return chain.map((_, i): Corner => {
    let [x, y] = [0, 0];
    for (let k = -averaged; k <= averaged; k++) {
      const other = chain[(((i + k) % count) + count) % count]!;
      x += other[0];
      y += other[1];
    }
    const points = 2 * averaged + 1;
    return [x / points, y / points];
  });
}
