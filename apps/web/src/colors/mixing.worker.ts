import { paletteTitle, vendorPalettes } from "@tintery/contract/palettes";
import { similarColors } from "@tintery/contract/similar-colors";
import {
  basePaints,
  checkGamut,
  findMixtures,
  gamutLimits,
  type KnownPaint,
  type Mixer,
  mixerOfKnown,
  mixingChart,
  noColor,
  photoColors,
  reachedShares,
  recipesOf,
  type ShownMixture,
  suggestPaints,
} from "@tintery/engine/pigments";
import type { WorkerOrder, WorkerReply } from "../platform/ask-worker.ts";
import { failureOf } from "../platform/failure-of.ts";
import type { GamutOfPhoto, MixingTasks, Mixtures, PaintMixture } from "./mixing-tasks.ts";

/** The pigment engine beside the page. */
const scope = self as unknown as {
  onmessage: (event: MessageEvent<WorkerOrder<MixingTasks>>) => void;
  postMessage: (message: WorkerReply<MixingTasks>) => void;
};

/** Preparing paints takes half a second: those asked for last are kept, and the whole base set. */
const mixers = new Map<string, Mixer>();
const maxMixers = 3;

function mixerFor(paints: readonly KnownPaint[]): Mixer {
  const key = JSON.stringify(paints);
  const mixer = mixers.get(key) ?? mixerOfKnown(paints);
  if (!mixers.has(key) && mixers.size >= maxMixers) mixers.delete([...mixers.keys()][1]!);
  mixers.set(key, mixer);
  return mixer;
}

function unmix({ hex, paints: slugs, own = [] }: MixingTasks["unmix"]["asked"]): Mixtures {
  const base = basePaints.filter(({ slug }) => slugs.includes(slug)).map(({ slug }) => ({ slug }));
  const named = [...base, ...own.map((paint) => ({ own: paint }))];
  const mixer = mixerFor([...base, ...own.map((paint) => ({ hex: paint.hex, pigments: paint.pigments }))]);
  const shown = ({ paints: places, parts, ...rest }: ShownMixture): PaintMixture => ({
    ...rest,
    paints: places.map((place, i) => ({ ...named[place]!, parts: parts[i]! })),
  });
  const { best, simplest } = findMixtures(mixer, hex);
  return { best: best.map(shown), simplest: simplest.map(shown) };
}

const findRecipes = ({ hexes, paints }: MixingTasks["findRecipes"]["asked"]) =>
  recipesOf(mixerFor(paints), hexes).map(({ paints: places, ...mixture }) => ({ places, ...mixture }));

const findSimilar = (hex: string): MixingTasks["findSimilar"]["answer"] =>
  vendorPalettes.map((palette) => ({
    id: palette.id,
    title: paletteTitle(palette),
    paints: similarColors(palette, hex),
  }));

/** Work in steps, each of which tells the share that is done. */
type Steps<Answer> = Generator<number, Answer>;

function* checkPhoto({ photo, paints }: MixingTasks["checkGamut"]["asked"]): Steps<GamutOfPhoto> {
  const { labs, weights, places } = photoColors(photo);
  const colors = { labs, weights };
  const reached = yield* checkGamut(colors, paints);
  const outside = Uint8Array.from(places, (place) =>
    place !== noColor && reached[place] === gamutLimits.length ? 1 : 0,
  );
  const shares = labs.length > 0 ? reachedShares(colors, reached) : null;
  return { shares, outside, colors, reached };
}

/** A task of seconds: the page sees how far it is, and other questions are answered meanwhile. */
type LongTask = "checkGamut" | "suggestPaints";
type LongOrder = Extract<WorkerOrder<MixingTasks>, { task: LongTask }>;

const isLong = (order: WorkerOrder<MixingTasks>): order is LongOrder =>
  order.task === "checkGamut" || order.task === "suggestPaints";

/** The last order of each: nobody waits for the ones before. */
const newest = new Map<LongTask, number>();
/** Work without a rest, in milliseconds. */
const restAfter = 60;

async function workOn(order: LongOrder): Promise<void> {
  const { id, task } = order;
  newest.set(task, id);
  const steps: Steps<MixingTasks[LongTask]["answer"]> =
    order.task === "checkGamut"
      ? checkPhoto(order.asked)
      : suggestPaints(order.asked.colors, order.asked.reached, order.asked);
  for (;;) {
    const start = performance.now();
    let step = steps.next();
    while (!step.done && performance.now() - start < restAfter) step = steps.next();
    if (step.done) return scope.postMessage({ id, answer: step.value });
    scope.postMessage({ id, share: step.value });
    await new Promise((resolve) => setTimeout(resolve));
    if (newest.get(task) !== id) return scope.postMessage({ id, failed: "unable" });
  }
}

type ShortOrder = Exclude<WorkerOrder<MixingTasks>, LongOrder>;

function answerTo(order: ShortOrder): MixingTasks[keyof MixingTasks]["answer"] {
  switch (order.task) {
    case "unmix":
      return unmix(order.asked);
    case "findRecipes":
      return findRecipes(order.asked);
    case "drawChart":
      return mixingChart(order.asked);
    case "findSimilar":
      return findSimilar(order.asked);
  }
}

scope.onmessage = async ({ data }) => {
  const { id } = data;
  try {
    if (isLong(data)) await workOn(data);
    else scope.postMessage({ id, answer: answerTo(data) });
  } catch (error) {
    console.error(error);
    scope.postMessage({ id, failed: failureOf(error) });
  }
};
