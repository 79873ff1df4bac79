import { onKernels } from "../kernels/kernels.ts";
import { areasBetween } from "../edges/areas-between.ts";
import { highestAround } from "../edges/grid.ts";
import { rankAreas } from "../edges/rank-areas.ts";
import { rankSegments } from "../edges/rank-segments.ts";
import { listsOf, selectLines } from "../edges/select-lines.ts";
import { wholeLines } from "../edges/whole-lines.ts";
import { sidesOf } from "../edges/sides-of.ts";
import { type SegmentGraph, segmentGraph } from "../edges/segment-graph.ts";
import type { Planes } from "../raster/planes.ts";
import type { FoundLines } from "./find-lines.ts";
import { type Background, type ColoringType, settingsOf } from "./options.ts";
import { detailsRange } from "./details-range.ts";
import {
  areaSettings,
  behindSubject,
  calmFrom,
  calmLines,
  calmReach,
  lineSettings,
  type PageSize,
  recipe,
  strongLines,
} from "./recipe.ts";
import { zonesOfLines } from "./subject-area.ts";
import { zones } from "./zones.ts";

/** What was found is at most so sure, in per cent: what is drawn on purpose is surer. */
const maxConfidence = 99;

/** The lines of a page, a value a pixel. */
export interface RankedLines {
  /** From which setting of the slider on a line is shown; 0 for none. */
  readonly shownFrom: Uint8Array;
  /** How sure it is, in per cent. */
  readonly confidence: Uint8Array;
  /** What each pixel belongs to, a number of `zones`; undefined where the page has no subject. */
  readonly zones?: Uint8Array;
}

/**
 * Says from which setting on each line is shown, and which lines stay when the background is calm.
 * @param only the background of the one page, with all details, that is drawn of them; without it every page can be
 */
export function rankLines(
  { on, strength, threshold, thick, area }: FoundLines,
  planes: Planes,
  { width, height, perMM }: PageSize,
  { type, only }: { readonly type: ColoringType; readonly only?: Background | undefined },
): RankedLines {
  const asked = <S>(settings: readonly S[]) => (only ? settings.slice(-1) : settings);
  // thinning may leave a line beside its crest
  const field = highestAround(strength);
  const { data: near } = field;
  const graph = segmentGraph(on, field, recipe(type, perMM).segment);
  const zoned = area && zonesOfLines(on, area, { width, height });
  const zoneOf = zoned && graph.segments.map(({ pixels }) => commonestIn(pixels, zoned));
  // in a drawing every line is meant, whether it closes an area or not
  const closes = settingsOf(type).areas.closedFrom !== undefined && !thick;
  const closing = new Uint8Array(graph.segments.length);
  if (closes) {
    const areas = areasBetween(on, width, height);
    const colors = [planes.l, planes.a, planes.b] as const;
    const settings = asked(areaSettings(type, perMM));
    closing.set(
      rankAreas(sidesOf(graph.segments, areas), areas, { strength: field, planes: colors }, settings),
    );
  }
  zoneOf?.forEach((zone, s) => {
    if (zone === zones.contour) closing[s] = detailsRange.min;
  });
  const length = graph.segments.reduce((sum, segment) => sum + segment.length, 0);
  const ranks = rankSegments(
    graph,
    asked(lineSettings(type, perMM, { threshold, length, isDrawing: thick !== undefined })),
    closing,
  );

  if (zoneOf && !only) raiseStrong(ranks, graph, { zoneOf, perMM });
  const calm =
    zoneOf &&
    (!only || only === "calm") &&
    (area.isGuess ? ranks.map((rank) => Number(rank > 0)) : calmSegments(graph, zoneOf, perMM));
  if (calm)
    for (let s = 0; s < ranks.length; s++)
      if (zoneOf[s]! < zones.subject) ranks[s] = calm[s] ? calmFrom : behindSubject(ranks[s]!);

  const shownFrom = ranksOfPixels(graph, ranks, on.length);
  const confidence = confidencesOf(shownFrom, near);
  if (!zoned) return { shownFrom, confidence };
  if (!calm) return { shownFrom, confidence, zones: zoned };
  const mark = (pixels: Int32Array) => {
    for (const i of pixels) if (zoned[i] === zones.background) zoned[i] = zones.calm;
  };
  graph.segments.forEach(({ from, to, pixels }, s) => {
    if (zoneOf[s]! >= zones.subject || calm[s] === 0) return;
    mark(pixels);
    for (const node of [from, to]) mark(graph.meetings.get(node) ?? none);
  });
  return { shownFrom, confidence, zones: zoned };
}

/** How sure each pixel of a line is, in per cent. */
function confidencesOf(shownFrom: Uint8Array, strength: Float32Array): Uint8Array {
  return onKernels((kernels, arena) => {
    const at = arena.put(shownFrom);
    kernels.confidences(at, arena.put(strength), maxConfidence, shownFrom.length, at);
    return arena.read(at, new Uint8Array(shownFrom.length));
  });
}

/** Strong lines of the subject come before any of the background: veins of a wing, wheels, windows. */
function raiseStrong(
  ranks: Uint8Array,
  graph: SegmentGraph,
  { zoneOf, perMM }: { zoneOf: readonly number[]; perMM: number },
): void {
  const lines = strongLines(perMM);
  const chosen = selectLines(
    listsOf(graph),
    {
      allowed: Uint8Array.from(ranks, (rank, s) =>
        Number(rank > 0 && zoneOf[s]! >= zones.subject && graph.segments[s]!.strength >= lines.threshold),
      ),
      anchored: Uint8Array.from(ranks, (rank) => Number(rank > 0 && rank <= calmFrom)),
    },
    lines,
  );
  for (let s = 0; s < ranks.length; s++) if (chosen[s] && ranks[s]! > calmFrom) ranks[s] = calmFrom;
}

/** 1 for each segment that stays when the background is calm: what is sure, and how that goes on to other lines. */
function calmSegments(graph: SegmentGraph, zoneOf: readonly number[], perMM: number): Uint8Array {
  const isOfSubject = Uint8Array.from(zoneOf, (zone) => Number(zone >= zones.subject));
  const allowed = Uint8Array.from(isOfSubject, (of) => 1 - of);
  const candidates = { allowed, anchored: isOfSubject };
  const sure = selectLines(listsOf(graph), candidates, calmLines(perMM));
  return wholeLines(graph, sure, candidates, calmReach * perMM);
}

const none = new Int32Array(0);

/** The zone that most of a segment lies in. */
function commonestIn(pixels: Int32Array, zoned: Uint8Array): number {
  const counts = [0, 0, 0, 0];
  for (let k = 0; k < pixels.length; k++) counts[zoned[pixels[k]!]!]!++;
  return counts.indexOf(Math.max(...counts));
}

/** The rank of each pixel's segment; where lines meet, the lowest of theirs. */
function ranksOfPixels(
  { nodes, segments, meetings }: SegmentGraph,
  ranks: Uint8Array,
  count: number,
): Uint8Array {
  const out = new Uint8Array(count);
  const nodeRank = new Uint8Array(nodes);
  segments.forEach(({ from, to, pixels }, s) => {
    const rank = ranks[s]!;
    if (rank === 0) return;
    for (const i of pixels) out[i] = rank;
    for (const node of [from, to])
      nodeRank[node] = nodeRank[node] === 0 ? rank : Math.min(nodeRank[node]!, rank);
  });
  for (const [node, pixels] of meetings) for (const i of pixels) out[i] = nodeRank[node]!;
  return out;
}
