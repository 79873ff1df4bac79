import type { Mask } from "@tintery/engine";
import { useLayoutEffect, useRef } from "react";
import type { Mark } from "../marks/marks.ts";
import { SubjectShade } from "../marks/subject-shade.tsx";

/** The longer side of the picture of strokes, in pixels. */
const side = 640;
/** What is no subject lies in the dark. */
const darkness = 0.6;
/** A light core in a dark rim, so that strokes are seen on any photo; those that say "not this" the other way round. */
const inks = { brush: ["#1f1b16", "#fff"], eraser: ["#fff", "#1f1b16"] } as const;

export interface SubjectLayerProps {
  /** Where the subject is; null where nobody knows. */
  mask: Mask | null;
  marks: readonly Mark[];
  /** Width of the photo by its height. */
  ratio: number;
}

/** Shows what a photo is about: the rest is dimmed; strokes are lines over it. */
export function SubjectLayer({ mask, marks, ratio }: SubjectLayerProps) {
  const lines = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    if (lines.current) drawLines(lines.current, marks);
  }, [marks]);
  return (
    <>
      {mask && <SubjectShade mask={mask} opacity={darkness} />}
      <canvas
        ref={lines}
        className="mark-layer"
        width={Math.round(ratio >= 1 ? side : side * ratio)}
        height={Math.round(ratio >= 1 ? side / ratio : side)}
      />
    </>
  );
}

function drawLines(canvas: HTMLCanvasElement, marks: readonly Mark[]): void {
  const pen = canvas.getContext("2d");
  if (!pen) return;
  const { width, height } = canvas;
  pen.clearRect(0, 0, width, height);
  pen.lineCap = "round";
  pen.lineJoin = "round";
  for (const mark of marks) {
    // tools of paint by numbers
    if (mark.tool === "kept" || mark.tool === "calm") continue;
    const line = new Path2D();
    const [first, ...rest] = mark.places.map(({ across, down }) => [across * width, down * height] as const);
    if (!first) continue;
    line.moveTo(...first);
    for (const place of rest) line.lineTo(...place);
    // browsers draw no line of one point
    if (rest.length === 0) line.arc(...first, 0.5, 0, 2 * Math.PI);
    inks[mark.tool].forEach((color, i) => {
      pen.strokeStyle = color;
      pen.lineWidth = i === 0 ? 9 : 5;
      pen.stroke(line);
    });
  }
}
