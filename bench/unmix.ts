/**
 * How well colors are mixed from the base paints, ours beside a plain search: every mixture of two paints in eighths and of three in
 * ninths, each compared by CIEDE2000.
 *
 *   npm run bench -- unmix
 *
 * For 1,000 random mixtures of two to four paints in any amounts, for the colors of DMC threads and for a grid of 729 colors of the
 * screen, three in ten of which no paint reaches.
 */
import {
  basePaints,
  type Curves,
  findMixtures,
  hexOfCurves,
  mixCurves,
  mixerOf,
} from "@tintery/engine/pigments";
import { vendorPalettes } from "@tintery/contract/palettes";
import { seededRandom } from "../packages/engine/src/arithmetic/reproducible.ts";
import { hexOfRgb } from "../packages/engine/src/colors/hex.ts";
import { choicesOf } from "../packages/engine/src/colors/pigments/part-ladders.ts";
import { ciede2000, type Lab, labOfHex } from "./metrics/color-difference.ts";
import { tableOf } from "./table.ts";

/** What a search found for a color. */
interface Answer {
  readonly difference: number;
  readonly paints: number;
}

const curves = basePaints.map((paint) => paint.curves);

const median = (values: readonly number[]) => [...values].sort((p, q) => p - q)[values.length >> 1]!;
const quantile = (values: readonly number[], share: number) =>
  [...values].sort((p, q) => p - q)[Math.min(values.length - 1, Math.floor(values.length * share))]!;

/** What a function gives, and the milliseconds of processor that it takes, so that others on the machine do not count. */
function timed<T>(run: () => T): [T, number] {
  const start = process.cpuUsage();
  const value = run();
  const { user, system } = process.cpuUsage(start);
  return [value, (user + system) / 1000];
}

function ours() {
  const builds = Array.from({ length: 5 }, () => timed(() => mixerOf(basePaints)));
  const mixer = builds[0]![0];
  return {
    name: "ours",
    count: mixer.table.count,
    buildMS: median(builds.map(([, ms]) => ms)),
    find: (hex: string): Answer => {
      const best = findMixtures(mixer, hex).best[0]!;
      return { difference: best.difference, paints: best.paints.length };
    },
  };
}

/** All ways to share so many parts among so many paints, none without. */
function shares(total: number, count: number): number[][] {
  if (count === 1) return [[total]];
  return Array.from({ length: total - count + 1 }, (_, i) => i + 1).flatMap((part) =>
    shares(total - part, count - 1).map((rest) => [part, ...rest]),
  );
}

function plain() {
  const build = () =>
    [
      [1, 1],
      [2, 8],
      [3, 9],
    ].flatMap(([count, total]) =>
      choicesOf(curves.length, count!).flatMap((chosen) =>
        shares(total!, count!).map((parts) => ({
          lab: labOfHex(
            hexOfCurves(
              mix(
                chosen.map((paint) => curves[paint]!),
                parts,
              ),
            ),
          ),
          paints: count!,
        })),
      ),
    );
  const builds = Array.from({ length: 3 }, () => timed(build));
  const mixtures = builds[0]![0];
  return {
    name: "plain",
    count: mixtures.length,
    buildMS: median(builds.map(([, ms]) => ms)),
    find: (hex: string): Answer => {
      const lab: Lab = labOfHex(hex);
      let best: Answer = { difference: Number.POSITIVE_INFINITY, paints: 0 };
      for (const { lab: own, paints } of mixtures) {
        const difference = ciede2000(lab, own);
        if (difference < best.difference) best = { difference, paints };
      }
      return best;
    },
  };
}

function mix(chosen: readonly Curves[], parts: readonly number[]): Curves {
  return mixCurves(chosen.map((paint, i) => ({ curves: paint, parts: parts[i]! })));
}

const random = seededRandom(15);
const mixable = Array.from({ length: 1000 }, () => {
  const count = 2 + Math.floor(random() * 3);
  const chosen = Array.from({ length: count }, () => curves[Math.floor(random() * curves.length)]!);
  return hexOfCurves(
    mix(
      chosen,
      chosen.map(() => random()),
    ),
  );
});
const steps = Array.from({ length: 9 }, (_, i) => Math.round((i * 255) / 8));
const targets = {
  mixable,
  DMC: vendorPalettes.find(({ slug }) => slug === "dmc-mouline")!.colors.map(({ hex }) => hex),
  "screen grid": steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => hexOfRgb([r, g, b])))),
};

const rows: string[][] = [];
const found: Record<string, { median: number; ms: number; three: number }> = {};
const searches = [ours(), plain()];
for (const { name, count, buildMS, find } of searches) {
  for (const [what, hexes] of Object.entries(targets)) {
    const answers = hexes.map((hex) => timed(() => find(hex)));
    const differences = answers.map(([{ difference }]) => difference);
    const within = (limit: number) =>
      `${Math.round((100 * differences.filter((d) => d <= limit).length) / hexes.length)} %`;
    const ms = median(answers.map(([, time]) => time));
    const three = answers.filter(([{ paints }]) => paints <= 3).length / hexes.length;
    found[`${name} ${what}`] = { median: quantile(differences, 0.5), ms, three };
    rows.push([
      `${what}, ${name}`,
      String(count),
      (buildMS / 1000).toFixed(2),
      ms.toFixed(2),
      quantile(differences, 0.5).toFixed(2),
      quantile(differences, 0.95).toFixed(2),
      ...[1, 2, 5].map(within),
      (answers.reduce((sum, [{ paints }]) => sum + paints, 0) / hexes.length).toFixed(2),
      `${Math.round(100 * three)} %`,
    ]);
  }
}
const heading = ["colors", "mixtures", "table s", "query ms", "median", "95th percentile"];
console.log(tableOf([[...heading, "≤ 1", "≤ 2", "≤ 5", "paints", "≤ 3 paints"], ...rows]));
const [own, other] = [found["ours DMC"]!, found["plain DMC"]!];
const goals = {
  "DMC median ≤ 1.1": own.median <= 1.1,
  "query ≤ 3 ms": own.ms <= 3,
  "table ≤ 0.7 s": searches[0]!.buildMS <= 700,
  "three paints in nine of ten": own.three >= 0.9,
};
console.log(
  `DMC: plain misses ${(other.median / own.median).toFixed(2)} times as far and takes ${(other.ms / own.ms).toFixed(1)} times as long`,
);
for (const [goal, isMet] of Object.entries(goals)) console.log(`${isMet ? "ok   " : "FAILS"} ${goal}`);
