import {
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";

export interface DraggingProps {
  /** The list whose items are dragged; each item names its thing in `data-page`, and the list is what they are placed in. */
  list: RefObject<HTMLElement | null>;
  /** The ids in the order that is shown. */
  order: readonly string[];
  onStart: (id: string) => void;
  /** The dragged thing belongs at this place of the list, counted from 0. */
  onPlace: (id: string, place: number) => void;
  /** It was let go, or taken back to where it came from. */
  onEnd: (id: string, isDropped: boolean) => void;
}

/** Pixels that a finger or a mouse moves before it is no click any more. */
const slack = 5;

/** Pixels from the edge of the window within which it scrolls, and how far it scrolls with each frame. */
const edge = { band: 72, step: 12 };

interface Drag {
  id: string;
  item: HTMLElement;
  /** The last place of the pointer in the window. */
  x: number;
  y: number;
  /** Where it went down. */
  fromX: number;
  fromY: number;
  /** From the corner of the item to the pointer. */
  gripX: number;
  gripY: number;
  isMoving: boolean;
}

/**
 * Drags items of a grid with a mouse, a pen or a finger. Items stay where they are in the document and are shown in another order,
 * so that nothing loses the pointer or the focus meanwhile. Escape takes it back.
 *
 * Our own, since libraries for this look for what scrolls among the parents of an element and stop at the shadow root.
 */
export function useDragging({ list, order, onStart, onPlace, onEnd }: DraggingProps) {
  const drag = useRef<Drag | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  /** Whether the click that ends a drag is still to come. */
  const swallows = useRef(false);

  const follow = () => {
    const { current } = drag;
    const box = list.current?.getBoundingClientRect();
    if (!current?.isMoving || !box) return;
    const { item, x, y, gripX, gripY } = current;
    item.style.translate = `${x - box.left - gripX - item.offsetLeft}px ${y - box.top - gripY - item.offsetTop}px`;
  };
  // another order gave it another place to be shown away from
  useEffect(follow);

  const place = () => {
    const { current } = drag;
    if (!current || !list.current) return;
    const { left, top } = list.current.getBoundingClientRect();
    const items = [...list.current.querySelectorAll<HTMLElement>("[data-page]")];
    // an item's place is told by what it is, not by where it stands in the document
    const distance = (item: HTMLElement) =>
      Math.hypot(
        left + item.offsetLeft + item.offsetWidth / 2 - current.x,
        top + item.offsetTop + item.offsetHeight / 2 - current.y,
      );
    const [nearest] = items.toSorted((one, other) => distance(one) - distance(other));
    const next = order.indexOf(nearest?.dataset.page ?? "");
    if (next !== -1 && next !== order.indexOf(current.id)) onPlace(current.id, next);
  };
  const move = useEffectEvent((event: PointerEvent) => {
    const { current } = drag;
    if (!current) return;
    current.x = event.clientX;
    current.y = event.clientY;
    if (!current.isMoving) {
      if (Math.hypot(current.x - current.fromX, current.y - current.fromY) < slack) return;
      current.isMoving = true;
      setDragged(current.id);
      onStart(current.id);
    }
    place();
    follow();
  });
  const end = useEffectEvent((isDropped: boolean) => {
    const { current } = drag;
    drag.current = null;
    if (!current?.isMoving) return;
    current.item.style.translate = "";
    swallows.current = isDropped;
    setDragged(null);
    onEnd(current.id, isDropped);
  });
  const scroll = useEffectEvent(() => {
    const { current } = drag;
    if (!current) return;
    const isUp = current.y < edge.band;
    if (!isUp && current.y < innerHeight - edge.band) return;
    scrollBy(0, isUp ? -edge.step : edge.step);
    place();
    follow();
  });
  useEffect(() => {
    if (dragged === null) return;
    let frame = requestAnimationFrame(function again() {
      scroll();
      frame = requestAnimationFrame(again);
    });
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      end(false);
    };
    addEventListener("keydown", onKey, { capture: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("keydown", onKey, { capture: true });
    };
  }, [dragged]);

  /** Begins to drag the item of `id` by the element that was pressed. */
  const press = (id: string, event: ReactPointerEvent<HTMLElement>) => {
    const item = event.currentTarget.closest<HTMLElement>("[data-page]");
    if (event.button !== 0 || !event.isPrimary || !item) return;
    swallows.current = false;
    const { clientX: x, clientY: y } = event;
    const box = item.getBoundingClientRect();
    drag.current = {
      id,
      item,
      x,
      y,
      fromX: x,
      fromY: y,
      gripX: x - box.left,
      gripY: y - box.top,
      isMoving: false,
    };
    const stop = new AbortController();
    const done = (isDropped: boolean) => {
      stop.abort();
      end(isDropped);
    };
    addEventListener("pointermove", (moved) => move(moved), { signal: stop.signal });
    addEventListener("pointerup", () => done(true), { signal: stop.signal });
    addEventListener("pointercancel", () => done(false), { signal: stop.signal });
  };
  /** Whether a click ends a drag, and means nothing else. */
  const swallowsClick = () => {
    const isSwallowed = swallows.current;
    swallows.current = false;
    return isSwallowed;
  };
  return { dragged, press, swallowsClick };
}
