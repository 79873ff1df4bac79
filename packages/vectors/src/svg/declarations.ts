/** One property of a style as it was written; names are in small letters. */
export interface Declaration {
  property: string;
  value: string;
  important: boolean;
}

/** A run of anything up to the next semicolon that stands in no quotes and no brackets. */
const part = /(?:[^;"'()]|"[^"]*"|'[^']*'|\((?:[^()"']|"[^"]*"|'[^']*')*\)|["'()])+/g;

/**
 * Takes a style attribute apart. Conservative: what is no plain `property: value` is passed over.
 * @param text what stands in the attribute, or between the braces of a rule
 */
export function readDeclarations(text: string): Declaration[] {
  const declarations: Declaration[] = [];
  for (const [declaration] of text.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, " ").matchAll(part)) {
    const colon = declaration.indexOf(":");
    const property = declaration.slice(0, colon).trim().toLowerCase();
    if (colon < 1 || !/^-{0,2}[a-z][a-z-]{0,40}$/.test(property)) continue;
    const raw = declaration.slice(colon + 1);
    const value = raw.replace(/!\s*important\s*$/i, "");
    declarations.push({ property, value: value.trim(), important: value.length < raw.length });
  }
  return declarations;
}
