import { idsIn } from "./clean-value.ts";
import type { SvgPage } from "./page-of-svg.ts";
import { plainLengths } from "./plain-lengths.ts";
import type { SvgElement } from "./svg-tree.ts";

type Box = NonNullable<SvgPage["viewBox"]>;

/**
 * Says what browsers know and our renderer does not in words that it knows, in place: where transforms begin, opacity
 * of symbols, the size of an `svg` that is used, the background of the page.
 * @returns whether something could not be said
 */
export function spellOut(
  root: SvgElement,
  { viewBox }: SvgPage,
  byId: ReadonlyMap<string, SvgElement>,
): boolean {
  let leftOut = false;
  const visit = (element: SvgElement, viewport: Box | undefined, around: boolean) => {
    const { name, attributes } = element;
    if (!moveOrigin(element, viewport) || isBeyond(element)) leftOut = true;
    const isTurned = around || turns.test(attributes.get("transform") ?? "");
    const mask = byId.get(idsIn(attributes.get("mask") ?? "")[0] ?? "");
    if (isTurned && mask?.attributes.get("maskContentUnits") === "objectBoundingBox") leftOut = true;
    if (name === "symbol") wrapWithOpacity(element);
    if (name === "use") takeSize(attributes, byId.get(attributes.get("href")?.slice(1) ?? ""));
    const inner = name === "svg" && element !== root ? undefined : viewport;
    for (const child of element.children) if (typeof child !== "string") visit(child, inner, isTurned);
  };
  visit(root, viewBox, false);
  // a browser turns the whole page around its middle, on the canvas of another page
  if (root.attributes.delete("transform")) leftOut = true;
  paintBackground(root, viewBox);
  return leftOut;
}

/** The renderer moves masks that are measured by a box as if that box were upright. */
const turns = /rotate|skew|matrix/;

/** Puts the point around which something is turned into its transform; tells whether that could be done. */
function moveOrigin({ name, attributes }: SvgElement, viewport: Box | undefined): boolean {
  const origin = attributes.get("transform-origin");
  const around = attributes.get("transform-box") ?? "view-box";
  attributes.delete("transform-origin");
  attributes.delete("transform-box");
  const transform = attributes.get("transform");
  if (!transform || (origin === undefined && around === "view-box")) return true;
  const isOwn = around === "fill-box" || around === "content-box";
  const box = isOwn ? boxOf(name, attributes) : viewport && { ...viewport, x: 0, y: 0 };
  const at = originIn(origin ?? "0 0", box);
  if (at === undefined) return false;
  const [x, y] = at;
  if (x !== 0 || y !== 0)
    attributes.set("transform", `translate(${x} ${y}) ${transform} translate(${-x} ${-y})`);
  return true;
}

const shares: Readonly<Record<string, number>> = { left: 0, top: 0, center: 50, right: 100, bottom: 100 };

/** A point that CSS names by lengths, shares of a box, or sides; undefined where the box would be needed and is not known. */
function originIn(value: string, box: Box | undefined): [x: number, y: number] | undefined {
  let [across = "center", down = "center"] = value.trim().toLowerCase().split(/\s+/);
  if (/^(?:top|bottom)$/.test(across) || /^(?:left|right)$/.test(down)) [across, down] = [down, across];
  const along = (word: string, from: "x" | "y", size: "width" | "height") => {
    const share = shares[word] ?? (word.endsWith("%") ? Number(word.slice(0, -1)) : undefined);
    if (share === undefined) return Number(plainLengths(word)) + (box?.[from] ?? Number.NaN);
    return box ? box[from] + (box[size] * share) / 100 : Number.NaN;
  };
  const at: [number, number] = [along(across, "x", "width"), along(down, "y", "height")];
  return at.every(Number.isFinite) ? at : undefined;
}

/** The box of a simple shape. */
function boxOf(name: string, attributes: ReadonlyMap<string, string>): Box | undefined {
  const number = (attribute: string) => Number(attributes.get(attribute) ?? 0);
  const around = (rx: number, ry: number) => ({
    x: number("cx") - rx,
    y: number("cy") - ry,
    width: 2 * rx,
    height: 2 * ry,
  });
  if (name === "circle") return around(number("r"), number("r"));
  if (name === "ellipse") return around(number("rx"), number("ry"));
  if (name !== "rect" && name !== "image") return undefined;
  return { x: number("x"), y: number("y"), width: number("width"), height: number("height") };
}

/** What the renderer draws in a way of its own. */
function isBeyond({ name, attributes }: SvgElement): boolean {
  const isMovedByBox = attributes.get("clipPathUnits") === "objectBoundingBox" && attributes.has("transform");
  const isMoved = name === "clipPath" && attributes.has("transform") && attributes.has("clip-path");
  const hasOwnLength = attributes.has("pathLength") && attributes.has("stroke-dasharray");
  return isMovedByBox || isMoved || hasOwnLength || attributes.get("color-interpolation") === "linearRGB";
}

/** A symbol's opacity becomes that of a group in it. */
function wrapWithOpacity(symbol: SvgElement): void {
  const opacity = symbol.attributes.get("opacity");
  if (opacity === undefined) return;
  symbol.attributes.delete("opacity");
  symbol.children = [{ name: "g", attributes: new Map([["opacity", opacity]]), children: symbol.children }];
}

/** An `svg` that is used has its own size where the `use` gives none. */
function takeSize(attributes: Map<string, string>, target: SvgElement | undefined): void {
  if (target?.name !== "svg") return;
  for (const size of ["width", "height"]) {
    const own = target.attributes.get(size);
    if (own !== undefined && !attributes.has(size)) attributes.set(size, own);
  }
}

/** How many times as large as the page its background is: what a page of another shape shows beside its view box. */
const beyondPage = 10;

function paintBackground(root: SvgElement, box: Box | undefined): void {
  const fill = root.attributes.get("background");
  root.attributes.delete("background");
  if (fill === undefined || box === undefined) return;
  const [width, height] = [box.width * (2 * beyondPage + 1), box.height * (2 * beyondPage + 1)];
  const place = { x: box.x - box.width * beyondPage, y: box.y - box.height * beyondPage, width, height };
  const numbers = Object.entries(place).map(([name, value]) => [name, `${value}`] as const);
  root.children.unshift({ name: "rect", attributes: new Map([...numbers, ["fill", fill]]), children: [] });
}
