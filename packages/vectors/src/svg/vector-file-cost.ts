import { VectorFileError } from "../vector-file-error.ts";
import { vectorFileLimits } from "../vector-file-limits.ts";
import { referencesOf } from "./settle-references.ts";
import type { SvgElement } from "./svg-tree.ts";

/** What it takes to draw a tree, each reference followed as often as a renderer follows it. */
export interface VectorFileCost {
  elements: number;
  pathLetters: number;
  /** Processor time for what is done with the whole page, in milliseconds when it is 2048 × 2048 pixels large. */
  pageMs: number;
  /** Copies of the page that are in memory at the same time. */
  pages: number;
}

/**
 * Milliseconds that a page of 2048 × 2048 pixels costs, measured with librsvg 2.63: a group with opacity or a mask is
 * drawn on a page of its own, whatever its size.
 */
const pageMs = {
  opacity: 2.5,
  "clip-path": 2.5,
  mask: 75,
  blend: 32,
  pattern: 100,
  gradient: 0.5,
  picture: 4,
};
const letterMs = 0.1;

/** Properties that reach what is inside an element, and so change what that costs. */
const inherited = ["fill", "stroke", "marker-start", "marker-mid", "marker-end"] as const;
type Inherited = Partial<Record<(typeof inherited)[number], string>>;

const shapes = new Set(["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"]);
/** Drawn only where something refers to them. */
const onlyReferredTo = new Set([
  "defs",
  "linearGradient",
  "radialGradient",
  "pattern",
  "clipPath",
  "mask",
  "marker",
  "symbol",
]);

/**
 * Counts what drawing a tree takes. The references must hold no circle.
 * @throws VectorFileError `drawing_too_complex` beyond `vectorFileLimits`
 */
export function measureVectorFile(root: SvgElement, byId: ReadonlyMap<string, SvgElement>): VectorFileCost {
  return new Meter(byId).drawn(root, {});
}

class Meter {
  private readonly known = new Map<SvgElement, Map<string, VectorFileCost>>();
  private readonly byId: ReadonlyMap<string, SvgElement>;
  private measured = 0;

  constructor(byId: ReadonlyMap<string, SvgElement>) {
    this.byId = byId;
  }

  /** The cost of an element where it is drawn, with what it inherits there. */
  drawn(element: SvgElement, from: Inherited): VectorFileCost {
    const context = inherit(element, from);
    const key = inherited.map((name) => context[name] ?? "").join(" ");
    const before = this.known.get(element)?.get(key);
    if (before) return before;
    this.measured += 1;
    if (this.measured > 4 * vectorFileLimits.drawnElements)
      throw new VectorFileError("drawing_too_complex", "contexts");
    const cost = this.measure(element, context);
    const { drawnElements, drawnPathLetters } = vectorFileLimits;
    if (cost.elements > drawnElements || cost.pathLetters > drawnPathLetters)
      throw new VectorFileError("drawing_too_complex", "references multiply");
    const costs = this.known.get(element) ?? new Map<string, VectorFileCost>();
    this.known.set(element, costs.set(key, cost));
    return cost;
  }

  private measure(element: SvgElement, context: Inherited): VectorFileCost {
    const { name, attributes, children } = element;
    const cost: VectorFileCost = { elements: 1, pathLetters: 0, pageMs: 0, pages: 0 };
    for (const child of children) {
      if (typeof child === "string") cost.pageMs += child.length * letterMs;
      else if (!onlyReferredTo.has(child.name)) add(cost, this.drawn(child, context));
    }
    if (shapes.has(name) || name === "text") this.addShape(cost, element, context);
    if (name === "image") cost.pageMs += pageMs.picture;
    if (name === "use") this.addTarget(cost, attributes.get("href")?.slice(1), context);
    this.addPages(cost, element);
    return cost;
  }

  /** What a shape is painted with, and the markers on its points. */
  private addShape(cost: VectorFileCost, { attributes }: SvgElement, context: Inherited): void {
    const outline = attributes.get("d") ?? attributes.get("points") ?? "";
    cost.pathLetters += outline.length;
    for (const paint of ["fill", "stroke"] as const) {
      const target = this.byId.get(context[paint] ?? "");
      if (target === undefined) continue;
      const isPattern = target.name === "pattern";
      cost.pageMs += isPattern ? pageMs.pattern : pageMs.gradient;
      if (isPattern) add(cost, this.inside(target));
    }
    for (const side of ["marker-start", "marker-mid", "marker-end"] as const) {
      const target = this.byId.get(context[side] ?? "");
      if (target) add(cost, this.inside(target), side === "marker-mid" ? pointsIn(outline) : 1);
    }
  }

  /** Opacity, clips, masks and blending draw on pages of their own. */
  private addPages(cost: VectorFileCost, element: SvgElement): void {
    const { attributes } = element;
    let pages = 0;
    const opacity = Number.parseFloat(attributes.get("opacity") ?? "1");
    if (opacity < 1 || Number.isNaN(opacity)) {
      cost.pageMs += pageMs.opacity;
      pages += 1;
    }
    const style = attributes.get("style") ?? "";
    if (/mix-blend-mode:(?!normal)|isolation:isolate/.test(style)) {
      cost.pageMs += style.includes("isolation") ? pageMs.opacity : pageMs.blend;
      pages += 1;
    }
    for (const [attribute, id] of referencesOf(element)) {
      const target = this.byId.get(id);
      if (target === undefined || (attribute !== "mask" && attribute !== "clip-path")) continue;
      cost.pageMs += pageMs[attribute];
      pages += attribute === "mask" ? 2 : 1;
      add(cost, this.inside(target));
    }
    cost.pages += pages;
  }

  private addTarget(cost: VectorFileCost, id: string | undefined, context: Inherited): void {
    const target = this.byId.get(id ?? "");
    if (target)
      add(cost, target.name === "symbol" ? this.inside(target, context) : this.drawn(target, context));
  }

  /** What a pattern, a mask, a marker or a symbol holds; a pattern may take it from another one. */
  private inside(target: SvgElement, context: Inherited = {}): VectorFileCost {
    const cost = { ...this.drawn(target, context) };
    if (target.name === "pattern" && !target.children.some((child) => typeof child !== "string")) {
      const next = this.byId.get(target.attributes.get("href")?.slice(1) ?? "");
      if (next) add(cost, this.inside(next));
    }
    return cost;
  }
}

function inherit({ attributes }: SvgElement, from: Inherited): Inherited {
  const context: Inherited = { ...from };
  for (const name of inherited) {
    const value = attributes.get(name);
    if (value === undefined || value === "inherit") continue;
    const id = /url\(#([\w.-]+)\)/.exec(value)?.[1];
    if (id === undefined) delete context[name];
    else context[name] = id;
  }
  return context;
}

function add(to: VectorFileCost, cost: VectorFileCost, times = 1): void {
  to.elements += cost.elements * times;
  to.pathLetters += cost.pathLetters * times;
  to.pageMs += cost.pageMs * times;
  to.pages = Math.max(to.pages, cost.pages);
}

/** Points of an outline, rather too many than too few: `.1.1` is two numbers, and closing leads to a point as well. */
function pointsIn(outline: string): number {
  let points = 0;
  for (const _ of outline.matchAll(/\d*\.?\d+|z/gi)) points += 1;
  return points;
}
