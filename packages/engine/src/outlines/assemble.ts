import { edgeOf } from "../graphs/half-edges.ts";
import type { Face, OutlinesColor, OutlinesPicture, Primitive } from "../drawing/outlines-picture.ts";
import type { Line } from "../paths/lines.ts";
import type { TracedBorders } from "../paths/trace-borders.ts";
import type { ColoredLabels } from "../regions/labels.ts";
import { regionAreas } from "../regions/region-areas.ts";
import type { FacePaint } from "../regions/painted.ts";

/** What the stages made. */
export interface OutlinesParts
  extends Pick<OutlinesPicture, "kind" | "precision" | "unitsPerPixel" | "widthMM" | "heightMM"> {
  /** Faces whose `colors` are indices into `paints`. */
  readonly labels: ColoredLabels;
  readonly paints: readonly FacePaint[];
  readonly borders: TracedBorders;
  /** In steps of `unitsPerPixel`. */
  readonly lines: readonly Line[];
  /** What borders are that are simple forms. */
  readonly shapes: ReadonlyMap<number, Primitive>;
}

/** Puts the parts of a model together: only the colors really used, the largest first. */
export function assemble({
  labels,
  paints,
  borders,
  lines,
  shapes,
  ...about
}: OutlinesParts): OutlinesPicture {
  const { width, height } = labels;
  const areas = regionAreas(labels);
  const { colors, colorOf } = usedPaints(labels, paints, areas);
  const { unitsPerPixel } = about;
  return {
    version: 1,
    product: "outlines",
    width,
    height,
    ...about,
    colors,
    faces: Array.from(areas, (areaPx, face): Face => {
      const { gradient } = paints[labels.colors[face]!]!;
      const rings = borders.rings[face]!;
      // a ring of one border is that border, whichever way it goes round
      const [outer, more] = rings[0]!;
      const shape = more === undefined ? shapes.get(edgeOf(outer!)) : undefined;
      return {
        color: colorOf[labels.colors[face]!]!,
        areaPx,
        rings,
        ...(shape && { shape }),
        ...(gradient && { gradient: onGrid(gradient, unitsPerPixel) }),
      };
    }),
    arcs: lines.map(({ shape, points }, b) => ({
      right: borders.right[b]!,
      left: borders.left[b]!,
      shape,
      points,
    })),
  };
}

function onGrid(
  { x1, y1, x2, y2, stops }: NonNullable<Face["gradient"]>,
  units: number,
): NonNullable<Face["gradient"]> {
  const whole = (value: number) => Math.round(value * units) + 0;
  return { x1: whole(x1), y1: whole(y1), x2: whole(x2), y2: whole(y2), stops };
}

/** The colors of the paints that faces have; paints of one color are one. */
function usedPaints(
  { colors: paintOf, data }: ColoredLabels,
  paints: readonly FacePaint[],
  areas: Int32Array,
): { colors: OutlinesColor[]; colorOf: Int32Array } {
  const byHex = new Map<string | null, { pixels: number; faces: number }>();
  paintOf.forEach((paint, face) => {
    const { hex } = paints[paint]!;
    const sum = byHex.get(hex) ?? { pixels: 0, faces: 0 };
    byHex.set(hex, sum);
    sum.pixels += areas[face]!;
    sum.faces++;
  });
  const order = [...byHex].sort(([a, p], [b, q]) => q.pixels - p.pixels || ((a ?? "") < (b ?? "") ? -1 : 1));
  const places = new Map(order.map(([hex], place) => [hex, place]));
  return {
    colors: order.map(([hex, { pixels, faces }]) => ({ hex, areaShare: pixels / data.length, faces })),
    colorOf: Int32Array.from(paints, ({ hex }) => places.get(hex) ?? -1),
  };
}
