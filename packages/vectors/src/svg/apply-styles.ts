import { DrawingError } from "../drawing-error.ts";
import { drawingLimits } from "../drawing-limits.ts";
import { styleAttributes, styledGeometry, styleOnly } from "./allowed.ts";
import { cleanValue } from "./clean-value.ts";
import { type Declaration, readDeclarations } from "./declarations.ts";
import type { Compound, StyleRule } from "./style-rules.ts";
import type { SvgElement } from "./svg-tree.ts";

/**
 * Works style sheets and style attributes into the attributes of a tree, in place, so that no CSS is left: every
 * property that is drawn becomes an attribute of its element, in the order CSS asks for.
 * @returns whether something that is seen elsewhere was left out (a filter, a reference to another file)
 * @throws DrawingError `too_complex`
 */
export function applyStyles(root: SvgElement, rules: readonly StyleRule[]): boolean {
  const index = new RuleIndex(rules);
  const parsed = new Map<string, Declaration[]>();
  const declarationsOf = (style: string) => {
    let declarations = parsed.get(style);
    if (declarations === undefined) {
      declarations = readDeclarations(style);
      parsed.set(style, declarations);
    }
    return declarations;
  };
  let leftOut = false;
  const ancestors: SvgElement[] = [];
  const visit = (element: SvgElement) => {
    const own = declarationsOf(element.attributes.get("style") ?? "");
    const declarations = index.isEmpty ? inOrder([], own) : inOrder(index.matching(element, ancestors), own);
    if (writeStyle(element, declarations)) leftOut = true;
    ancestors.push(element);
    for (const child of element.children) if (typeof child !== "string") visit(child);
    ancestors.pop();
  };
  visit(root);
  // classes and styles are needed until all of their descendants have been looked at
  const strip = ({ attributes, children }: SvgElement) => {
    attributes.delete("class");
    for (const child of children) if (typeof child !== "string") strip(child);
  };
  strip(root);
  return leftOut;
}

/** Declarations from weak to strong: sheets by their weight, the style attribute, then what is important. */
function inOrder(matching: StyleRule[], own: readonly Declaration[]): Declaration[] {
  matching.sort((a, b) => a.specificity - b.specificity || a.order - b.order);
  const all = [...matching.flatMap(({ declarations }) => declarations), ...own];
  return all.some(({ important }) => important)
    ? [...all.filter(({ important }) => !important), ...all.filter(({ important }) => important)]
    : all;
}

/** Properties with rules of their own below. */
const loneProperties = new Set(["filter", "font"]);

/** Writes the style of one element as attributes; tells whether something was left out that could be seen. */
function writeStyle({ attributes }: SvgElement, declarations: readonly Declaration[]): boolean {
  let leftOut = false;
  attributes.delete("style");
  for (const { property, value } of declarations) {
    if (property === "marker")
      for (const side of ["marker-start", "marker-mid", "marker-end"]) attributes.set(side, value);
    else if (styledGeometry.has(property)) attributes.set(property, value.replace(/px$/, ""));
    else if (property === "transform") attributes.set(property, plainTransform(value));
    else if (styleAttributes.has(property) || styleOnly.has(property) || loneProperties.has(property))
      attributes.set(property, value);
  }
  const styles: string[] = [];
  for (const [name, value] of attributes) {
    if (name === "filter") {
      attributes.delete(name);
      if (!/^(?:none|inherit|initial)?$/.test(value.trim())) leftOut = true;
    } else if (styleAttributes.has(name)) {
      const clean = cleanValue(value);
      if (clean.value === undefined) attributes.delete(name);
      else if (clean.value !== value) attributes.set(name, clean.value);
      if (clean.leftOut) leftOut = true;
    } else if (styleOnly.has(name)) {
      attributes.delete(name);
      if (styleOnly.get(name)!.test(value)) styles.push(`${name}:${value}`);
    } else if (name === "font") {
      attributes.delete(name);
      const clean = cleanValue(value).value;
      if (clean !== undefined && !clean.includes("(")) styles.push(`font:${clean}`);
    }
  }
  if (styles.length > 0) attributes.set("style", styles.join(";"));
  return leftOut;
}

/** Transforms of style sheets have units where those of attributes have none. */
function plainTransform(value: string): string {
  return value.replace(/(\d)(?:px|deg)\b/g, "$1");
}

/** Rules by what their last step asks for first, so that an element is compared with few of them. */
class RuleIndex {
  private readonly byKey = new Map<string, StyleRule[]>();
  private comparisons = 0;
  readonly isEmpty: boolean;

  constructor(rules: readonly StyleRule[]) {
    this.isEmpty = rules.length === 0;
    for (const rule of rules) {
      const last = rule.steps.at(-1)!;
      const key = keyOf(last);
      const list = this.byKey.get(key);
      if (list) list.push(rule);
      else this.byKey.set(key, [rule]);
    }
  }

  matching(element: SvgElement, ancestors: readonly SvgElement[]): StyleRule[] {
    const keys = ["*", element.name, `#${element.attributes.get("id") ?? ""}`];
    for (const name of classesOf(element)) keys.push(`.${name}`);
    const found = new Set<StyleRule>();
    for (const key of keys)
      for (const rule of this.byKey.get(key) ?? [])
        if (this.matches(rule, element, ancestors)) found.add(rule);
    return [...found];
  }

  private matches({ steps }: StyleRule, element: SvgElement, ancestors: readonly SvgElement[]): boolean {
    if (!this.isLike(element, steps.at(-1)!)) return false;
    let at = ancestors.length - 1;
    for (let step = steps.length - 2; step >= 0; step--) {
      const wanted = steps[step]!;
      // a parent must be the next one, an ancestor may be any further one: the nearest, as we never go back
      const parentOnly = steps[step + 1]!.before === "parent";
      while (at >= 0 && !this.isLike(ancestors[at]!, wanted)) {
        if (parentOnly) return false;
        at -= 1;
      }
      if (at < 0) return false;
      at -= 1;
    }
    return true;
  }

  private isLike(element: SvgElement, { type, id, classes }: Compound): boolean {
    this.comparisons += 1;
    if (this.comparisons > drawingLimits.styleMatches) throw new DrawingError("too_complex", "style matches");
    if (type !== undefined && type !== element.name) return false;
    if (id !== undefined && id !== element.attributes.get("id")) return false;
    if (classes.length === 0) return true;
    const own = classesOf(element);
    return classes.every((name) => own.includes(name));
  }
}

function keyOf({ id, classes, type }: Compound): string {
  if (id !== undefined) return `#${id}`;
  return classes[0] !== undefined ? `.${classes[0]}` : (type ?? "*");
}

const noClasses: readonly string[] = [];

/** At most a few: nobody gives a shape hundreds of classes. */
function classesOf({ attributes }: SvgElement): readonly string[] {
  const value = attributes.get("class");
  if (value === undefined) return noClasses;
  return /\s/.test(value) ? value.split(/\s+/, 20).filter((name) => name !== "") : [value];
}
