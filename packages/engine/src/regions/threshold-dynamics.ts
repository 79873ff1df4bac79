import { expMinus } from "../arithmetic/reproducible.ts";
import type { Planes } from "../raster/planes.ts";
import type { ColoredLabels } from "./labels.ts";

/** How borders are rounded. */
export interface Rounding {
  /** Standard deviation of the Gaussian vote, in pixels. */
  readonly sigma: number;
  /** Votes lost for each squared step between a pixel and a region's color. */
  readonly fidelity: number;
  readonly sweeps: number;
  readonly palette: Float64Array;
}

interface Window {
  readonly reach: number;
  readonly dx: Int32Array;
  readonly dy: Int32Array;
  readonly offset: Int32Array;
  readonly weight: Float64Array;
}

/** A color this far away (20 units, squared, in steps) is as bad as any: outliers do not pull borders. */
const farthest = 400 * 6400;

/** A round Gaussian window whose weights add up to 1. */
function gaussianWindow(sigma: number, width: number): Window {
  const reach = Math.max(1, Math.ceil(2.2 * sigma));
  const [dx, dy, weight]: [number[], number[], number[]] = [[], [], []];
  let total = 0;
  for (let y = -reach; y <= reach; y++) {
    for (let x = -reach; x <= reach; x++) {
      if (x * x + y * y > reach * reach + 0.5) continue;
      dx.push(x);
      dy.push(y);
      weight.push(expMinus((x * x + y * y) / (2 * sigma * sigma)));
      total += weight.at(-1)!;
    }
  }
  return {
    reach,
    dx: Int32Array.from(dx),
    dy: Int32Array.from(dy),
    offset: Int32Array.from(dx, (x, i) => dy[i]! * width + x),
    weight: Float64Array.from(weight, (w) => w / total),
  };
}

/**
 * Rounds the borders of regions and lets slivers shrink away: threshold dynamics for the piecewise constant
 * Mumford-Shah functional (Merriman, Bence & Osher 1992; Esedoglu & Tsai 2006). In each sweep every pixel at a
 * border takes the label, of its own and its four neighbors', with the largest Gaussian vote minus `fidelity`
 * times the squared distance of its color. Regions may fall apart or vanish; the labels' numbers stay.
 * @param active pixels that changed before: only borders within reach of them are looked at in the first sweep
 */
export function roundBorders(
  labels: ColoredLabels,
  planes: Planes,
  rounding: Rounding,
  active?: Uint8Array,
): Int32Array {
  const { width, height, colors } = labels;
  const { palette, fidelity } = rounding;
  const window = gaussianWindow(rounding.sigma, width);
  const { reach, offset, weight } = window;
  let current = Int32Array.from(labels.data);
  let next = Int32Array.from(labels.data);
  let busy = active ? within(reach, active, width, height) : new Uint8Array(width * height).fill(1);

  const candidates = new Int32Array(5);
  const votes = new Float64Array(5);
  for (let sweep = 0; sweep < rounding.sweeps; sweep++) {
    const moved = new Uint8Array(width * height);
    let moves = 0;
    next.set(current);
    for (let y = 0; y < height; y++) {
      const isDeepRow = y >= reach && y < height - reach;
      for (let x = 0; x < width; x++) {
        const i = y * width + x;
        // where nothing changed within reach, nothing changes now
        if (busy[i] === 0) continue;
        const own = current[i]!;
        const left = x > 0 ? current[i - 1]! : own;
        const right = x + 1 < width ? current[i + 1]! : own;
        const up = y > 0 ? current[i - width]! : own;
        const down = y + 1 < height ? current[i + width]! : own;
        if (left === own && right === own && up === own && down === own) continue;

        // the labels that may win here
        candidates[0] = own;
        let many = 1;
        if (left !== own) candidates[many++] = left;
        if (right !== own && right !== left) candidates[many++] = right;
        if (up !== own && up !== left && up !== right) candidates[many++] = up;
        if (down !== own && down !== left && down !== right && down !== up) candidates[many++] = down;

        // their Gaussian votes
        if (isDeepRow && x >= reach && x < width - reach) {
          const first = candidates[1]!;
          let forOwn = 0;
          let forFirst = 0;
          if (many === 2) {
            for (let j = 0; j < offset.length; j++) {
              const label = current[i + offset[j]!]!;
              if (label === own) forOwn += weight[j]!;
              else if (label === first) forFirst += weight[j]!;
            }
            votes[0] = forOwn;
            votes[1] = forFirst;
          } else {
            votes.fill(0);
            for (let j = 0; j < offset.length; j++) {
              const label = current[i + offset[j]!]!;
              for (let t = 0; t < many; t++) {
                if (candidates[t] === label) {
                  votes[t] = votes[t]! + weight[j]!;
                  break;
                }
              }
            }
          }
        } else {
          votesAtEdge(current, x, y, { width, height, window, candidates, many, votes });
        }

        // the winner; the pixel's own label wins a draw
        let best = Number.NEGATIVE_INFINITY;
        let winner = own;
        for (let t = 0; t < many; t++) {
          const k = colors[candidates[t]!]! * 3;
          const dl = planes.l[i]! - palette[k]!;
          const da = planes.a[i]! - palette[k + 1]!;
          const db = planes.b[i]! - palette[k + 2]!;
          const value = votes[t]! - fidelity * Math.min(farthest, dl * dl + da * da + db * db);
          if (value > best) {
            best = value;
            winner = candidates[t]!;
          }
        }
        if (winner !== own) {
          next[i] = winner;
          moved[i] = 1;
          moves++;
        }
      }
    }
    [current, next] = [next, current];
    if (moves === 0) break;
    busy = within(reach, moved, width, height);
  }
  return current;
}

/** Votes where the window reaches over the picture's edge: the picture is mirrored there. */
function votesAtEdge(
  current: Int32Array,
  x: number,
  y: number,
  at: {
    width: number;
    height: number;
    window: Window;
    candidates: Int32Array;
    many: number;
    votes: Float64Array;
  },
): void {
  const { width, height, window, candidates, many, votes } = at;
  const mirror = (v: number, size: number) => {
    const folded = v < 0 ? -v - 1 : v >= size ? 2 * size - 1 - v : v;
    return Math.max(0, Math.min(size - 1, folded));
  };
  votes.fill(0);
  for (let j = 0; j < window.weight.length; j++) {
    const label = current[mirror(y + window.dy[j]!, height) * width + mirror(x + window.dx[j]!, width)];
    for (let t = 0; t < many; t++) {
      if (candidates[t] === label) votes[t] = votes[t]! + window.weight[j]!;
    }
  }
}

/** 1 for every pixel within `reach`, across and down, of one that is set. */
function within(reach: number, pixels: Uint8Array, width: number, height: number): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(pixels.length);
  for (let y = 0, i = 0; y < height; y++) {
    const bottom = Math.min(height - 1, y + reach);
    for (let x = 0; x < width; x++, i++) {
      if (pixels[i] === 0) continue;
      const left = Math.max(0, x - reach);
      const right = Math.min(width - 1, x + reach);
      for (let row = Math.max(0, y - reach); row <= bottom; row++) {
        out.fill(1, row * width + left, row * width + right + 1);
      }
    }
  }
  return out;
}
