import { paletteTitle, vendorPalettes } from "@tintery/contract/palettes";
import { similarColors } from "@tintery/contract/similar-colors";
import {
  basePaints,
  findMixtures,
  type KnownPaint,
  type Mixer,
  mixerOfKnown,
  mixingChart,
  recipesOf,
  type ShownMixture,
} from "@tintery/engine/pigments";
import type { WorkerOrder, WorkerReply } from "../platform/ask-worker.ts";
import { failureOf } from "../platform/failure-of.ts";
import type { MixingTasks, Mixtures, PaintMixture } from "./mixing-tasks.ts";

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

function answerTo(order: WorkerOrder<MixingTasks>): MixingTasks[keyof MixingTasks]["answer"] {
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

scope.onmessage = ({ data }) => {
  const { id } = data;
  try {
    scope.postMessage({ id, answer: answerTo(data) });
  } catch (error) {
    console.error(error);
    scope.postMessage({ id, failed: failureOf(error) });
  }
};
