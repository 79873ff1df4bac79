import { applyStyles } from "./apply-styles.ts";
import { chooseSwitches } from "./choose-switch.ts";
import { type VectorFileCost, measureVectorFile } from "./vector-file-cost.ts";
import { rewriteEmbedded } from "./embedded-pictures.ts";
import { pageOfSvg, type SvgPage } from "./page-of-svg.ts";
import { fontSizeOf, makeLengthsPlain } from "./plain-lengths.ts";
import { parseSvg } from "./parse-svg.ts";
import { checkReferenceChains, settleReferences } from "./settle-references.ts";
import { spellOut } from "./spell-out.ts";
import { readStyleRules } from "./style-rules.ts";
import { elementsOf, type SvgElement } from "./svg-tree.ts";

/** An SVG that has passed the sanitizer: nothing in it reaches outside, acts, or costs more than it should. */
export interface SafeSvg {
  /** Without size: whoever writes it says how large. */
  root: SvgElement;
  page: SvgPage;
  cost: VectorFileCost;
  /** Something that can be seen elsewhere was left out. */
  leftOut: boolean;
  hasText: boolean;
}

/**
 * The sanitizer for SVG: parses strictly, builds the drawing anew from what is known to be harmless, follows every
 * reference on paper before a renderer does, and writes the pictures inside anew.
 * @param markup the file as text
 * @throws VectorFileError
 */
export async function readSvg(markup: string): Promise<SafeSvg> {
  const { root, styles, leftOut } = parseSvg(markup);
  chooseSwitches(root);
  const sheet = await readStyleRules(styles);
  const styleLeftOut = applyStyles(root, sheet.rules);
  const page = pageOfSvg(root);
  const fontSize = fontSizeOf(root);
  for (const element of elementsOf(root)) makeLengthsPlain(element, fontSize);
  const settled = settleReferences(root);
  const isBeyond = spellOut(root, page, settled.byId);
  checkReferenceChains(root, settled.byId);
  const cost = measureVectorFile(root, settled.byId);
  let picturesLost = false;
  for (const picture of settled.pictures) if (!(await rewriteEmbedded(picture))) picturesLost = true;
  let hasText = false;
  for (const { name } of elementsOf(root)) if (name === "text") hasText = true;
  return {
    root,
    page,
    cost,
    leftOut: leftOut || sheet.leftOut || styleLeftOut || settled.leftOut || isBeyond || picturesLost,
    hasText,
  };
}
