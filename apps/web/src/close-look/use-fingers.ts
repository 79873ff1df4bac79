import { type PointerEvent, type RefObject, useRef } from "react";
import type { MovingView } from "./use-view.ts";
import type { Point } from "./view.ts";

/** How far a double tap goes in. */
const doubleTapZoom = 3;
/** Screen pixels that a finger may slip and still be said to tap. */
const tapSlip = 8;

export interface FingerActs extends Pick<MovingView, "zoom" | "move"> {
  /** Hears where the frame was tapped; a double tap goes in where nobody listens. */
  tap?: ((at: Point) => void) | undefined;
  /** Hears where the mouse is while it only points, and null when it has left. */
  point?: ((at: Point | null) => void) | undefined;
  /** Hears what one finger draws instead of moving the picture; a second finger ends that and moves it after all. */
  draw?: Drawing | undefined;
}

/** A line that is being drawn. */
export interface Drawing {
  to: (at: Point) => void;
  end: () => void;
  cancel: () => void;
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/**
 * What fingers, mouse and pen do in the frame: one moves the picture or taps, two enlarge it, a double tap goes in. Places are in
 * the frame's pixels.
 */
export function useFingers(
  frame: RefObject<HTMLElement | null>,
  { zoom, move, tap, point, draw }: FingerActs,
) {
  const fingers = useRef(new Map<number, Point>());
  /** Where the only finger came down, as long as it has not moved; null once it does more than tap. */
  const tapped = useRef<Point | null>(null);
  const isDrawing = useRef(false);
  const inFrame = (place: Point): Point => {
    const box = frame.current?.getBoundingClientRect();
    return { x: place.x - (box?.left ?? 0), y: place.y - (box?.top ?? 0) };
  };
  const placeOf = (event: { clientX: number; clientY: number }): Point => ({
    x: event.clientX,
    y: event.clientY,
  });
  const lift = (event: PointerEvent<HTMLElement>) => {
    fingers.current.delete(event.pointerId);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, placeOf(event));
      tapped.current = fingers.current.size === 1 ? placeOf(event) : null;
      if (isDrawing.current) draw?.cancel();
      isDrawing.current = false;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const before = fingers.current.get(event.pointerId);
      const now = placeOf(event);
      if (!before) return point?.(inFrame(now));
      if (tapped.current && distance(tapped.current, now) <= tapSlip) return;
      if (draw && tapped.current) {
        isDrawing.current = true;
        draw.to(inFrame(tapped.current));
      }
      tapped.current = null;
      if (isDrawing.current) {
        fingers.current.set(event.pointerId, now);
        return draw?.to(inFrame(now));
      }
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
      fingers.current.set(event.pointerId, now);
      const from = other ? middle(before, other) : before;
      const to = other ? middle(now, other) : now;
      if (other) zoom(distance(now, other) / Math.max(1, distance(before, other)), inFrame(from));
      move({ x: to.x - from.x, y: to.y - from.y });
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      lift(event);
      if (isDrawing.current) draw?.end();
      isDrawing.current = false;
      if (tapped.current) tap?.(inFrame(tapped.current));
      tapped.current = null;
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      lift(event);
      if (isDrawing.current) draw?.cancel();
      isDrawing.current = false;
    },
    onPointerLeave: () => point?.(null),
    onDoubleClick: (event: { clientX: number; clientY: number; shiftKey: boolean }) =>
      tap ? undefined : zoom(event.shiftKey ? 1 / doubleTapZoom : doubleTapZoom, inFrame(placeOf(event))),
  };
}
