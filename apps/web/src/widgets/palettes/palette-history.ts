import type { PaletteContent, PalettePaint } from "@tintery/contract/tables";

/** A paint while it is edited: pigments as they are typed, and a name of its own for as long as the editor is open. */
export interface EditedPaint extends Omit<PalettePaint, "pigments"> {
  readonly key: number;
  readonly pigments: string;
}

/** A palette while it is edited. */
export interface EditedPalette {
  readonly title: string;
  readonly paints: readonly EditedPaint[];
}

/** What was done and undone in an editor. */
export interface PaletteHistory {
  readonly before: readonly EditedPalette[];
  readonly now: EditedPalette;
  readonly after: readonly EditedPalette[];
  /** What the newest step changed: more of the same, letter by letter, is one step with it. */
  readonly touched: string | null;
}

/** Steps that can be taken back. */
const maxSteps = 200;

/** An editor at its beginning. */
export function historyOf({ title, paints }: PaletteContent): PaletteHistory {
  const edited = paints.map((paint, key) => ({ ...paint, key, pigments: paint.pigments.join(" ") }));
  return { before: [], now: { title, paints: edited }, after: [], touched: null };
}

/**
 * A step further.
 * @param touched names what is changed; null for a step that stands alone
 */
export function step(history: PaletteHistory, next: EditedPalette, touched: string | null): PaletteHistory {
  if (touched !== null && touched === history.touched) return { ...history, now: next, after: [] };
  return { before: [...history.before, history.now].slice(-maxSteps), now: next, after: [], touched };
}

/** One step back; at the beginning the same. */
export function undo(history: PaletteHistory): PaletteHistory {
  const now = history.before.at(-1);
  if (!now) return history;
  return { before: history.before.slice(0, -1), now, after: [history.now, ...history.after], touched: null };
}

/** One step forward again; at the end the same. */
export function redo(history: PaletteHistory): PaletteHistory {
  const [now, ...after] = history.after;
  return now ? { before: [...history.before, history.now], now, after, touched: null } : history;
}

/** A palette with a further paint, whose code is the first number that is free. */
export function withNewPaint({ title, paints }: EditedPalette): EditedPalette {
  const codes = new Set(paints.map(({ code }) => code));
  let number = paints.length + 1;
  while (codes.has(String(number))) number += 1;
  const key = Math.max(-1, ...paints.map((paint) => paint.key)) + 1;
  const paint = {
    key,
    code: String(number),
    name: "",
    hex: "#808080",
    transparency: null,
    pigments: "",
    stock: true,
  };
  return { title, paints: [...paints, paint] };
}

/** A palette with one paint moved by one place, up or down; at the ends the same. */
export function withMoved({ title, paints }: EditedPalette, place: number, by: 1 | -1): EditedPalette {
  const moved = [...paints];
  const [paint] = moved.splice(place, 1);
  if (paint) moved.splice(Math.max(0, place + by), 0, paint);
  return { title, paints: moved };
}
