import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from "saxes";
import { VectorFileError } from "../vector-file-error.ts";
import { vectorFileLimits } from "../vector-file-limits.ts";
import { drawnElements, geometryAttributes, missedElements, styleAttributes } from "./allowed.ts";
import { checkExpansion, readEntities } from "./doctype.ts";
import type { SvgElement } from "./svg-tree.ts";

/** What of an SVG file passed the sanitizer. */
export interface ParsedSvg {
  root: SvgElement;
  /** All style sheets of the file, one after the other, not yet looked at. */
  styles: string;
  /** Something that can be seen elsewhere was left out. */
  leftOut: boolean;
}

const svgNamespace = "http://www.w3.org/2000/svg";
const xlinkNamespace = "http://www.w3.org/1999/xlink";
/** Prefixes that files use without declaring them. */
const usualNamespaces = {
  xlink: xlinkNamespace,
  svg: svgNamespace,
  inkscape: "http://www.inkscape.org/namespaces/inkscape",
  sodipodi: "http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd",
};

/** Attributes that are needed further on but never written. */
const workingAttributes = new Set([
  ...["id", "class", "style", "href", "filter", "marker", "font"],
  ...["transform-origin", "transform-box"],
]);
const conditions = new Set(["requiredExtensions", "systemLanguage"]);

/**
 * Parses SVG strictly and builds it anew from known elements and attributes only: no script, no events, no animation,
 * no foreign content, no metadata. References and styles still have to be looked at.
 * @throws VectorFileError `damaged` for text that is no well-formed SVG, `unsupported_type` for another kind of XML,
 * `drawing_too_complex` beyond `vectorFileLimits`, `reaches_outside` for a DOCTYPE that does
 */
export function parseSvg(text: string): ParsedSvg {
  const builder = new TreeBuilder();
  const parser = new SaxesParser({ xmlns: true, position: false, additionalNamespaces: usualNamespaces });
  parser.on("error", (cause) => {
    throw Object.assign(new VectorFileError("damaged", cause.message), { cause });
  });
  parser.on("doctype", (doctype) => {
    const entities = readEntities(doctype);
    checkExpansion(text, entities);
    for (const [name, value] of entities) parser.ENTITIES[name] ??= value;
  });
  parser.on("opentag", (tag) => builder.open(tag));
  parser.on("closetag", () => builder.close());
  parser.on("text", (letters) => builder.text(letters));
  parser.on("cdata", (letters) => builder.text(letters));
  parser.write(text).close();
  return builder.finish();
}

class TreeBuilder {
  root: SvgElement | undefined;
  private styles: string[] = [];
  private leftOut = false;
  private readonly open_: SvgElement[] = [];
  private elements = 0;
  private depth = 0;
  private textLetters = 0;
  private styleLetters = 0;
  /** How deep we are in something that is left out; 0 when we are not. */
  private skipping = 0;

  open(tag: SaxesTagNS): void {
    this.depth += 1;
    this.elements += 1;
    if (this.depth > vectorFileLimits.depth) throw new VectorFileError("drawing_too_complex", "depth");
    if (this.elements > vectorFileLimits.elements)
      throw new VectorFileError("drawing_too_complex", "elements");
    const isSvg = tag.uri === svgNamespace || tag.uri === "";
    if (this.depth === 1 && !(isSvg && tag.local === "svg"))
      throw new VectorFileError("unsupported_type", tag.local);
    if (this.skipping > 0 || !isSvg || !(drawnElements.has(tag.local) || tag.local === "style")) {
      if (this.skipping === 0) this.missed(tag.local);
      this.skipping += 1;
      return;
    }
    const element = elementOf(tag);
    if (tag.local !== "style") this.open_.at(-1)?.children.push(element);
    this.root ??= element;
    this.open_.push(element);
  }

  /** In a `switch`, what one program cannot show is followed by what others can. */
  private missed(name: string): void {
    if (missedElements.has(name) && this.open_.at(-1)?.name !== "switch") this.leftOut = true;
  }

  close(): void {
    this.depth -= 1;
    if (this.skipping > 0) this.skipping -= 1;
    else this.open_.pop();
  }

  text(letters: string): void {
    const into = this.open_.at(-1);
    if (this.skipping > 0 || into === undefined) return;
    if (into.name === "style") {
      this.styleLetters += letters.length;
      if (this.styleLetters > vectorFileLimits.styleLetters)
        throw new VectorFileError("drawing_too_complex", "style sheets");
      this.styles.push(letters);
    } else if (textElements.has(into.name)) {
      this.textLetters += letters.length;
      if (this.textLetters > vectorFileLimits.textLetters)
        throw new VectorFileError("drawing_too_complex", "text");
      into.children.push(letters);
    }
  }

  finish(): ParsedSvg {
    if (this.root === undefined) throw new VectorFileError("damaged", "no root");
    return { root: this.root, styles: this.styles.join("\n"), leftOut: this.leftOut };
  }
}

const textElements = new Set(["text", "tspan"]);

function elementOf(tag: SaxesTagNS): SvgElement {
  const attributes = new Map<string, string>();
  let count = 0;
  for (const attribute of Object.values(tag.attributes)) {
    count += 1;
    if (count > vectorFileLimits.attributes) throw new VectorFileError("drawing_too_complex", "attributes");
    const name = nameOf(attribute);
    // an href of SVG 2 counts before the older one of XLink
    const isNewer = attribute.prefix === "" && name === "href";
    if (name !== undefined && (isNewer || !attributes.has(name))) attributes.set(name, attribute.value);
  }
  // a link leads nowhere here
  if (tag.local === "a") attributes.delete("href");
  return { name: tag.local === "a" ? "g" : tag.local, attributes, children: [] };
}

/** Whether an attribute without a prefix is kept, so that style sheets may ask for it. */
export function isKnownAttribute(local: string): boolean {
  return (
    geometryAttributes.has(local) ||
    styleAttributes.has(local) ||
    workingAttributes.has(local) ||
    conditions.has(local)
  );
}

/** The name an attribute is known by, undefined when it is left out. */
function nameOf({ local, uri, prefix }: SaxesAttributeNS): string | undefined {
  if (uri === xlinkNamespace) return local === "href" ? "href" : undefined;
  if (prefix === "xml") return local === "space" ? "xml:space" : undefined;
  if (prefix !== "") return undefined;
  return isKnownAttribute(local) ? local : undefined;
}
