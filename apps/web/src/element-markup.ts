/** An element without content as HTML. */
export function elementMarkup(name: string, attributes: Readonly<Record<string, string | number>>): string {
  return `${startTag(name, attributes)}</${name}>`;
}

/** The start tag of an element as HTML. */
export function startTag(name: string, attributes: Readonly<Record<string, string | number>>): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(String(value))}"`);
  return `<${name}${written.join("")}>`;
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
