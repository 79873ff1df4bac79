import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { around, fitted, moved, type Point, type Room, type Size, type View, zoomed } from "./view.ts";

/** A step of the keys and buttons. */
export const zoomStep = 1.5;
/** Milliseconds without a movement after which the picture is drawn sharp for where it stopped. */
const restAfter = 160;

/** How long it takes to go to another place, in milliseconds. */
const wayTime = 300;
const lessMotion = "(prefers-reduced-motion: reduce)";

/** A view on the way from one to another; the enlargement grows evenly to the eye. */
function between(from: View, to: View, share: number): View {
  const scale = from.scale * (to.scale / from.scale) ** share;
  // the place that both views show at the same point of the frame stays there
  const way = to.scale === from.scale ? share : (scale - from.scale) / (to.scale - from.scale);
  return { scale, x: from.x + (to.x - from.x) * way, y: from.y + (to.y - from.y) * way };
}

export interface MovingView {
  view: View;
  /** The frame as it is now, and the picture. */
  room: Room;
  /** Whether it moves right now: what is drawn may wait. */
  moving: boolean;
  zoom: (factor: number, at?: Point) => void;
  move: (by: Point) => void;
  /** The whole picture, also when the frame changes its size. */
  whole: () => void;
  /** One pixel of the picture on one of the screen. */
  full: () => void;
  /** Goes to a place of the picture, so many screen pixels for one of its own; at once where motion is not wanted. */
  goTo: (at: Point, scale: number) => void;
}

/** The part of a picture that its frame shows. */
export function useView(frame: RefObject<HTMLElement | null>, picture: Size): MovingView {
  const size = useFrameSize(frame);
  const room: Room = { frame: size, picture };
  // null: fits, whatever the frame's size becomes
  const [chosen, setChosen] = useState<View | null>(null);
  const { moving, note } = useMoving();
  const way = useRef(0);
  useEffect(() => () => cancelAnimationFrame(way.current), []);
  const middle = { x: size.width / 2, y: size.height / 2 };
  const change = (next: (view: View) => View) => {
    cancelAnimationFrame(way.current);
    note();
    setChosen((now) => next(now ?? fitted(room)));
  };
  return {
    // a frame that has changed its size shows no empty strip
    view: chosen ? moved(chosen, { x: 0, y: 0 }, room) : fitted(room),
    room,
    moving,
    zoom: (factor, at = middle) => change((view) => zoomed(view, factor, at, room)),
    move: (by) => change((view) => moved(view, by, room)),
    whole: () => {
      cancelAnimationFrame(way.current);
      note();
      setChosen(null);
    },
    full: () => change((view) => zoomed(view, 1 / view.scale, middle, room)),
    goTo: (at, scale) => {
      const from = chosen ?? fitted(room);
      const to = around(at, scale, room);
      change(() => from);
      const began = performance.now();
      const step = (now: number) => {
        const share = matchMedia(lessMotion).matches ? 1 : Math.min(1, (now - began) / wayTime);
        note();
        setChosen(between(from, to, 1 - (1 - share) ** 3));
        if (share < 1) way.current = requestAnimationFrame(step);
      };
      way.current = requestAnimationFrame(step);
    },
  };
}

function useFrameSize(frame: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 1, height: 1 });
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => setSize({ width: element.clientWidth || 1, height: element.clientHeight || 1 });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return size;
}

function useMoving() {
  const [moving, setMoving] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const note = () => {
    setMoving(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setMoving(false), restAfter);
  };
  return { moving, note };
}

/** Turning the wheel by this many pixels enlarges 2.7 times; a trackpad's pinch tells smaller figures. */
const wheelPixels = { wheel: 400, pinch: 100 };
/** Pixels of a line, for mice that count in lines. */
const linePixels = 16;

/** The wheel zooms around the pointer; React listens passively and could not keep the page still. */
export function useWheel(frame: RefObject<HTMLElement | null>, zoom: MovingView["zoom"]): void {
  const onWheel = useEffectEvent((event: WheelEvent) => {
    const element = frame.current;
    if (!element) return;
    event.preventDefault();
    const box = element.getBoundingClientRect();
    const turned = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * linePixels : event.deltaY;
    const whole = event.ctrlKey ? wheelPixels.pinch : wheelPixels.wheel;
    zoom(Math.exp(-turned / whole), { x: event.clientX - box.left, y: event.clientY - box.top });
  });
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const listener = (event: WheelEvent) => onWheel(event);
    element.addEventListener("wheel", listener, { passive: false });
    return () => element.removeEventListener("wheel", listener);
  }, [frame]);
}
