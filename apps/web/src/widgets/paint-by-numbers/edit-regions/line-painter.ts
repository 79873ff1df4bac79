import type { Painter } from "../../../close-look/sharp-layer.tsx";
import type { Point } from "../../../close-look/view.ts";

/** Screen pixels of the line, of the white beside it, and of the dot where a line begins. */
const [linePx, haloPx, dotPx] = [2.5, 5, 4];

/** Paints the line that is being drawn. */
export function linePainter(line: readonly Point[]): Painter {
  return (context, { view: { scale } }) => {
    const [first] = line;
    if (!first) return;
    context.lineJoin = context.lineCap = "round";
    for (const [color, width] of [
      ["#ffffff", haloPx],
      ["#b4431f", linePx],
    ] as const) {
      context.strokeStyle = context.fillStyle = color;
      context.lineWidth = width / scale;
      context.beginPath();
      context.arc(first.x, first.y, (dotPx + width - linePx) / scale, 0, 2 * Math.PI);
      context.fill();
      context.beginPath();
      for (const { x, y } of line) context.lineTo(x, y);
      context.stroke();
    }
  };
}
