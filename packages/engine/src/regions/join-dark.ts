import { stepsPerUnit } from "../colors/oklab.ts";
import { connectColors } from "./connect.ts";
import { type Favor, favorOf } from "./favor.ts";
import type { ColoredLabels } from "./labels.ts";
import { regionAreas } from "./region-areas.ts";

/**
 * Paints as dark as this, in OKLab units, and with no more color than that, are blacks: nobody tells two of them apart on a
 * canvas, but a navy beside a black can be seen. By eye on studios and dark rooms.
 */
const blackest = { light: 20, color: 6 };
/** Regions that count less than so many times as usual are ground behind what people look at. */
const unseen = 0.5;

/**
 * Neighbors in the background that are painted with blacks that nobody can tell apart become one, of the black that most of it
 * has. Neighbors always differ in color.
 */
export function joinDark(
  labels: ColoredLabels,
  { palette, favor }: { palette: Float64Array; favor: Favor },
): ColoredLabels {
  const isBlack = (k: number) => {
    const [l, a, b] = [palette[3 * k]!, palette[3 * k + 1]!, palette[3 * k + 2]!];
    return l <= blackest.light * stepsPerUnit && a * a + b * b <= (blackest.color * stepsPerUnit) ** 2;
  };
  if (new Set(labels.colors.filter(isBlack)).size < 2) return labels;
  const { regions: counts } = favorOf(labels, favor);
  const isGround = (region: number) => isBlack(labels.colors[region]!) && counts[region]! < unseen;
  const black = palette.length / 3;
  const joined = connectColors(
    labels,
    labels.colors.map((k, region) => (isGround(region) ? black : k)),
  );
  if (joined.count === labels.count) return labels;

  // where each region went, and which of its blacks most of a joined one has
  const into = new Int32Array(labels.count);
  labels.data.forEach((region, i) => {
    into[region] = joined.data[i]!;
  });
  const colors = joined.colors.slice();
  const blackAreas = new Map<number, Map<number, number>>();
  regionAreas(labels).forEach((area, region) => {
    const to = into[region]!;
    if (joined.colors[to] !== black) return;
    const areas = blackAreas.get(to) ?? new Map<number, number>();
    const k = labels.colors[region]!;
    areas.set(k, (areas.get(k) ?? 0) + area);
    blackAreas.set(to, areas);
  });
  for (const [to, areas] of blackAreas) colors[to] = [...areas].reduce((p, q) => (q[1] > p[1] ? q : p))[0];
  return connectColors(joined, colors);
}
