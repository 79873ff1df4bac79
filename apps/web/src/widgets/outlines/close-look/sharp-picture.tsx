import { type RefObject, useEffect, useRef, useState } from "react";
import type { MovingView } from "./use-view.ts";
import { type Room, transformOf, type View, visiblePart } from "./view.ts";

export interface SharpPictureProps {
  /** Address of an SVG; null shows the empty page. */
  src: string | null;
  /** What it shows, in words. */
  name: string;
  looking: MovingView;
}

/**
 * What the frame shows of a picture, painted sharp in the frame's own pixels once it rests, however heavy the picture;
 * while it moves, what was painted last is moved along.
 */
export function SharpPicture({ src, name, looking }: SharpPictureProps) {
  const { view, room } = looking;
  const canvas = useRef<HTMLCanvasElement>(null);
  const source = useRef<HTMLImageElement>(null);
  const [loaded, setLoaded] = useState<string | null>(null);
  const painted = usePainted({ canvas, source, drawn: src === null ? "nothing" : loaded }, looking);
  return (
    <>
      <canvas
        ref={canvas}
        className="look-sharp"
        role="img"
        aria-label={name}
        style={{ inlineSize: room.frame.width, blockSize: room.frame.height, ...followed(painted, view) }}
      />
      {/* only painted from: as an element of the page the browser would paint all of it at every size */}
      {src && <img ref={source} className="look-source" src={src} alt="" onLoad={() => setLoaded(src)} />}
    </>
  );
}

/** Moves a painting of one part of the picture to where that part is now. */
function followed(painted: View | null, view: View): { transform?: string } {
  if (!painted) return {};
  const scale = view.scale / painted.scale;
  return { transform: transformOf({ scale, x: view.x - painted.x * scale, y: view.y - painted.y * scale }) };
}

interface Easel {
  canvas: RefObject<HTMLCanvasElement | null>;
  source: RefObject<HTMLImageElement | null>;
  /** What is there to be painted: the address of a picture that has arrived, or `nothing`. */
  drawn: string | null;
}

/** Paints whenever the view rests, and tells for which view that was. */
function usePainted({ canvas, source, drawn }: Easel, { view, room, moving }: MovingView): View | null {
  const [painted, setPainted] = useState<View | null>(null);
  const { scale, x, y } = view;
  const { width, height } = room.frame;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the numbers stand for the view and the frame
  useEffect(() => {
    if (moving || drawn === null || !canvas.current) return;
    paint(canvas.current, drawn === "nothing" ? null : source.current, { view, room });
    setPainted(view);
  }, [moving, drawn, scale, x, y, width, height]);
  return painted;
}

function paint(
  canvas: HTMLCanvasElement,
  source: HTMLImageElement | null,
  { view, room }: { view: View; room: Room },
) {
  const { frame, picture } = room;
  const width = Math.round(frame.width * devicePixelRatio);
  const height = Math.round(frame.height * devicePixelRatio);
  // setting a size empties the canvas, too
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) return;
  const dots = devicePixelRatio;
  context.setTransform(view.scale * dots, 0, 0, view.scale * dots, view.x * dots, view.y * dots);
  // paper is white, in the dark, too
  context.fillStyle = "#fff";
  context.fillRect(0, 0, picture.width, picture.height);
  if (!source?.naturalWidth) return;
  const part = visiblePart(view, room);
  const across = source.naturalWidth / picture.width;
  const down = source.naturalHeight / picture.height;
  context.drawImage(
    source,
    part.x * across,
    part.y * down,
    part.width * across,
    part.height * down,
    part.x,
    part.y,
    part.width,
    part.height,
  );
}
