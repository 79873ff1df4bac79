import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { fit, loupeScale, pan, type Zoom, zoomAround } from "./zoom.ts";

interface Point {
  x: number;
  y: number;
}

/** How a finger or the mouse went down, and what it has been taken for since. */
interface Start {
  at: Point;
  /** It moves the line; otherwise it moves the enlarged picture. */
  line: boolean;
  onHandle: boolean;
  sideways: boolean;
}

/** Two taps within this time and distance are one double tap. */
const doubleTap = { milliseconds: 320, pixels: 30 };
/** A finger that moved less than this only tapped. */
const tapPixels = 6;

const limit = (share: number) => Math.min(1, Math.max(0, share));
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/**
 * Everything fingers, mouse and pen do on the before/after frame: dragging moves the line, two fingers (or a
 * trackpad pinch) enlarge both pictures together, one finger then moves them, a double tap goes in and back to fit.
 * `position` is the line's place, 0 to 1.
 */
export function useCompareGestures(frame: RefObject<HTMLElement | null>, begin = 0.5) {
  const [position, setPosition] = useState(() => limit(begin));
  const [zoom, setZoom] = useState<Zoom>(fit);
  const fingers = useRef(new Map<number, Point>());
  const start = useRef<Start | null>(null);
  const lastTap = useRef<{ at: Point; time: number } | null>(null);

  /** A point of the screen as shares of the frame. */
  const inFrame = (point: Point): Point => {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return { x: 0.5, y: 0.5 };
    return { x: (point.x - box.left) / box.width, y: (point.y - box.top) / box.height };
  };
  const moveLine = (point: Point) => setPosition(limit(inFrame(point).x));
  const toggleLoupe = (at: Point = { x: 0.5, y: 0.5 }) =>
    setZoom((now) => (now.scale > 1 ? fit : zoomAround(fit, loupeScale, at)));

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    const at = { x: event.clientX, y: event.clientY };
    const onHandle = (event.target as Element).closest("[role=slider]") !== null;
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, at);
    const mouse = event.pointerType === "mouse";
    start.current = { at, line: onHandle || zoom.scale === 1, onHandle, sideways: mouse };
    if (mouse && !onHandle && zoom.scale === 1) moveLine(at);
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    if (other) pinch(before, now, other);
    else if (start.current?.line) followLine(start.current, now);
    else if (start.current) drag(before, now);
  };

  /** The line follows once the finger goes sideways; one that goes up or down first scrolls the page. */
  const followLine = (began: Start, now: Point) => {
    if (!began.sideways) {
      const across = Math.abs(now.x - began.at.x);
      if (Math.max(across, Math.abs(now.y - began.at.y)) < tapPixels) return;
      began.sideways = began.onHandle || across >= Math.abs(now.y - began.at.y);
      if (!began.sideways) {
        start.current = null;
        return;
      }
    }
    moveLine(now);
  };

  const pinch = (before: Point, now: Point, other: Point) => {
    const factor = distance(now, other) / Math.max(1, distance(before, other));
    const from = inFrame(middle(before, other));
    const to = inFrame(middle(now, other));
    start.current = null;
    setZoom((zoomed) => pan(zoomAround(zoomed, factor, from), { x: to.x - from.x, y: to.y - from.y }));
  };

  const drag = (before: Point, now: Point) => {
    const from = inFrame(before);
    const to = inFrame(now);
    setZoom((zoomed) => pan(zoomed, { x: to.x - from.x, y: to.y - from.y }));
  };

  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const at = { x: event.clientX, y: event.clientY };
    fingers.current.delete(event.pointerId);
    const tapped = start.current && distance(start.current.at, at) < tapPixels;
    if (!tapped || fingers.current.size > 0) return;
    const previous = lastTap.current;
    const twice =
      previous &&
      event.timeStamp - previous.time < doubleTap.milliseconds &&
      distance(previous.at, at) < doubleTap.pixels;
    lastTap.current = twice ? null : { at, time: event.timeStamp };
    if (twice) toggleLoupe(inFrame(at));
  };

  const onPointerCancel = (event: PointerEvent<HTMLElement>) => {
    fingers.current.delete(event.pointerId);
    start.current = null;
  };

  // a trackpad pinch arrives as a wheel with the control key; React listens passively and could not stop it
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const box = element.getBoundingClientRect();
      const at = { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
      setZoom((now) => zoomAround(now, Math.exp(-event.deltaY / 100), at));
    };
    element.addEventListener("wheel", onWheel, { passive: false });
    return () => element.removeEventListener("wheel", onWheel);
  }, [frame]);

  return {
    position,
    setPosition,
    zoom,
    toggleLoupe,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
  };
}
