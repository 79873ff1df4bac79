import { type PointerEvent, type RefObject, useRef } from "react";
import type { MovingView } from "./use-view.ts";
import type { Point } from "./view.ts";

/** How far a double tap goes in. */
const doubleTapZoom = 3;

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** What fingers, mouse and pen do in the frame: one moves the picture, two enlarge it, a double tap goes in. */
export function useFingers(
  frame: RefObject<HTMLElement | null>,
  { zoom, move }: Pick<MovingView, "zoom" | "move">,
) {
  const fingers = useRef(new Map<number, Point>());
  const inFrame = (point: Point): Point => {
    const box = frame.current?.getBoundingClientRect();
    return { x: point.x - (box?.left ?? 0), y: point.y - (box?.top ?? 0) };
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
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const before = fingers.current.get(event.pointerId);
      if (!before) return;
      const now = placeOf(event);
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
      fingers.current.set(event.pointerId, now);
      const from = other ? middle(before, other) : before;
      const to = other ? middle(now, other) : now;
      if (other) zoom(distance(now, other) / Math.max(1, distance(before, other)), inFrame(from));
      move({ x: to.x - from.x, y: to.y - from.y });
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onDoubleClick: (event: { clientX: number; clientY: number; shiftKey: boolean }) =>
      zoom(event.shiftKey ? 1 / doubleTapZoom : doubleTapZoom, inFrame(placeOf(event))),
  };
}
