import { VectorFileError } from "../vector-file-error.ts";
import { vectorFileLimits } from "../vector-file-limits.ts";
import {
  initialValues,
  notInherited,
  spelledOut,
  styleAttributes,
  styledGeometry,
  styleOnly,
} from "./allowed.ts";
import { cleanValue } from "./clean-value.ts";
import { type Declaration, readDeclarations } from "./declarations.ts";
import { plainLengths } from "./plain-lengths.ts";
import { plainTransform } from "./plain-transform.ts";
import type { AttributeTest, Compound, StyleRule } from "./style-rules.ts";
import type { SvgElement } from "./svg-tree.ts";
import { noVariables, type Variables, variablesOf, withVariables } from "./variables.ts";

/**
 * Works style sheets and style attributes into the attributes of a tree, in place, so that no CSS is left: every
 * property that is drawn becomes an attribute of its element, in the order CSS asks for.
 * @returns whether something that is seen elsewhere was left out (a filter, a reference to another file)
 * @throws VectorFileError `drawing_too_complex`
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
  const visit = (element: SvgElement, around: Variables) => {
    const own = declarationsOf(element.attributes.get("style") ?? "");
    const matching = index.isEmpty ? [] : index.matching(element, ancestors);
    if (matching.some(mayBeMissed)) leftOut = true;
    const declarations = inOrder(
      matching.filter(({ isDoubtful }) => !isDoubtful),
      own,
    );
    const variables = variablesOf(declarations, around);
    // rules ask for attributes as they were written
    const written = index.asksForAttributes ? new Map(element.attributes) : element.attributes;
    if (writeStyle(element, declarations, variables, element === root)) leftOut = true;
    ancestors.push({ ...element, attributes: written });
    for (const child of element.children) if (typeof child !== "string") visit(child, variables);
    ancestors.pop();
  };
  visit(root, noVariables);
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
const isDrawn = (property: string) =>
  styleAttributes.has(property) ||
  styleOnly.has(property) ||
  spelledOut.has(property) ||
  loneProperties.has(property) ||
  styledGeometry.has(property) ||
  property === "transform" ||
  property === "marker";

/** Whether a rule that may hold would change what is seen. */
function mayBeMissed({ isDoubtful, declarations }: StyleRule): boolean {
  return isDoubtful && declarations.some(({ property }) => isDrawn(property));
}

/** Writes the style of one element as attributes; tells whether something was left out that could be seen. */
function writeStyle(
  { name: element, attributes }: SvgElement,
  declarations: readonly Declaration[],
  variables: Variables,
  isRoot: boolean,
): boolean {
  let leftOut = false;
  attributes.delete("style");
  for (const [name, value] of attributes)
    if (value.includes("var(")) attributes.set(name, withVariables(value, variables));
  for (const { property, value: written } of declarations) {
    const value = written.includes("var(") ? withVariables(written, variables) : written;
    if (property === "marker")
      for (const side of ["marker-start", "marker-mid", "marker-end"]) attributes.set(side, value);
    else if (styledGeometry.has(property)) {
      if (value.includes("(")) leftOut = true;
      else attributes.set(property, plainLengths(value));
    } else if (property === "d" && element === "path") {
      const outline = /^path\(\s*(["'])([^"'<>&]*)\1\s*\)$/.exec(value)?.[2];
      if (outline !== undefined) attributes.set("d", outline);
    } else if (property === "transform") {
      const transform = plainTransform(value);
      if (transform === undefined) leftOut = true;
      else attributes.set(property, transform);
    } else if (property.startsWith("background")) {
      if (isRoot && (property === "background" || property === "background-color"))
        attributes.set("background", value);
    } else if (isDrawn(property)) attributes.set(property, value);
  }
  const styles: string[] = [];
  for (const [name, value] of attributes) {
    if (name === "filter") {
      attributes.delete(name);
      if (!/^(?:none|inherit|initial|unset)?$/.test(value.trim())) leftOut = true;
    } else if (name === "background") {
      const color = cleanValue(value);
      const isOne = color.value !== undefined && oneColor.test(color.value);
      if (isOne && !color.leftOut) attributes.set(name, color.value!);
      else {
        attributes.delete(name);
        if (!/^(?:none|initial|unset|inherit)?$/.test(value)) leftOut = true;
      }
    } else if (styleAttributes.has(name)) {
      const clean = cleanValue(value);
      const plain = clean.value === undefined ? undefined : withoutKeyword(name, clean.value);
      if (plain === undefined) attributes.delete(name);
      else if (plain !== value) attributes.set(name, plain);
      if (clean.leftOut) leftOut = true;
    } else if (spelledOut.has(name)) {
      if (!spelledOut.get(name)!.test(value)) attributes.delete(name);
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

/** A color and nothing beside it, such as the place of a picture. */
const oneColor = /^(?:#[0-9a-f]{3,8}|[a-z]{1,30}|[a-z]{1,9}\([^()]*\))$/i;

/** A value instead of the words that CSS has for none: `initial`, `unset` and their kin. */
function withoutKeyword(name: string, value: string): string | undefined {
  if (value === "initial") return initialValues.get(name);
  if (value === "unset" || value === "revert" || value === "revert-layer")
    return notInherited.has(name) ? initialValues.get(name) : "inherit";
  return value;
}

/** Rules by what their last step asks for first, so that an element is compared with few of them. */
class RuleIndex {
  private readonly byKey = new Map<string, StyleRule[]>();
  private comparisons = 0;
  readonly isEmpty: boolean;
  readonly asksForAttributes: boolean;

  constructor(rules: readonly StyleRule[]) {
    this.isEmpty = rules.length === 0;
    this.asksForAttributes = rules.some(({ steps }) => steps.some(({ attributes }) => attributes.length > 0));
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

  private isLike(element: SvgElement, { type, id, classes, attributes }: Compound): boolean {
    this.comparisons += 1;
    if (this.comparisons > vectorFileLimits.styleMatches)
      throw new VectorFileError("drawing_too_complex", "style matches");
    if (type !== undefined && type !== element.name) return false;
    if (id !== undefined && id !== element.attributes.get("id")) return false;
    if (!attributes.every((test) => passes(element.attributes.get(test.name), test))) return false;
    if (classes.length === 0) return true;
    const own = classesOf(element);
    return classes.every((name) => own.includes(name));
  }
}

/** Whether an attribute has the value that a selector asks for. */
function passes(own: string | undefined, { matcher, value }: AttributeTest): boolean {
  if (own === undefined || matcher === null) return own !== undefined;
  if (matcher === "=") return own === value;
  if (matcher === "|=") return own === value || own.startsWith(`${value}-`);
  if (value === "") return false;
  if (matcher === "~=") return own.split(/\s+/).includes(value);
  if (matcher === "^=") return own.startsWith(value);
  if (matcher === "$=") return own.endsWith(value);
  return matcher === "*=" && own.includes(value);
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
