import type { Budget } from "../budget.ts";
import type { Substitute } from "./font-program.ts";
import { TrueTypeFont } from "./true-type.ts";

/** The styles in which an open font may stand for fonts that a file does not bring. */
export type FontStyle = "regular" | "bold" | "italic" | "boldItalic";
/** TrueType files by style; one that is missing is replaced by `regular`. */
export type SubstituteFiles = Partial<Readonly<Record<FontStyle, () => Uint8Array>>>;

/** Families that are narrower than a sans serif of Helvetica's widths, by how much. */
const stretches: readonly (readonly [RegExp, number])[] = [
  [/narrow|condensed|-cn/i, 0.82],
  [/times|garamond|minion|palatino|roman|century|bookman|serif|georgia|cambria/i, 0.9],
];

/** Makes fonts that stand for others, and remembers them. */
export class SubstituteFonts {
  readonly #files: SubstituteFiles;
  readonly #budget: Budget;
  readonly #fonts = new Map<FontStyle, TrueTypeFont | null>();

  constructor(files: SubstituteFiles, budget: Budget) {
    this.#files = files;
    this.#budget = budget;
  }

  /** What stands for a font of that name; null when no open font was given. */
  substituteFor(name: string): Substitute | null {
    const isBold = /bold|black|heavy|demi/i.test(name);
    const isItalic = /italic|oblique|slanted/i.test(name);
    const style = isBold ? (isItalic ? "boldItalic" : "bold") : isItalic ? "italic" : "regular";
    const font = this.#font(style) ?? this.#font("regular");
    if (font === null) return null;
    const isFixed = /courier|mono|typewriter|consol/i.test(name);
    const isSans = /sans/i.test(name);
    const stretch = stretches.find(([pattern], k) => pattern.test(name) && !(k === 1 && isSans))?.[1] ?? 1;
    return { font, stretch, fixedWidth: isFixed ? 600 : null };
  }

  #font(style: FontStyle): TrueTypeFont | null {
    const known = this.#fonts.get(style);
    if (known !== undefined) return known;
    const file = this.#files[style];
    const font = file === undefined ? null : new TrueTypeFont(file(), this.#budget);
    this.#fonts.set(style, font);
    return font;
  }
}
