import { Maximize, ZoomIn, ZoomOut } from "lucide-react";
import { type KeyboardEvent, type ReactNode, type RefObject, useId } from "react";
import { useTexts } from "../platform/texts.tsx";
import { Button } from "../ui/button.tsx";
import { type Drawing, useFingers } from "./use-fingers.ts";
import { type MovingView, useWheel, zoomStep } from "./use-view.ts";
import { type Point, shownAt, transformOf } from "./view.ts";

export interface LookPaneProps {
  frame: RefObject<HTMLDivElement | null>;
  /** What part of the picture the frame shows. */
  looking: MovingView;
  /** Address of pixels that stand there until the layers are painted, and wherever they move before that. */
  below: string | null;
  /** What lies in the frame, from bottom to top. */
  layers: ReactNode;
  /** What the picture shows, in words. */
  name: string;
  /** Says what can be done here by hand and keys. */
  hint: string;
  /** What keys do besides moving and zooming; one that moves or zooms does this instead. */
  keys?: Readonly<Record<string, () => void>>;
  /** Hears where the picture was tapped, in its own pixels. */
  onTap?: (at: Point) => void;
  /** Hears where a mouse points, in the picture's pixels; null when it has left. */
  onPoint?: (at: Point | null) => void;
  /** Hears what is drawn with one finger, in the picture's pixels; without it that finger moves the picture. */
  onDraw?: Drawing | undefined;
  /** Further tools beside those that zoom. */
  children: ReactNode;
}

/** Screen pixels that an arrow key moves the picture by. */
const keyPixels = 60;

/** What a key does; arrows move the frame over the picture, as they would scroll a page. */
const keyActs: Record<string, (view: MovingView) => void> = {
  "+": ({ zoom }) => zoom(zoomStep),
  "=": ({ zoom }) => zoom(zoomStep),
  "-": ({ zoom }) => zoom(1 / zoomStep),
  "0": ({ whole }) => whole(),
  "1": ({ full }) => full(),
  ArrowLeft: ({ move }) => move({ x: keyPixels, y: 0 }),
  ArrowRight: ({ move }) => move({ x: -keyPixels, y: 0 }),
  ArrowUp: ({ move }) => move({ x: 0, y: keyPixels }),
  ArrowDown: ({ move }) => move({ x: 0, y: -keyPixels }),
};

/** A picture that is moved and enlarged with whatever is at hand, and the tools below it. */
export function LookPane(props: LookPaneProps) {
  const { frame, looking, below, layers, name, hint, keys, onTap, onPoint, onDraw, children } = props;
  const { t } = useTexts();
  const id = useId();
  const { view, room, zoom, move } = looking;
  const { picture } = room;
  useWheel(frame, zoom);
  const fingers = useFingers(frame, {
    zoom,
    move,
    tap: onTap && ((at) => onTap(shownAt(at, view))),
    point: onPoint && ((at) => onPoint(at && shownAt(at, view))),
    draw: onDraw && { ...onDraw, to: (at) => onDraw.to(shownAt(at, view)) },
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys?.[event.key] ?? keyActs[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act(looking);
  };
  return (
    <>
      <div
        ref={frame}
        className="look-frame"
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys
        tabIndex={0}
        data-first
        aria-label={t("look.surface", { name })}
        aria-describedby={`${id}-keys`}
        onKeyDown={onKeyDown}
        {...fingers}
      >
        <div
          className="look-page"
          style={{ inlineSize: picture.width, blockSize: picture.height, transform: transformOf(view) }}
        >
          {below && <img src={below} alt="" draggable={false} />}
        </div>
        {layers}
      </div>
      <p className="look-keys quiet small" id={`${id}-keys`}>
        {hint}
      </p>
      <div className="look-tools">
        <ZoomTools looking={looking} />
        {children}
      </div>
    </>
  );
}

function ZoomTools({ looking }: { looking: MovingView }) {
  const { t, percent } = useTexts();
  const { view, moving, zoom, whole, full } = looking;
  const scale = percent(view.scale);
  return (
    <div className="look-zoom">
      <Button
        look="plain square"
        aria-label={t("look.zoom_out")}
        title={t("look.zoom_out")}
        icon={<ZoomOut aria-hidden="true" />}
        onClick={() => zoom(1 / zoomStep)}
      />
      <Button look="plain" className="look-scale" title={t("look.zoom_full")} onClick={full}>
        {scale}
        <span className="sr-only">{t("look.zoom_full")}</span>
      </Button>
      <Button
        look="plain square"
        aria-label={t("look.zoom_in")}
        title={t("look.zoom_in")}
        icon={<ZoomIn aria-hidden="true" />}
        onClick={() => zoom(zoomStep)}
      />
      <Button
        look="plain square"
        aria-label={t("look.zoom_fit")}
        title={t("look.zoom_fit")}
        icon={<Maximize aria-hidden="true" />}
        onClick={whole}
      />
      {/* said once it rests, not at every step on the way */}
      <span className="sr-only" role="status">
        {moving ? "" : t("look.zoom_level", { percent: scale })}
      </span>
    </div>
  );
}
