/** Palettes that visitors keep: their limits and small rules as plain data and functions, no zod. */
import type { Paint } from "@tintery/engine/tables";
import { isPaintCode } from "../paint-by-numbers/own-paints.ts";
import { ownPaintsRange, paintNameLength } from "../paint-by-numbers/paint-by-numbers.ts";
import type { Transparency } from "./colors.ts";

/** How much a visitor can keep, and how much of a file is read. Lengths are characters. */
export const paletteLimits = {
  palettes: 50,
  /** A picture can be painted with no more. */
  paints: ownPaintsRange.max,
  title: 80,
  name: paintNameLength,
  pigments: 8,
  fileBytes: 1_000_000,
} as const;

/** The kinds of file that palettes come from and go to, by the endings of their names. */
export const paletteFormats = ["csv", "gpl", "ase", "aco"] as const;
export type PaletteFormat = (typeof paletteFormats)[number];

/** Ids of palettes: those of makers are below, those of visitors from here on. */
export const ownPaletteIds = { min: 1_000_000, max: 2 ** 48 - 1 } as const;

/** Whether an id is one that a visitor's palette can have. */
export function isOwnPaletteId(id: number): boolean {
  return Number.isInteger(id) && id >= ownPaletteIds.min && id <= ownPaletteIds.max;
}

/** A paint of a palette that a visitor keeps. */
export interface PalettePaint {
  /** What is printed on pictures: a number or short word of its own, without slash and comma. */
  readonly code: string;
  /** May be empty. */
  readonly name: string;
  /** `#rrggbb`, lower case. */
  readonly hex: string;
  /** Null where nobody has said. */
  readonly transparency: Transparency | null;
  /** Color Index names, such as `PB29`; none where nobody has said. */
  readonly pigments: readonly string[];
  /** The visitor has it at home: one of "my paints". */
  readonly stock: boolean;
}

/** What somebody writes into a palette. */
export interface PaletteContent {
  readonly title: string;
  readonly paints: readonly PalettePaint[];
}

/** A Color Index name: `PB29`, `PBk9`, `PB15:3`, `NR4`. */
export const pigmentPattern = /^[PN](?:Bk|Br|[BGORVWYM])\d{1,3}(?::\d{1,2})?$/;

/** Pigments that somebody wrote with blanks, commas or plus signs between them, in the case of the Color Index; what is none is left out. */
export function readPigments(text: string): string[] {
  const names = text
    .split(/[\s,;+]+/)
    .map((word) =>
      word.replace(/^([pn])(bk|br|[bgorvwym])(?=\d)/i, (_, group: string, hue: string) => {
        const [first = "", ...rest] = hue.toLowerCase();
        return group.toUpperCase() + first.toUpperCase() + rest.join("");
      }),
    )
    .filter((word) => pigmentPattern.test(word));
  return [...new Set(names)].slice(0, paletteLimits.pigments);
}

/** What is wrong with the code of a paint among others; null when nothing is. */
export function codeFault(code: string, others: readonly string[]): "empty" | "unreadable" | "twice" | null {
  if (code === "") return "empty";
  if (!isPaintCode(code)) return "unreadable";
  return others.includes(code) ? "twice" : null;
}

/** A palette as paints to paint a picture with. */
export function paintsOfPalette({ paints }: Pick<PaletteContent, "paints">): Paint[] {
  return paints.map(({ code, name, hex, pigments }) => ({
    code,
    ...(name !== "" && { name }),
    hex,
    ...(pigments.length > 0 && { pigments: [...pigments] }),
  }));
}

/** A paint that a visitor has, and the palette it stands in: codes are unique within a palette only. */
export interface StockPaint extends PalettePaint {
  /** Of its palette and its code. */
  readonly id: string;
  readonly palette: { readonly id: number; readonly title: string };
}

/** "My paints": what somebody has of all their palettes, in the order of these. */
export function stockOf(palettes: readonly (PaletteContent & { readonly id: number })[]): StockPaint[] {
  return palettes.flatMap(({ id, title, paints }) =>
    paints
      .filter(({ stock }) => stock)
      .map((paint) => ({ ...paint, id: `${id}:${paint.code}`, palette: { id, title } })),
  );
}
