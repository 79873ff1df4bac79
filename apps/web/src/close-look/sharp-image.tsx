import { useCallback, useRef, useState } from "react";
import { type Painter, SharpLayer } from "./sharp-layer.tsx";
import type { MovingView } from "./use-view.ts";
import { visiblePart } from "./view.ts";

export interface SharpImageProps {
  /** Address of an SVG; null shows the empty page. */
  src: string | null;
  /** What it shows, in words. */
  name: string;
  looking: MovingView;
}

/** A whole drawing as a layer of a close look. */
export function SharpImage({ src, name, looking }: SharpImageProps) {
  const source = useRef<HTMLImageElement>(null);
  const [loaded, setLoaded] = useState<string | null>(null);
  // another address is painted when it has arrived: until then the last one stays
  const drawn = src === null ? "nothing" : loaded;
  const paint = useCallback<Painter>(
    (context, { view, room }) => {
      const { picture } = room;
      // paper is white, in the dark, too
      context.fillStyle = "#fff";
      context.fillRect(0, 0, picture.width, picture.height);
      const image = drawn === "nothing" ? null : source.current;
      if (!image?.naturalWidth) return;
      const { x, y, width, height } = visiblePart(view, room);
      const across = image.naturalWidth / picture.width;
      const down = image.naturalHeight / picture.height;
      context.drawImage(image, x * across, y * down, width * across, height * down, x, y, width, height);
    },
    [drawn],
  );
  return (
    <>
      <SharpLayer paint={drawn === null ? null : paint} name={name} looking={looking} />
      {/* only painted from: as an element of the page the browser would paint all of it at every size */}
      {src && <img ref={source} className="look-source" src={src} alt="" onLoad={() => setLoaded(src)} />}
    </>
  );
}
