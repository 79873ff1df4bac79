/** An element of an SVG as it passed the sanitizer: a known name, known attributes by their local names. */
export interface SvgElement {
  name: string;
  attributes: Map<string, string>;
  children: (SvgElement | string)[];
}

/** Text for XML, safe as content and between double quotes. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => escapes[letter]!).replace(forbidden, "");
}

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
/** Letters that XML 1.0 cannot hold. */
const forbidden = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Writes an element and all that is in it as XML. */
export function writeSvg(root: SvgElement): string {
  const parts: string[] = [];
  const write = ({ name, attributes, children }: SvgElement) => {
    parts.push("<", name);
    for (const [attribute, value] of attributes) parts.push(" ", attribute, '="', escapeXml(value), '"');
    if (children.length === 0) {
      parts.push("/>");
      return;
    }
    parts.push(">");
    for (const child of children) {
      if (typeof child === "string") parts.push(escapeXml(child));
      else write(child);
    }
    parts.push("</", name, ">");
  };
  write(root);
  return parts.join("");
}

/** Every element of a tree in document order, the root first. */
export function* elementsOf(root: SvgElement): Generator<SvgElement> {
  yield root;
  for (const child of root.children) if (typeof child !== "string") yield* elementsOf(child);
}
