import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { brushWidth, brushWidths, type MarkTool, onPhoto, type Place, type Stroke } from "./marks.ts";

export interface Brush {
  /** Where the brush is; null while a pointer is elsewhere and no key moved it. */
  cursor: Place | null;
  /** The stroke under way. */
  current: Stroke | null;
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: () => void;
  onPointerLeave: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onKeyUp: (event: KeyboardEvent<HTMLElement>) => void;
  onFocus: () => void;
  onBlur: () => void;
}

export interface BrushProps {
  tool: MarkTool;
  width: number;
  /** Width of the photo by its height. */
  ratio: number;
  onWidth: (width: number) => void;
  onStroke: (stroke: Stroke) => void;
  /** A key moved the brush to here. */
  onMoved: (place: Place) => void;
}

const middle: Place = { across: 0.5, down: 0.5 };
/** Steps of the arrow keys in widths of the brush. */
const keyStep = 0.5;
const largeKeyStep = 3;

const arrows: Readonly<Record<string, Place>> = {
  ArrowLeft: { across: -1, down: 0 },
  ArrowRight: { across: 1, down: 0 },
  ArrowUp: { across: 0, down: -1 },
  ArrowDown: { across: 0, down: 1 },
};

/** One brush for mouse, pen, finger and keys: pointers paint where they are, arrow keys move it, Space paints. */
export function useBrush({ tool, width, ratio, onWidth, onStroke, onMoved }: BrushProps): Brush {
  const [cursor, setCursor] = useState<Place | null>(null);
  const [current, setCurrent] = useState<Stroke | null>(null);
  const now = useRef<Stroke | null>(null);
  const draw = (stroke: Stroke | null) => {
    now.current = stroke;
    setCurrent(stroke);
  };
  const begin = (place: Place) => draw({ tool, width, places: [place] });
  const extend = (...places: Place[]) => {
    if (now.current) draw({ ...now.current, places: [...now.current.places, ...places] });
  };
  const end = () => {
    if (now.current) onStroke(now.current);
    draw(null);
  };
  const move = ({ across, down }: Place, steps: number) => {
    const from = cursor ?? middle;
    // widths are shares of the longer side
    const [perWidth, perHeight] = ratio >= 1 ? [1, ratio] : [1 / ratio, 1];
    const by = width * steps;
    const to = onPhoto({
      across: from.across + across * by * perWidth,
      down: from.down + down * by * perHeight,
    });
    setCursor(to);
    extend(to);
  };
  return {
    cursor,
    current,
    onPointerDown(event) {
      if (event.button !== 0 || !event.isPrimary) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const place = placeOf(event, event.currentTarget);
      setCursor(place);
      begin(place);
    },
    onPointerMove(event) {
      if (!event.isPrimary) return;
      const places = passed(event).map((passing) => placeOf(passing, event.currentTarget));
      setCursor(places.at(-1) ?? null);
      extend(...places);
    },
    onPointerUp: end,
    onPointerLeave: () => {
      if (!now.current) setCursor(null);
    },
    onKeyDown(event) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const direction = arrows[event.key];
      if (direction) move(direction, event.shiftKey ? largeKeyStep : keyStep);
      else if (event.key === " " && !now.current) begin(cursor ?? middle);
      else if (event.key === "[") onWidth(brushWidth(width - brushWidths.step));
      else if (event.key === "]") onWidth(brushWidth(width + brushWidths.step));
      else if (event.key !== " ") return;
      // keys of the brush scroll nothing
      event.preventDefault();
    },
    onKeyUp(event) {
      if (event.key === " ") end();
      if (arrows[event.key] && cursor) onMoved(cursor);
    },
    onFocus: () => setCursor(cursor ?? middle),
    onBlur() {
      end();
      setCursor(null);
    },
  };
}

/** Every place a pointer passed since the last event, also between two frames. */
function passed({ nativeEvent }: PointerEvent): globalThis.PointerEvent[] {
  const all = nativeEvent.getCoalescedEvents?.() ?? [];
  return all.length > 0 ? all : [nativeEvent];
}

function placeOf(event: { clientX: number; clientY: number }, surface: Element): Place {
  const { left, top, width, height } = surface.getBoundingClientRect();
  return onPhoto({ across: (event.clientX - left) / width, down: (event.clientY - top) / height });
}
