import type { Histogram } from "./histogram.ts";

/** What to choose from, and how. Colors are OKLab steps, three for each candidate. */
export interface Choice {
  readonly candidates: Float64Array;
  readonly wanted: number;
  /** Two chosen colors are at least so many steps apart. */
  readonly apart: number;
  /** Candidates that are chosen in any case, whatever lies near them. */
  readonly pinned?: readonly number[];
}

const maxRounds = 4;
/** A swap has to save this share of the distance: rounding must not let two candidates change places for ever. */
const worthwhile = 1e-6;

/** The distance of a point to its nearest and second nearest chosen candidate, and which the nearest is. */
interface Service {
  readonly near: Float64Array;
  readonly second: Float64Array;
  /** Place of the nearest in the list of chosen ones. */
  readonly by: Int32Array;
}

/**
 * The candidates that serve the points best as a set: the least weighted sum of distances to the nearest chosen
 * one. Paints that are best one by one leave holes and crowd elsewhere; a set does not. Greedy facility location
 * first, which is within 63 % of the best gain (Nemhauser, Wolsey & Fisher 1978), with gains looked at lazily,
 * since they only fall (Minoux 1978); then swaps of one for another while one helps (FasterPAM, Schubert &
 * Rousseeuw 2021).
 * @returns indices of candidates, at most `wanted` unless more are pinned; fewer when the rest lies too near
 */
export function choosePaints(points: Histogram, choice: Choice): number[] {
  const chosen = chooseGreedily(points, choice);
  const fixed = choice.pinned?.length ?? 0;
  for (let round = 0; round < maxRounds && chosen.length > fixed; round++) {
    if (!swapOnce(points, choice, chosen)) break;
  }
  return chosen;
}

/** Writes the distances of all points to a candidate. */
function distancesTo(points: Histogram, candidates: Float64Array, k: number, out: Float64Array): void {
  const { count, colors } = points;
  const l = candidates[k * 3]!;
  const a = candidates[k * 3 + 1]!;
  const b = candidates[k * 3 + 2]!;
  for (let i = 0, o = 0; i < count; i++, o += 3) {
    const x = colors[o]! - l;
    const y = colors[o + 1]! - a;
    const z = colors[o + 2]! - b;
    out[i] = Math.sqrt(x * x + y * y + z * z);
  }
}

/** Whether two candidates may both be chosen. */
function areApart({ candidates, apart }: Choice, p: number, q: number): boolean {
  const x = candidates[p * 3]! - candidates[q * 3]!;
  const y = candidates[p * 3 + 1]! - candidates[q * 3 + 1]!;
  const z = candidates[p * 3 + 2]! - candidates[q * 3 + 2]!;
  return x * x + y * y + z * z >= apart * apart;
}

function chooseGreedily(points: Histogram, choice: Choice): number[] {
  const { candidates, wanted, pinned = [] } = choice;
  const { count, weights } = points;
  const chosen: number[] = [];
  const served = new Float64Array(count).fill(Number.MAX_SAFE_INTEGER);
  const distance = new Float64Array(count);
  const take = (k: number) => {
    chosen.push(k);
    distancesTo(points, candidates, k, distance);
    for (let i = 0; i < count; i++) if (distance[i]! < served[i]!) served[i] = distance[i]!;
  };
  const gain = (k: number) => {
    distancesTo(points, candidates, k, distance);
    let sum = 0;
    for (let i = 0; i < count; i++) {
      const saved = served[i]! - distance[i]!;
      if (saved > 0) sum += saved * weights[i]!;
    }
    return sum;
  };
  for (const k of pinned) take(k);

  // gains of before are upper bounds of gains now: whoever leads after a fresh look is the best of all
  const paintCount = candidates.length / 3;
  const waiting = Array.from({ length: paintCount }, (_, k) => ({ k, gain: gain(k), at: chosen.length }));
  waiting.sort((p, q) => q.gain - p.gain || p.k - q.k);
  let from = 0;
  while (chosen.length < wanted && from < paintCount) {
    const leader = waiting[from]!;
    if (!chosen.every((k) => areApart(choice, k, leader.k))) {
      from++;
    } else if (leader.at === chosen.length) {
      from++;
      take(leader.k);
    } else {
      leader.gain = gain(leader.k);
      leader.at = chosen.length;
      let place = from;
      for (; place + 1 < paintCount && waiting[place + 1]!.gain > leader.gain; place++)
        waiting[place] = waiting[place + 1]!;
      waiting[place] = leader;
    }
  }
  return chosen;
}

function serviceOf(points: Histogram, candidates: Float64Array, chosen: readonly number[]): Service {
  const { count } = points;
  const near = new Float64Array(count).fill(Number.POSITIVE_INFINITY);
  const second = new Float64Array(count).fill(Number.MAX_SAFE_INTEGER);
  const by = new Int32Array(count);
  const distance = new Float64Array(count);
  chosen.forEach((k, place) => {
    distancesTo(points, candidates, k, distance);
    for (let i = 0; i < count; i++) {
      const own = distance[i]!;
      if (own < near[i]!) {
        if (place > 0) second[i] = near[i]!;
        near[i] = own;
        by[i] = place;
      } else if (own < second[i]!) second[i] = own;
    }
  });
  return { near, second, by };
}

/** Goes once through all candidates and swaps each in at once where that helps; says whether one did. */
function swapOnce(points: Histogram, choice: Choice, chosen: number[]): boolean {
  const { candidates, pinned = [] } = choice;
  const { count, weights } = points;
  const inUse = new Set(chosen);
  const distance = new Float64Array(count);
  const change = new Float64Array(chosen.length);
  let service = serviceOf(points, candidates, chosen);
  let leaving = lossesOf(points, service, chosen.length);
  let swapped = false;
  for (let k = 0; k < candidates.length / 3; k++) {
    if (inUse.has(k)) continue;
    const near = chosen.flatMap((other, place) => (areApart(choice, k, other) ? [] : [place]));
    // it may only come in for the one that it lies too near to
    if (near.length > 1 || (near[0] ?? pinned.length) < pinned.length) continue;

    // change[m]: what the points of m lose when m goes; `won`: what all points win when k comes
    distancesTo(points, candidates, k, distance);
    change.set(leaving.loss);
    let won = 0;
    for (let i = 0; i < count; i++) {
      const own = distance[i]!;
      const place = service.by[i]!;
      if (own < service.near[i]!) {
        won += weights[i]! * (service.near[i]! - own);
        change[place] = change[place]! - weights[i]! * (service.second[i]! - service.near[i]!);
      } else if (own < service.second[i]!) {
        change[place] = change[place]! - weights[i]! * (service.second[i]! - own);
      }
    }
    let out = near[0] ?? pinned.length;
    if (near.length === 0) {
      for (let place = out + 1; place < chosen.length; place++)
        if (change[place]! < change[out]!) out = place;
    }
    if (won - change[out]! <= worthwhile * leaving.total) continue;
    inUse.delete(chosen[out]!);
    inUse.add(k);
    chosen[out] = k;
    service = serviceOf(points, candidates, chosen);
    leaving = lossesOf(points, service, chosen.length);
    swapped = true;
  }
  return swapped;
}

/** What all points together lose when one of the chosen goes, for each of them, and their distance now. */
function lossesOf({ count, weights }: Histogram, { near, second, by }: Service, paintCount: number) {
  const loss = new Float64Array(paintCount);
  let total = 0;
  for (let i = 0; i < count; i++) {
    loss[by[i]!] = loss[by[i]!]! + weights[i]! * (second[i]! - near[i]!);
    total += weights[i]! * near[i]!;
  }
  return { loss, total };
}
