import type { CssNode, Selector } from "css-tree";
import { DrawingError } from "../drawing-error.ts";
import { drawingLimits } from "../drawing-limits.ts";
import { type Declaration, readDeclarations } from "./declarations.ts";

/** What one element must be: a type, an id, classes, or any of them together. */
export interface Compound {
  type: string | undefined;
  id: string | undefined;
  classes: readonly string[];
}

/** A selector: the last step is the element itself, each one before it an ancestor, or the parent. */
export interface Step extends Compound {
  /** How the step before this one is related. */
  before: "ancestor" | "parent";
}

export interface StyleRule {
  steps: readonly Step[];
  /** Ids count 10,000, classes 100, types 1. */
  specificity: number;
  order: number;
  declarations: readonly Declaration[];
}

const mostSteps = 8;
const screens = /\b(?:all|screen)\b/i;

/**
 * Reads style sheets as drawing programs write them: rules with selectors of types, classes and ids. What else there
 * is (pseudo classes, conditions, imports, fonts) is passed over.
 * @returns the rules in order, and whether a sheet asked for another file
 * @throws DrawingError `too_complex`
 */
export async function readStyleRules(css: string): Promise<{ rules: StyleRule[]; leftOut: boolean }> {
  const rules: StyleRule[] = [];
  if (css.trim() === "") return { rules, leftOut: false };
  const { parse, generate } = await import("css-tree");
  let leftOut = false;
  const readBlock = (nodes: Iterable<CssNode>) => {
    for (const node of nodes) {
      if (node.type === "Atrule") {
        if (node.name.toLowerCase() === "import") leftOut = true;
        const media = node.name.toLowerCase() === "media" && node.prelude && generate(node.prelude);
        if (media && screens.test(media) && node.block) readBlock(node.block.children);
      } else if (node.type === "Rule" && node.prelude.type === "SelectorList") {
        const block = generate(node.block);
        const declarations = readDeclarations(block.slice(1, -1));
        for (const selector of node.prelude.children) {
          const read = selector.type === "Selector" ? readSelector(selector) : undefined;
          if (read) rules.push({ ...read, order: rules.length, declarations });
          if (rules.length > drawingLimits.styleRules) throw new DrawingError("too_complex", "style rules");
        }
      }
    }
  };
  const sheet = parse(css, { parseValue: false, parseAtrulePrelude: false, onParseError: () => {} });
  if (sheet.type === "StyleSheet") readBlock(sheet.children);
  return { rules, leftOut };
}

function readSelector(selector: Selector): Pick<StyleRule, "steps" | "specificity"> | undefined {
  const steps: Step[] = [];
  let specificity = 0;
  let step = {
    type: undefined as string | undefined,
    id: undefined as string | undefined,
    classes: [] as string[],
  };
  let before: Step["before"] = "ancestor";
  const finish = () => steps.push({ ...step, before });
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
    } else if (node.type === "PseudoClassSelector" && node.name === "root") {
      step.type = "svg";
      specificity += 100;
    } else if (node.type === "Combinator" && (node.name === " " || node.name === ">")) {
      finish();
      before = node.name === ">" ? "parent" : "ancestor";
      step = { type: undefined, id: undefined, classes: [] };
    } else return undefined;
  }
  finish();
  return steps.length > mostSteps ? undefined : { steps, specificity };
}
