import { Resvg } from "@resvg/resvg-js";
import { fileURLToPath } from "node:url";
import { drawingFontFile } from "./drawing-to-png.ts";

/** Text as outlines: SVG path data of absolute M, L, Q, C and Z, and how far it runs. */
export interface Lettering {
  readonly path: string;
  readonly width: number;
}

/** The font that has what the one of our drawings lacks of Japanese. */
export const japaneseFontFile = fileURLToPath(
  import.meta.resolve("@expo-google-fonts/kosugi-maru/400Regular/KosugiMaru_400Regular.ttf"),
);
/** Kana, kanji, and the marks and wide letters that go with them. */
export const isJapanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\u3000-\u30ff\uff00-\uffef]/u;
/** A character that no font has. */
const nobodyHas = "\u{10fffd}";

/**
 * Text in the font of our drawings, as outlines that every program draws alike. The font knows Latin, Greek, Cyrillic
 * and Hebrew, a second one Japanese; text with any letter that neither has gives null: boxes help nobody.
 * @param at where the text begins on its base line, and the size of the font, in any unit
 */
export function letteringOf(text: string, at: { x: number; y: number; size: number }): Lettering | null {
  const unknown = outlines(nobodyHas, at).path;
  const unusual = new Set([...text].filter((letter) => letter > "~" && letter.trim() !== ""));
  for (const letter of unusual) if (outlines(letter, at).path === unknown) return null;
  return outlines(text, at);
}

function outlines(text: string, { x, y, size }: { x: number; y: number; size: number }): Lettering {
  const escaped = text.replace(/[&<>]/g, (mark) => `&#${mark.charCodeAt(0)};`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000"><text xml:space="preserve" x="${x}" y="${y}" font-size="${size}">${escaped}</text></svg>`;
  // the Japanese font is large, and read anew each time
  const fontFiles = isJapanese.test(text) ? [drawingFontFile, japaneseFontFile] : [drawingFontFile];
  const font = { loadSystemFonts: false, fontFiles, defaultFontFamily: "Arimo" };
  const written = new Resvg(svg, { font });
  const paths = [...written.toString().matchAll(/ d="([^"]*)"/g)].map(([, path]) => path);
  const box = written.getBBox();
  return { path: paths.join(" "), width: box ? box.x + box.width - x : 0 };
}
