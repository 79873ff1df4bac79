import { type RefObject, useEffect, useRef, useState } from "react";
import type { MovingView } from "./use-view.ts";
import { type Room, transformOf, type View } from "./view.ts";

/**
 * Paints a layer on an empty canvas whose unit is the picture's pixel. What lies outside the frame need not be painted
 * (`visiblePart`). Another function paints anew, so it stays the same as long as it would paint the same.
 */
export type Painter = (context: CanvasRenderingContext2D, seen: { view: View; room: Room }) => void;

/** Phones with three dots a pixel show no more of it than with two, and take twice as long to paint. */
const maxDots = 2;

/** Dots of a canvas for one pixel of the screen. */
export const dotsPerPixel = (): number => Math.min(maxDots, devicePixelRatio);

export interface SharpLayerProps {
  /** Null while there is nothing to paint from; what was painted stays then. */
  paint: Painter | null;
  /** What it shows, in words; a layer without words is hidden from those who cannot see it. */
  name?: string;
  looking: MovingView;
}

/**
 * A layer over the frame of a close look, painted sharp in the frame's own pixels once the picture rests, however heavy that
 * is; while it moves, what was painted last is moved along.
 */
export function SharpLayer({ paint, name, looking }: SharpLayerProps) {
  const { view, room } = looking;
  const canvas = useRef<HTMLCanvasElement>(null);
  const painted = usePainted(canvas, paint, looking);
  return (
    <canvas
      ref={canvas}
      className="look-sharp"
      {...(name === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": name })}
      style={{ inlineSize: room.frame.width, blockSize: room.frame.height, ...followed(painted, view) }}
    />
  );
}

/** Moves a painting of one part of the picture to where that part is now. */
function followed(painted: View | null, view: View): { transform?: string } {
  if (!painted) return {};
  const scale = view.scale / painted.scale;
  return { transform: transformOf({ scale, x: view.x - painted.x * scale, y: view.y - painted.y * scale }) };
}

/** Paints whenever the view rests, and tells for which view that was. */
function usePainted(
  canvas: RefObject<HTMLCanvasElement | null>,
  paint: Painter | null,
  { view, room, moving }: MovingView,
): View | null {
  const [painted, setPainted] = useState<View | null>(null);
  const { scale, x, y } = view;
  const { width, height } = room.frame;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the numbers stand for the view and the frame
  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (moving || !paint || !context) return;
    // setting a size empties the canvas, too
    const dots = dotsPerPixel();
    context.canvas.width = Math.round(width * dots);
    context.canvas.height = Math.round(height * dots);
    context.setTransform(scale * dots, 0, 0, scale * dots, x * dots, y * dots);
    paint(context, { view, room });
    setPainted(view);
  }, [moving, paint, scale, x, y, width, height]);
  return painted;
}
