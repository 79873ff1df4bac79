import type { Paint } from "@tintery/contract";
import type { RowOf } from "./image-row.ts";

/** A painting with the paints it was painted with. */
type Painted = Pick<RowOf<"paint-by-numbers">, "options">;

/**
 * A painting without the names that its owner gave paints, as others see it: those names are the owner's words. A name that stands at
 * the same code and color in a palette that the owner shares is told.
 * @param shared the paints of all palettes that the owner shares
 */
export function withSharedNames<P extends Painted>(painting: P, shared: readonly Paint[]): P {
  const { palette, ...options } = painting.options;
  if (!palette) return painting;
  const isShared = (paint: Paint) =>
    shared.some(({ code, hex, name }) => code === paint.code && hex === paint.hex && name === paint.name);
  const paints = palette.map((paint): Paint => {
    const { name: _, ...nameless } = paint;
    return isShared(paint) ? paint : nameless;
  });
  return { ...painting, options: { ...options, palette: paints } };
}
