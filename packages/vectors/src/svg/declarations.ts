/** One property of a style as it was written; names are in small letters but those of variables. */
export interface Declaration {
  property: string;
  value: string;
  important: boolean;
}

/**
 * Takes a style attribute apart. Conservative: what is no plain `property: value` is passed over.
 * @param text what stands in the attribute, or between the braces of a rule
 */
export function readDeclarations(text: string): Declaration[] {
  const declarations: Declaration[] = [];
  for (const declaration of partsOf(text.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, " "))) {
    const colon = declaration.indexOf(":");
    const written = declaration.slice(0, colon).trim();
    // names of variables are as they are written
    const isVariable = /^--[\w-]{1,60}$/.test(written);
    const property = isVariable ? written : written.toLowerCase();
    if (colon < 1 || !(isVariable || /^-?[a-z][a-z-]{0,40}$/.test(property))) continue;
    const raw = declaration.slice(colon + 1);
    const value = raw.replace(/!\s*important\s*$/i, "");
    declarations.push({ property, value: value.trim(), important: value.length < raw.length });
  }
  return declarations;
}

/**
 * Text cut at each semicolon that stands in no quotes and no brackets; what is opened and never closed reaches to the
 * end. One way through the text: patterns that look ahead for the closing mark take time by its square.
 */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  let [from, depth, quote] = [0, 0, ""];
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]!;
    if (quote) quote = letter === quote ? "" : quote;
    else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === "(") depth += 1;
    else if (letter === ")") depth = Math.max(0, depth - 1);
    else if (letter === ";" && depth === 0) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  parts.push(text.slice(from));
  return parts;
}
