/** What became of a style's value: it can be written, or it is left out, perhaps with something that was to be seen. */
export interface CleanValue {
  value: string | undefined;
  leftOut: boolean;
}

const longest = 2_000;
const comments = /\/\*[\s\S]*?(?:\*\/|$)/g;
/** Color in other color systems beside the color itself: what Inkscape writes for printers. */
const printersColors = /(?:icc-color|device-cmyk|device-gray|device-rgb)\([^()]*\)/gi;
const anyUrl = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^"')]*))\s*\)/gi;
const functions = /([\w-]+)\s*\(/g;
const knownFunctions = /^(?:url|rgba?|hsla?|hwb)$/i;
/** Letters with which a value could become something else than a value. */
const foreignLetters = /[\\<>{}@;`]/;

/**
 * Makes a value of a style safe to write: references only to elements of the same file, only known functions, no
 * escapes.
 * @param value as it stands in an attribute or a declaration
 */
export function cleanValue(value: string): CleanValue {
  if (value.length > longest) return { value: undefined, leftOut: true };
  let leftOut = false;
  const cleaned = value
    .replace(comments, " ")
    .replace(printersColors, " ")
    .replace(anyUrl, (_, quoted?: string, single?: string, bare?: string) => {
      const address = (quoted ?? single ?? bare ?? "").trim();
      if (address.startsWith("#") && address.length > 1) return `url(#${safeId(address.slice(1))})`;
      leftOut = true;
      return " ";
    })
    .replace(/\s+/g, " ")
    .trim();
  for (const [, name] of cleaned.matchAll(functions))
    if (!knownFunctions.test(name!)) return { value: undefined, leftOut: true };
  // what is still called url, or looks like an address, was no reference of the form above
  const stray = /\burl\b|:\/|\/\//i.test(cleaned.replace(/url\(#[\w.-]+\)/g, " "));
  const known = cleaned !== "" && !foreignLetters.test(cleaned) && !stray;
  return { value: known ? cleaned : undefined, leftOut };
}

/** An id in letters that need no escaping anywhere; the same id always becomes the same. */
export function safeId(id: string): string {
  if (/^[A-Za-z_][\w.-]{0,199}$/.test(id)) return id;
  const spelled = [...id.slice(0, 200)].map((letter) =>
    /[\w.-]/.test(letter) ? letter : `_${letter.codePointAt(0)!.toString(16)}_`,
  );
  return `_${spelled.join("")}`;
}

/** The ids that a cleaned value refers to. */
export function idsIn(value: string): string[] {
  return value.includes("url(") ? [...value.matchAll(/url\(#([\w.-]+)\)/g)].map(([, id]) => id!) : [];
}
