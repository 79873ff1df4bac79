import { VectorFileError } from "../vector-file-error.ts";
import { vectorFileLimits } from "../vector-file-limits.ts";
import { geometryAttributes, spelledOut, styleAttributes } from "./allowed.ts";
import { type EmbeddedPicture, readEmbedded } from "./embedded-pictures.ts";
import { idsIn, safeId } from "./clean-value.ts";
import type { SvgElement } from "./svg-tree.ts";

/** A tree whose references all lead to elements of its own, and the pictures inside it. */
export interface SettledSvg {
  /** What carries each id, the first where several do. */
  byId: Map<string, SvgElement>;
  pictures: EmbeddedPicture[];
  /** A picture or a shape from elsewhere was left out. */
  leftOut: boolean;
}

/** Elements that are nothing without what they refer to. */
const needsReference = new Set(["use", "image"]);
const mayRefer = new Set(["use", "linearGradient", "radialGradient", "pattern", "image"]);

/**
 * Keeps of every reference only what leads to an element of the same file or to a PNG or JPEG written into it, in
 * place, and of every attribute only what is drawn.
 * @throws VectorFileError `drawing_too_complex` for too many or too large pictures
 */
export function settleReferences(root: SvgElement): SettledSvg {
  const settled: SettledSvg = { byId: new Map(), pictures: [], leftOut: false };
  const allowance = { pixels: vectorFileLimits.embeddedPixels, count: vectorFileLimits.embeddedCount };
  const visit = (element: SvgElement) => {
    const id = element.attributes.get("id");
    element.attributes = finalAttributes(element);
    if (id !== undefined && !settled.byId.has(safeId(id))) {
      element.attributes.set("id", safeId(id));
      settled.byId.set(safeId(id), element);
    }
    const href = element.attributes.get("href");
    if (element.name === "image" && href !== undefined) {
      const picture = readEmbedded(element, allowance);
      if (picture) settled.pictures.push(picture);
      else {
        element.attributes.delete("href");
        settled.leftOut = true;
      }
    }
    element.children = element.children.filter((child) => {
      if (typeof child === "string") return true;
      visit(child);
      const lacksReference = needsReference.has(child.name) && !child.attributes.has("href");
      if (lacksReference) settled.leftOut = true;
      return !lacksReference;
    });
  };
  visit(root);
  return settled;
}

/** Drops an attribute map down to what is written; a reference is written as an id that needs no escaping. */
function finalAttributes({ name, attributes }: SvgElement): Map<string, string> {
  const kept = new Map<string, string>();
  for (const [attribute, value] of attributes) {
    const isKnown =
      geometryAttributes.has(attribute) ||
      styleAttributes.has(attribute) ||
      spelledOut.has(attribute) ||
      attribute === "style" ||
      attribute === "xml:space";
    if (isKnown) kept.set(attribute, value);
    else if (attribute === "href" && mayRefer.has(name)) {
      const address = value.trim();
      if (address.startsWith("#") && name !== "image") kept.set("href", `#${safeId(address.slice(1))}`);
      else if (name === "image") kept.set("href", address);
    }
  }
  return kept;
}

/** The ids an element itself refers to, by the attribute that does. */
export function referencesOf({ attributes }: SvgElement): [attribute: string, id: string][] {
  const found: [string, string][] = [];
  for (const attribute of referring) {
    const value = attributes.get(attribute);
    if (value === undefined) continue;
    if (attribute === "href") {
      if (value.startsWith("#")) found.push([attribute, value.slice(1)]);
    } else for (const id of idsIn(value)) found.push([attribute, id]);
  }
  return found;
}

const referring = [
  "href",
  "fill",
  "stroke",
  "mask",
  "clip-path",
  "marker-start",
  "marker-mid",
  "marker-end",
] as const;

/** How deep an element goes: through how many references, and through how many elements on the way. */
interface Depth {
  references: number;
  levels: number;
}

/**
 * Refuses a tree in which something is drawn inside itself, or through too many others. The way down is bounded, too:
 * a long chain would else end on the stack of this very program.
 * @throws VectorFileError `damaged`, `drawing_too_complex`
 */
export function checkReferenceChains(root: SvgElement, byId: ReadonlyMap<string, SvgElement>): void {
  const depthOf = new Map<SvgElement, Depth>();
  const open = new Set<SvgElement>();
  const measure = (element: SvgElement): Depth => {
    const known = depthOf.get(element);
    if (known !== undefined) return known;
    if (open.has(element)) throw new VectorFileError("damaged", "refers to itself");
    checkDepth({ references: 0, levels: open.size });
    open.add(element);
    const depth: Depth = { references: 0, levels: 0 };
    const goThrough = (next: SvgElement, references: number) => {
      const further = measure(next);
      depth.references = Math.max(depth.references, further.references + references);
      depth.levels = Math.max(depth.levels, further.levels + 1);
    };
    for (const [, id] of referencesOf(element)) {
      const target = byId.get(id);
      if (target) goThrough(target, 1);
    }
    for (const child of element.children) if (typeof child !== "string") goThrough(child, 0);
    checkDepth(depth);
    open.delete(element);
    depthOf.set(element, depth);
    return depth;
  };
  measure(root);
}

function checkDepth({ references, levels }: Depth): void {
  if (references > vectorFileLimits.referenceDepth)
    throw new VectorFileError("drawing_too_complex", "reference depth");
  if (levels > vectorFileLimits.drawnDepth)
    throw new VectorFileError("drawing_too_complex", "depth with references");
}
