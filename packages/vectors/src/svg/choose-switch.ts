import type { SvgElement } from "./svg-tree.ts";

/**
 * Decides every condition in a tree, in place: of a `switch` its first child whose conditions hold stays, and elements
 * outside a `switch` whose conditions do not hold go. We know no extension, and read English.
 */
export function chooseSwitches(element: SvgElement): void {
  const holding = element.children.filter((child) => typeof child === "string" || holds(child));
  if (element.name === "switch") {
    const first = holding.find((child) => typeof child !== "string");
    element.children = first === undefined ? [] : [first];
    element.name = "g";
  } else if (holding.length < element.children.length) {
    element.children = holding;
  }
  for (const child of element.children) if (typeof child !== "string") chooseSwitches(child);
}

function holds({ attributes }: SvgElement): boolean {
  const language = attributes.get("systemLanguage");
  const extensions = attributes.get("requiredExtensions");
  attributes.delete("systemLanguage");
  attributes.delete("requiredExtensions");
  if (extensions !== undefined) return false;
  return language === undefined || language.split(",").some((tag) => /^en\b/i.test(tag.trim()));
}
