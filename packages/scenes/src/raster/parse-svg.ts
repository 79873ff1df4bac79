/** One element of a drawing. */
export interface Element {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: Element[];
}

const tags = /<(\/?)([A-Za-z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g;
const pairs = /([\w:-]+)="([^"]*)"/g;

function attributesOf(text: string): Record<string, string> {
  const found: Record<string, string> = Object.create(null);
  for (const [, name = "", value = ""] of text.matchAll(pairs)) found[name] = value;
  return found;
}

/** The elements of a drawing of our own pen: tags and attributes only, no text between them. */
export function parseSvg(text: string): Element {
  const root: Element = { tag: "root", attributes: {}, children: [] };
  const open = [root];
  for (const [, closing, tag = "", inside = "", empty] of text.matchAll(tags)) {
    if (closing) {
      if (open.length > 1) open.pop();
      continue;
    }
    const element: Element = { tag, attributes: attributesOf(inside), children: [] };
    open.at(-1)?.children.push(element);
    if (!empty) open.push(element);
  }
  return root;
}
