import { boxOf } from "./coverage.ts";
import { flattenPath, type Polyline } from "./flatten-path.ts";
import { growth, type Matrix, numbersIn, times, transformOf, unit } from "./matrix.ts";
import { blurOf, type Paint, paintOf } from "./paints.ts";
import { type Element, parseSvg } from "./parse-svg.ts";
import { strokeOutline } from "./stroke-outline.ts";

/** An area to be painted: a filled shape or the trace of a pen. */
export interface Area {
  lines: readonly Polyline[];
  paint: Paint;
  opacity: number;
  /** The width of the pen in pixels, null for a filled shape. */
  pen: number | null;
  /** What the pen was led along; the outline of a filled shape. */
  along: readonly Polyline[];
}

/** A group that is painted by itself first. */
export interface Layer {
  opacity: number;
  blur: readonly [across: number, down: number] | null;
  clip: readonly Polyline[] | null;
  /** Whether it gets body and light as a whole: `class="figure"`. */
  lit: boolean;
}

/** Who is told what a drawing consists of, back to front. */
export interface Visitor {
  area(area: Area): void;
  /** Names of parts, as our drawings write them in `class`. */
  enter?(name: string): void;
  leave?(name: string): void;
  open(layer: Layer): void;
  close(layer: Layer): void;
}

const circle = (cx: number, cy: number, rx: number, ry: number) =>
  `M${cx - rx} ${cy}A${rx} ${ry} 0 1 1 ${cx + rx} ${cy}A${rx} ${ry} 0 1 1 ${cx - rx} ${cy}Z`;

function roundedBox(x: number, y: number, w: number, h: number, r: number): string {
  if (r <= 0) return `M${x} ${y}h${w}v${h}h${-w}Z`;
  const [right, bottom] = [x + w, y + h];
  return `M${x + r} ${y}L${right - r} ${y}A${r} ${r} 0 0 1 ${right} ${y + r}L${right} ${bottom - r}A${r} ${r} 0 0 1 ${right - r} ${bottom}L${x + r} ${bottom}A${r} ${r} 0 0 1 ${x} ${bottom - r}L${x} ${y + r}A${r} ${r} 0 0 1 ${x + r} ${y}Z`;
}

/** Path data of a shape element, none for others. */
function dataOf({ tag, attributes }: Element): string | null {
  const number = (name: string) => Number(attributes[name] ?? 0);
  if (tag === "path") return attributes.d ?? null;
  if (tag === "circle") return circle(number("cx"), number("cy"), number("r"), number("r"));
  if (tag === "ellipse") return circle(number("cx"), number("cy"), number("rx"), number("ry"));
  if (tag === "rect") {
    const [w, h] = [number("width"), number("height")];
    return roundedBox(number("x"), number("y"), w, h, Math.min(number("rx"), w / 2, h / 2));
  }
  return null;
}

interface Style {
  fill: string;
  stroke: string;
  width: number;
}

class Walker {
  private readonly ids: ReadonlyMap<string, Element>;
  private readonly visitor: Visitor;
  constructor(ids: ReadonlyMap<string, Element>, visitor: Visitor) {
    this.ids = ids;
    this.visitor = visitor;
  }

  private clipOf(text: string | undefined, matrix: Matrix): Polyline[] | null {
    const id = /url\(#([^)]+)\)/.exec(text ?? "")?.[1];
    const clip = id === undefined ? undefined : this.ids.get(id);
    if (!clip) return null;
    return clip.children.flatMap((child) => {
      const own = times(matrix, transformOf(child.attributes.transform));
      const used = child.tag === "use" ? this.ids.get((child.attributes.href ?? "").slice(1)) : child;
      const data = used && dataOf(used);
      return data ? flattenPath(data, own) : [];
    });
  }

  private shape(
    data: string,
    attributes: Element["attributes"],
    style: Style,
    matrix: Matrix,
    opacity: number,
  ) {
    const lines = flattenPath(data, matrix);
    const box = () => boxOf(flattenPath(data, unit, 0.5));
    const fill = paintOf(style.fill, this.ids, matrix, box);
    const filled = opacity * Number(attributes["fill-opacity"] ?? 1);
    if (fill) this.visitor.area({ lines, paint: fill, opacity: filled, pen: null, along: lines });
    const stroke = paintOf(style.stroke, this.ids, matrix, box);
    if (!stroke) return;
    const pen = Math.max(0.3, style.width * growth(matrix));
    this.visitor.area({ lines: strokeOutline(lines, pen), paint: stroke, opacity, pen, along: lines });
  }

  element(element: Element, outer: Matrix, inherited: Style) {
    const { tag, attributes, children } = element;
    if (tag === "defs" || tag === "clipPath" || tag.endsWith("Gradient") || tag === "filter") return;
    const matrix = times(outer, transformOf(attributes.transform));
    const style: Style = {
      fill: attributes.fill ?? inherited.fill,
      stroke: attributes.stroke ?? inherited.stroke,
      width:
        attributes["stroke-width"] === undefined
          ? inherited.width
          : (numbersIn(attributes["stroke-width"])[0] ?? 1),
    };
    const opacity = Number(attributes.opacity ?? 1);
    const data = dataOf(element);
    const soft = blurOf(attributes.filter, this.ids);
    const blur = soft && ([soft[0] * growth(matrix), soft[1] * growth(matrix)] as const);
    const clip = this.clipOf(attributes["clip-path"], matrix);
    const name = attributes.class;
    const lit = name === "figure";
    const layer = blur || clip || lit || (data === null && opacity < 1) ? { opacity, blur, clip, lit } : null;
    if (name) this.visitor.enter?.(name);
    if (layer) this.visitor.open(layer);
    if (data !== null) this.shape(data, attributes, style, matrix, layer ? 1 : opacity);
    else if (tag === "use") {
      const used = this.ids.get((attributes.href ?? attributes["xlink:href"] ?? "").slice(1));
      const moved = times(matrix, [1, 0, 0, 1, Number(attributes.x ?? 0), Number(attributes.y ?? 0)]);
      if (used) this.element(used, moved, style);
    } else for (const child of children) this.element(child, matrix, style);
    if (layer) this.visitor.close(layer);
    if (name) this.visitor.leave?.(name);
  }
}

function collectIds(element: Element, ids: Map<string, Element>) {
  const id = element.attributes.id;
  if (id !== undefined) ids.set(id, element);
  for (const child of element.children) collectIds(child, ids);
}

/** Goes through a drawing of our own pen, `scale` times as large, from back to front. */
export function walkSvg(svg: string, scale: number, visitor: Visitor) {
  const root = parseSvg(svg);
  const ids = new Map<string, Element>();
  collectIds(root, ids);
  const walker = new Walker(ids, visitor);
  for (const child of root.children)
    walker.element(child, [scale, 0, 0, scale, 0, 0], { fill: "#000000", stroke: "none", width: 1 });
}
