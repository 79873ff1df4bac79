import { useEffect, useRef } from "react";
import { striped } from "./striped.ts";

export interface GamutPictureProps {
  photo: ImageData;
  /** 1 for each pixel that is out of reach; null shows the photo as it is. */
  outside: Uint8Array | null;
  label: string;
}

/** A photo, with stripes where it is out of reach. */
export function GamutPicture({ photo, outside, label }: GamutPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = photo;
  useEffect(() => {
    const shown = outside ? new ImageData(striped(photo, outside), width, height) : photo;
    canvas.current?.getContext("2d")?.putImageData(shown, 0, 0);
  }, [photo, outside, width, height]);
  return (
    <canvas
      ref={canvas}
      className="gamut-picture"
      width={width}
      height={height}
      role="img"
      aria-label={label}
    />
  );
}
