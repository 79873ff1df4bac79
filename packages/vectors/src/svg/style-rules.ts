import type { CssNode, Selector } from "css-tree";
import { VectorFileError } from "../vector-file-error.ts";
import { vectorFileLimits } from "../vector-file-limits.ts";
import { type Declaration, readDeclarations } from "./declarations.ts";
import { isKnownAttribute } from "./parse-svg.ts";

/** What one element must be: a type, an id, classes, attributes, or any of them together. */
export interface Compound {
  type: string | undefined;
  id: string | undefined;
  classes: readonly string[];
  attributes: readonly AttributeTest[];
}

/** `[name]`, or `[name="value"]` and its kin. */
export interface AttributeTest {
  name: string;
  matcher: string | null;
  value: string;
}

/** A selector: the last step is the element itself, each one before it an ancestor, or the parent. */
export interface Step extends Compound {
  /** How the step before this one is related. */
  before: "ancestor" | "parent";
}

export interface StyleRule {
  steps: readonly Step[];
  /** Whether more was asked for than we can tell: the rule may hold for what it matches, or not. */
  isDoubtful: boolean;
  /** Ids count 10,000, classes and attributes 100, types 1. */
  specificity: number;
  order: number;
  declarations: readonly Declaration[];
}

const maxSteps = 8;
/** What a picture never is. */
const neverHolds =
  /\bprint\b|\bspeech\b|prefers-color-scheme:\s*dark|prefers-reduced-motion:\s*reduce|prefers-contrast:\s*more/i;
const alwaysHolds =
  /^(?:(?:only )?(?:all|screen)|\(prefers-color-scheme:\s*light\)|\(prefers-reduced-motion:\s*no-preference\))$/i;
const neverMatches =
  /^(?:hover|active|focus|focus-visible|focus-within|visited|link|any-link|target|before|after)$/i;

/**
 * Reads style sheets as drawing programs write them: rules with selectors of types, classes, ids and attributes. What
 * else they ask for makes a rule doubtful; fonts are passed over.
 * @returns the rules in order, and whether a sheet asked for another file
 * @throws VectorFileError `drawing_too_complex`
 */
export async function readStyleRules(css: string): Promise<{ rules: StyleRule[]; leftOut: boolean }> {
  const rules: StyleRule[] = [];
  if (css.trim() === "") return { rules, leftOut: false };
  const { parse, generate } = await import("css-tree");
  let leftOut = false;
  const readBlock = (nodes: Iterable<CssNode>, isDoubtful: boolean) => {
    for (const node of nodes) {
      if (node.type === "Atrule") {
        const name = node.name.toLowerCase();
        if (name === "import") leftOut = true;
        if (!node.block || !/^(?:media|supports|layer)$/.test(name)) continue;
        const conditions = node.prelude ? generate(node.prelude).split(",") : ["all"];
        const possible = conditions.filter((condition) => !neverHolds.test(condition));
        const isSure = name !== "media" || possible.some((condition) => alwaysHolds.test(condition.trim()));
        if (possible.length > 0) readBlock(node.block.children, isDoubtful || !isSure);
      } else if (node.type === "Rule" && node.prelude.type === "SelectorList") {
        const block = generate(node.block);
        const declarations = readDeclarations(block.slice(1, -1));
        for (const selector of node.prelude.children) {
          const read = selector.type === "Selector" ? readSelector(selector) : undefined;
          if (!read) continue;
          const doubt = isDoubtful || read.isDoubtful;
          rules.push({ ...read, isDoubtful: doubt, order: rules.length, declarations });
          if (rules.length > vectorFileLimits.styleRules)
            throw new VectorFileError("drawing_too_complex", "style rules");
        }
      }
    }
  };
  const sheet = parse(css, { parseValue: false, parseAtrulePrelude: false, onParseError: () => {} });
  if (sheet.type === "StyleSheet") readBlock(sheet.children, false);
  return { rules, leftOut };
}

/** A selector; undefined for one that matches nothing that stands still. */
function readSelector(
  selector: Selector,
): Pick<StyleRule, "steps" | "specificity" | "isDoubtful"> | undefined {
  let steps: Step[] = [];
  let specificity = 0;
  let isDoubtful = false;
  const blank = () => ({
    type: undefined as string | undefined,
    id: undefined as string | undefined,
    classes: [] as string[],
    attributes: [] as AttributeTest[],
  });
  let step = blank();
  let before: Step["before"] = "ancestor";
  for (const node of selector.children) {
    if (node.type === "TypeSelector") {
      // svg|rect and *|rect are rect
      const name = node.name.slice(node.name.lastIndexOf("|") + 1);
      if (name !== "*") {
        step.type = name;
        specificity += 1;
      }
    } else if (node.type === "ClassSelector") {
      step.classes.push(node.name);
      specificity += 100;
    } else if (node.type === "IdSelector") {
      step.id = node.name;
      specificity += 10_000;
    } else if (node.type === "AttributeSelector") {
      specificity += 100;
      const name = node.name.name.slice(node.name.name.lastIndexOf("|") + 1);
      if (isKnownAttribute(name) && !node.flags) {
        const value = node.value?.type === "String" ? node.value.value : (node.value?.name ?? "");
        step.attributes.push({ name, matcher: node.matcher, value });
      } else isDoubtful = true;
    } else if (node.type === "PseudoClassSelector" && node.name === "root") {
      step.type = "svg";
      specificity += 100;
    } else if (node.type === "PseudoElementSelector") return undefined;
    else if (node.type === "PseudoClassSelector" && neverMatches.test(node.name)) return undefined;
    else if (node.type === "Combinator" && (node.name === " " || node.name === ">")) {
      steps.push({ ...step, before });
      before = node.name === ">" ? "parent" : "ancestor";
      step = blank();
    } else {
      // what stands beside an element, and in which place, is not looked at
      isDoubtful = true;
      if (node.type !== "Combinator") continue;
      steps = [];
      before = "ancestor";
      step = blank();
    }
  }
  steps.push({ ...step, before });
  return steps.length > maxSteps ? undefined : { steps, specificity, isDoubtful };
}
