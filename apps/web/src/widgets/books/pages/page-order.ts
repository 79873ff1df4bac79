/** Where pages stand in a book, as plain lists of things with an id. */
interface Named {
  readonly id: string;
}

/** The same list with one thing at another place, counted from 0; the same list where it is there already or unknown. */
export function withMoved<Item extends Named>(
  items: readonly Item[],
  id: string,
  place: number,
): readonly Item[] {
  const from = items.findIndex((item) => item.id === id);
  const item = items[from];
  const to = Math.min(Math.max(place, 0), items.length - 1);
  if (!item || to === from) return items;
  const others = items.filter((other) => other !== item);
  return [...others.slice(0, to), item, ...others.slice(to)];
}

/** Before which thing one stands; null at the end. */
export function beforeOf(items: readonly Named[], id: string): string | null {
  return items[items.findIndex((item) => item.id === id) + 1]?.id ?? null;
}

/** Moves one thing before another; null is the end. Where the other is gone, all stay where they are. */
export function withMovedBefore<Item extends Named>(
  items: readonly Item[],
  id: string,
  before: string | null,
): readonly Item[] {
  const others = items.filter((item) => item.id !== id);
  const place = before === null ? others.length : others.findIndex((item) => item.id === before);
  return place === -1 ? items : withMoved(items, id, place);
}

/** What the arrow keys do in a grid with this number of columns, read from left to right; null for all other keys. */
export function steppedPlace(
  place: number,
  key: string,
  { count, columns }: { count: number; columns: number },
): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
    Home: -count,
    End: count,
  };
  const step = steps[key];
  return step === undefined ? null : Math.min(Math.max(place + step, 0), count - 1);
}
