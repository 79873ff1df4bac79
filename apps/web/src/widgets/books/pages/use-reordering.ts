import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { useTexts } from "../../../platform/texts.tsx";
import { beforeOf, steppedPlace, withMoved } from "./page-order.ts";
import { useDragging } from "./use-dragging.ts";

export interface ReorderingProps {
  list: RefObject<HTMLElement | null>;
  /** The ids of the pages as the book has them. */
  ids: readonly string[];
  /** A page was moved before another one; null is the end. */
  onMove: (id: string, before: string | null) => void;
}

interface Grabbed {
  id: string;
  /** All ids in the order that is shown meanwhile. */
  order: readonly string[];
}

/** How many columns a grid has: as many items as stand beside the first one. */
function columnsOf(list: HTMLElement | null): number {
  const items = [...(list?.querySelectorAll<HTMLElement>("[data-page]") ?? [])];
  const tops = items.map(({ offsetTop }) => offsetTop);
  return Math.max(1, tops.filter((top) => top === Math.min(...tops)).length);
}

/**
 * Moves pages by dragging or by keys: Space or Enter takes one, arrow keys move it, Space or Enter puts it down, Escape takes it
 * back. What happens is said for those who listen.
 */
export function useReordering({ list, ids, onMove }: ReorderingProps) {
  const { t, number } = useTexts();
  const [grabbed, setGrabbed] = useState<Grabbed | null>(null);
  const [said, say] = useState("");
  /** Whose grip takes the focus once it stands in its new place. */
  const focused = useRef<string | null>(null);
  // pages may come and go while one is held
  const known = new Set(ids);
  const held = grabbed && known.has(grabbed.id) ? grabbed : null;
  const order = held
    ? [...held.order.filter((id) => known.has(id)), ...ids.filter((id) => !held.order.includes(id))]
    : ids;
  const placeWords = (id: string, places: readonly string[]) => ({
    place: number(places.indexOf(id) + 1),
    count: number(places.length),
  });

  const take = (id: string) => {
    setGrabbed({ id, order: ids });
    say(t("book.taken", placeWords(id, ids)));
  };
  const place = (id: string, to: number) => {
    const moved = withMoved(
      order.map((each) => ({ id: each })),
      id,
      to,
    ).map((each) => each.id);
    setGrabbed({ id, order: moved });
    say(t("book.moved", placeWords(id, moved)));
  };
  /** @param keepsFocus whoever moved it goes on from there */
  const drop = (id: string, keepsFocus: boolean) => {
    setGrabbed(null);
    if (keepsFocus) focused.current = id;
    say(t("book.dropped", placeWords(id, order)));
    if (order.indexOf(id) !== ids.indexOf(id))
      onMove(
        id,
        beforeOf(
          order.map((each) => ({ id: each })),
          id,
        ),
      );
  };
  const takeBack = (id: string) => {
    setGrabbed(null);
    say(t("book.taken_back", placeWords(id, ids)));
  };
  // what is moved in the document loses the focus
  useLayoutEffect(() => {
    if (focused.current === null) return;
    const grip = `[data-page="${CSS.escape(focused.current)}"] [data-grip]`;
    const element = list.current?.querySelector<HTMLElement>(grip);
    focused.current = null;
    element?.focus({ preventScroll: true });
  });
  const { dragged, press, swallowsClick } = useDragging({
    list,
    order,
    onStart: take,
    onPlace: place,
    onEnd: (id, isDropped) => (isDropped ? drop(id, true) : takeBack(id)),
  });
  const onKeyDown = (id: string, event: KeyboardEvent) => {
    const isHeld = held?.id === id;
    const isTaking = event.key === " " || event.key === "Enter";
    const to = isHeld
      ? steppedPlace(order.indexOf(id), event.key, { count: order.length, columns: columnsOf(list.current) })
      : null;
    if (!isTaking && to === null && !(isHeld && event.key === "Escape")) return;
    event.preventDefault();
    event.stopPropagation();
    if (to !== null) place(id, to);
    else if (!isHeld) take(id);
    else if (isTaking) drop(id, true);
    else takeBack(id);
  };
  return {
    /** At which place each page is shown. */
    order,
    /** The page that is held by keys or dragged. */
    held: held?.id ?? null,
    dragged,
    said,
    press,
    swallowsClick,
    /** What a page's grip listens to. */
    gripProps: (id: string) => ({
      onPointerDown: (event: React.PointerEvent<HTMLElement>) => press(id, event),
      onKeyDown: (event: KeyboardEvent) => onKeyDown(id, event),
      // whoever goes on to something else leaves the page where it is shown
      onBlur: () => held?.id === id && dragged === null && drop(id, false),
    }),
  };
}
