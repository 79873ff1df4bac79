import { cleanTitle, oneLine, redrawnFormats, uploadFormats } from "@tintery/contract";

const endings = [...Object.values(uploadFormats), ...Object.values(redrawnFormats)].flatMap(
  (format) => format.endings,
);
/** Endings that say what a file is; some programs write others for the same kinds. */
const pictureEnding = new RegExp(`(${[...endings, ".jpe", ".jfif"].join("|").replaceAll(".", "\\.")})$`, "i");

/** What browsers write in the header of a form's part for characters that would end it (HTML, multipart/form-data). */
const written: Readonly<Record<string, string>> = { "%22": '"', "%0d": " ", "%0a": " " };

/**
 * A file name from outside as plain text to show: one line, no path, no invisible characters, no picture extension,
 * at most 120 characters. It is only ever text; no path or header is built from it unescaped.
 * @returns the empty string when nothing readable is left
 */
export function cleanImageName(fileName: string): string {
  const asNamed = fileName.replace(/%22|%0d|%0a/gi, (code) => written[code.toLowerCase()]!);
  const lastPart = oneLine(asNamed).split(/[/\\]/).at(-1) ?? "";
  return cleanTitle(lastPart.replace(pictureEnding, ""));
}

/** A name that every file system takes, for a download: letters and digits of all scripts, spaces become hyphens. */
export function downloadName(imageName: string, suffix: string, extension: string): string {
  const safe = imageName
    .replace(/[^\p{L}\p{N}._ -]/gu, "")
    .replace(/^[.\s-]+|[.\s]+$/g, "")
    .replace(/\s+/g, "-");
  return `${safe || "picture"}-${suffix}.${extension}`;
}

/** Names with a count behind those that were there already. */
export function distinctNames(names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} ${count}`;
  });
}
