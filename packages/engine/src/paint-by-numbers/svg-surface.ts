import { haloShare, patternInk, patternOf, patternSide, patternSideMM } from "../drawing/color-patterns.ts";
import { digits } from "../drawing/digits.ts";
import { PlainPen } from "../drawing/plain-pen.ts";
import { thousandths } from "../drawing/frame.ts";
import { layer } from "../drawing/svg-layer.ts";
import {
  type FillPattern,
  type LayerLook,
  type PaintingLayer,
  paintingLayers,
  type PaintingSurface,
  type PlacedText,
  type Trace,
} from "./painting-surface.ts";

/** Writes a painting as the layers of an SVG document. */
export class SvgSurface implements PaintingSurface {
  readonly #parts: string[] = [];
  readonly #pen = new PlainPen();
  readonly #pixelMM: number;
  #hasSeams = false;

  /**
   * @param pixelMM size of the pixels that the document becomes, or 0: what can be chosen but not seen is left out, since whoever
   *   makes pixels would paint it for nothing, and seams are at least a pixel wide
   */
  constructor({ pixelMM }: { readonly pixelMM: number }) {
    this.#pixelMM = pixelMM;
  }

  /** The layers as text, one shape a line. */
  get parts(): readonly string[] {
    return this.#parts;
  }

  layer(name: PaintingLayer, { opacity, seamMM }: LayerLook, drawShapes: () => void): void {
    const isHidden = opacity === 0;
    if (isHidden && this.#pixelMM > 0) return;
    this.#hasSeams = seamMM > 0 && !isHidden;
    const see = isHidden ? ` fill-opacity="0"` : opacity === 1 ? "" : ` opacity="${opacity}"`;
    const font = name === "numbers" ? ` font-family="${digits.fontFamily}"` : "";
    const width = thousandths(Math.max(seamMM, this.#pixelMM));
    const seams = this.#hasSeams ? ` stroke-width="${width}"` : "";
    const ends = name === "numbers" ? "" : ` stroke-linecap="round" stroke-linejoin="round"`;
    this.#parts.push(layer(name, paintingLayers[name], `${see}${font}${seams}${ends}`.trim()));
    drawShapes();
    this.#parts.push("</g>");
  }

  fill(trace: Trace, color: string): void {
    const seam = this.#hasSeams ? ` stroke="${color}"` : "";
    this.#parts.push(`<path fill="${color}"${seam} fill-rule="evenodd" d="${this.#trace(trace)}"/>`);
  }

  fillWithPattern(trace: Trace, { color, ink }: FillPattern): void {
    const { path, scale } = patternOf(color);
    const id = `pattern-${color}`;
    const tile = `width="${patternSide}" height="${patternSide}" patternUnits="userSpaceOnUse"`;
    const line = `fill="none" stroke="${ink}" stroke-width="${thousandths(patternInk.width / scale)}"`;
    const perPixel = thousandths((scale * patternSideMM) / patternSide);
    this.#parts.push(
      `<pattern id="${id}" ${tile} patternTransform="scale(${perPixel})">` +
        `<path ${line} stroke-linecap="round" d="${path}"/></pattern>`,
      `<path fill="url(#${id})" fill-rule="evenodd" d="${this.#trace(trace)}"/>`,
    );
  }

  stroke(trace: Trace, { color, widthMM }: { color: string; widthMM: number }): void {
    this.#parts.push(
      `<path fill="none" stroke="${color}" stroke-width="${widthMM}" d="${this.#trace(trace)}"/>`,
    );
  }

  text({ text, x, y, sizeMM, color, halo }: PlacedText): void {
    const place = `x="${x}" y="${y}" dy="${digits.drop}em" text-anchor="middle"`;
    const around = halo
      ? ` stroke="${halo}" stroke-width="${thousandths(sizeMM * haloShare)}" stroke-linejoin="round" paint-order="stroke"`
      : "";
    this.#parts.push(`<text ${place} font-size="${sizeMM}" fill="${color}"${around}>${asText(text)}</text>`);
  }

  #trace(trace: Trace): string {
    trace(this.#pen);
    return this.#pen.take();
  }
}

/** Codes come from people's palettes. */
function asText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
