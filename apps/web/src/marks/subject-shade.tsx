import type { Mask } from "@tintery/engine";
import { useLayoutEffect, useRef } from "react";

/** The dark that lies over what is no subject: red, green, blue. */
const dark = [20, 16, 12] as const;

/** Dims what a photo is not about. */
export function SubjectShade({ mask, opacity }: { mask: Mask; opacity: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const pen = canvas.current?.getContext("2d");
    if (!pen) return;
    const picture = new ImageData(mask.width, mask.height);
    mask.data.forEach((value, i) => {
      if (value < 128) picture.data.set([...dark, 255 * opacity], 4 * i);
    });
    pen.putImageData(picture, 0, 0);
  }, [mask, opacity]);
  return <canvas ref={canvas} className="mark-layer" width={mask.width} height={mask.height} />;
}
