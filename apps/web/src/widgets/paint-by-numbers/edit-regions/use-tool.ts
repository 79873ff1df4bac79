import {
  lineByColor,
  nearestTone,
  type Picture,
  type PictureEdit,
  placesInside,
} from "@tintery/engine/painting";
import { useState } from "react";
import type { Drawing } from "../../../close-look/use-fingers.ts";
import type { Point } from "../../../close-look/view.ts";
import { regionAt } from "../look/find-region.ts";
import type { ShownPainting, ShownRegion } from "../look/shown-painting.ts";
import { lineThrough, placeAt, thinned } from "./places.ts";
import type { PhotoPixels } from "./use-photo-pixels.ts";

export const tools = ["merge", "lasso", "split", "by_color", "recolor", "smooth", "number"] as const;
export type Tool = (typeof tools)[number];

interface Hand {
  tool: Tool;
  painting: ShownPainting;
  picture: Picture;
  /** The chosen color's place in the palette. */
  chosen: number | null;
  /** The photo, as far as it is there. */
  photo: PhotoPixels;
  /** Does a step; false when it cannot be done. */
  act: (edit: PictureEdit) => boolean;
  /** Hears of what cannot be done. */
  onFailed: () => void;
}

/** What taps and lines mean with each tool. */
export function useTool({ tool, painting, picture, chosen, photo, act, onFailed }: Hand) {
  /** Where a step of two taps began. */
  const [first, setFirst] = useState<Point | null>(null);
  const [line, setLine] = useState<readonly Point[]>([]);
  const { regions } = painting;
  const under = first ? regionAt(regions, first) : undefined;
  const forget = () => {
    setFirst(null);
    setLine([]);
  };
  const tryTo = (edit: PictureEdit | null) => {
    if (!edit || !act(edit)) onFailed();
  };

  const mergeAt = (at: Point) => {
    const region = regionAt(regions, at);
    if (!region || region === under) return setFirst(null);
    // the marked region grows; one that does not touch it is marked instead
    if (!first || !act({ kind: "merge", at: [placeAt(first), placeAt(at)] })) setFirst(at);
  };
  const moveTo = (at: Point) => {
    if (!first) return setFirst(regionAt(regions, at) ? at : null);
    tryTo({ kind: "move-number", from: placeAt(first), to: placeAt(at) });
    setFirst(null);
  };
  const cut = (drawn: readonly Point[]) => {
    setLine([]);
    tryTo(splitAlong(drawn, { picture, regions, chosen }));
  };
  const tap = (at: Point) => {
    if (tool === "merge" || tool === "lasso") return mergeAt(at);
    if (tool === "number") return moveTo(at);
    if (tool === "smooth") return tryTo({ kind: "smooth", at: placeAt(at) });
    // two taps are the ends of a straight cut
    if (tool === "split") return line.length === 1 ? cut([...line, at]) : setLine([at]);
    if (tool === "by_color") return tryTo(splitByColor(at, { picture, regions, chosen, photo }));
    const code = chosen === null ? undefined : picture.palette[chosen]?.code;
    tryTo(code === undefined ? null : { kind: "recolor", at: [placeAt(at)], to: { code } });
  };
  const draw: Drawing | undefined =
    tool === "lasso" || tool === "split"
      ? {
          to: (at) => setLine((drawn) => [...drawn, at]),
          cancel: () => setLine([]),
          end: () => {
            if (tool === "split") return cut(line);
            setLine([]);
            const at = placesInside(picture, lineThrough(line));
            tryTo(at.length > 1 ? { kind: "merge", at } : null);
          },
        }
      : undefined;
  return { tap, draw, line, marked: under, forget };
}

interface Ground {
  picture: Picture;
  regions: readonly ShownRegion[];
  chosen: number | null;
}

/** A cut through the region that most of a line lies in; the color is the chosen one, or the one most like the region's. */
function splitAlong(drawn: readonly Point[], { picture, regions, chosen }: Ground): PictureEdit | null {
  const met = new Map<ShownRegion, { count: number; at: Point }>();
  for (const at of evenly(drawn)) {
    const region = regionAt(regions, at);
    if (region) met.set(region, { count: (met.get(region)?.count ?? 0) + 1, at });
  }
  const [commonest] = [...met].sort(([, p], [, q]) => q.count - p.count);
  if (!commonest) return null;
  const [{ color }, { at }] = commonest;
  const to = otherTone(color, picture.palette[color]!.hex, { picture, chosen });
  return to ? { kind: "split", at: placeAt(at), line: lineThrough(drawn), to: { code: to.code } } : null;
}

/** The chosen color, where it is not the region's own, else the one most like a tone. */
function otherTone(own: number, hex: string, { picture, chosen }: Pick<Ground, "picture" | "chosen">) {
  const others = picture.palette.filter((_, k) => k !== own);
  const wanted = chosen === own || chosen === null ? undefined : picture.palette[chosen];
  return wanted ?? others[nearestTone(others, hex)];
}

/**
 * A cut through a region where its colors in the photo meet. The step holds the line, so that it can be done again without the
 * photo, and gives the same everywhere.
 */
function splitByColor(
  at: Point,
  { photo, regions, ...ground }: Ground & { photo: PhotoPixels },
): PictureEdit | null {
  const region = regionAt(regions, at);
  if (!region || !(photo instanceof ImageData)) return null;
  const found = lineByColor(ground.picture, region.index, photo);
  if (!found) return null;
  const to = otherTone(region.color, found.hex, ground);
  return to ? { kind: "split", at: placeAt(at), line: thinned(found.line), to: { code: to.code } } : null;
}

/** Points on every piece of a line. */
function evenly(line: readonly Point[]): Point[] {
  const points: Point[] = [];
  for (let i = 1; i < line.length; i++) {
    const [from, to] = [line[i - 1]!, line[i]!];
    const count = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / 4));
    for (let k = 0; k < count; k++) {
      const share = (k + 0.5) / count;
      points.push({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
    }
  }
  return points;
}
