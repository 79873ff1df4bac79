/**
 * Names for the colors of pictures, all languages at once: for Node. The pages of a browser are told names with their image. The
 * table is our own, of words that painters use: no kept list has all of our languages.
 */
import { nearestNames } from "@tintery/engine/painters-pack";
import hexes from "../../color-names/hexes.json" with { type: "json" };
import cs from "../../color-names/cs.json" with { type: "json" };
import de from "../../color-names/de.json" with { type: "json" };
import en from "../../color-names/en.json" with { type: "json" };
import es from "../../color-names/es.json" with { type: "json" };
import fr from "../../color-names/fr.json" with { type: "json" };
import ja from "../../color-names/ja.json" with { type: "json" };
import nl from "../../color-names/nl.json" with { type: "json" };
import pl from "../../color-names/pl.json" with { type: "json" };
import pt from "../../color-names/pt.json" with { type: "json" };
import tr from "../../color-names/tr.json" with { type: "json" };
import uk from "../../color-names/uk.json" with { type: "json" };
import type { Language } from "../texts/languages.ts";
import { type NamedBy, paintNames } from "./paint-names.ts";

/** A tone that has a name. */
type Tone = keyof typeof hexes;
const tones = Object.keys(hexes) as Tone[];
const toneHexes = Object.values(hexes);

/** What each tone, `#rrggbb` by its key, is called. */
export const colorNameTables: Readonly<Record<Language, Readonly<Record<Tone, string>>>> = {
  en,
  de,
  es,
  fr,
  pl,
  tr,
  ja,
  nl,
  cs,
  uk,
  pt,
};

/** A name of a palette's color, before it is said in a language. */
interface PaletteName {
  readonly tone: Tone;
  /** 0, or which of several colors of that name. */
  readonly nth: number;
}

/** Finding names takes some milliseconds a palette, and lists show many palettes again and again. */
const known = new Map<string, readonly PaletteName[]>();
const maxKnown = 1000;

function namesOf(palette: readonly string[]): readonly PaletteName[] {
  const key = palette.join();
  const before = known.get(key);
  if (before) return before;
  const names = nearestNames(palette, toneHexes).map(({ name, nth }) => ({ tone: tones[name]!, nth }));
  const [oldest] = known.keys();
  if (known.size >= maxKnown && oldest !== undefined) known.delete(oldest);
  known.set(key, names);
  return names;
}

/**
 * What the colors of a palette (`#rrggbb`) are called in a language, in their order. No two are called alike: colors that would
 * be are numbered from light to dark (`nearestNames` says when), "Moss green 1", "Moss green 2".
 */
export function colorNames(language: Language, palette: readonly string[]): string[] {
  const table = colorNameTables[language];
  return namesOf(palette).map(({ tone, nth }) => (nth === 0 ? table[tone] : `${table[tone]} ${nth}`));
}

/**
 * What the colors of a picture are called in a language, in their order: paints by their own names, which are in no language, and all
 * others by our words. This is the one place that says it, for lists, files, recipes and sheets.
 */
export function pictureColorNames(
  language: Language,
  colors: readonly { readonly code: string; readonly hex: string }[],
  by: NamedBy = {},
): string[] {
  const names = paintNames(colors, by);
  const nameless = colors.filter((_, k) => names[k] === undefined);
  const words = colorNames(
    language,
    nameless.map(({ hex }) => hex),
  ).values();
  return names.map((name) => name ?? words.next().value!);
}
