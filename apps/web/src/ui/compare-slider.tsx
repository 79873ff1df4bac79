import { ChevronsLeftRight, ZoomIn, ZoomOut } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, useRef, useState } from "react";
import { useTexts } from "../platform/texts.tsx";
import { narrowScreens } from "./narrow-screens.ts";
import { useCompareGestures } from "./use-compare-gestures.ts";
import { zoomTransform } from "./zoom.ts";

export interface ComparePicture {
  src: string;
  /** The same for narrow screens. */
  small?: string | null | undefined;
  /** The same for a close look, fetched only then. */
  sharp?: string | undefined;
  /** Written on the picture's side, e.g. "Original". */
  label: string;
  /** Read to those who cannot see it. */
  alt: string;
}

export interface CompareSliderProps {
  before: ComparePicture;
  after: ComparePicture;
  /** Width by height; the picture's own when left out. */
  ratio?: number | null | undefined;
  /** CSS length the frame may be high at most; it becomes narrower instead. */
  maxHeight?: string;
  /** Where the line stands at first, 0 to 1. */
  start?: number;
  /** Told when one of the pictures cannot be shown. */
  onMissing?: (() => void) | undefined;
  /** What the loupe opens; without it, it enlarges both pictures where they are. */
  closeLook?: { label: string; open: () => void } | undefined;
}

/** Share the arrow keys move the line by. */
const keyStep = 0.05;

const keyMoves: Record<string, (position: number) => number> = {
  ArrowLeft: (position) => position - keyStep,
  ArrowDown: (position) => position - keyStep,
  ArrowRight: (position) => position + keyStep,
  ArrowUp: (position) => position + keyStep,
  Home: () => 0,
  End: () => 1,
};

/** Two pictures of the same thing, one over the other, and a line between them that can be moved by anything. */
export function CompareSlider(props: CompareSliderProps) {
  const { before, after, ratio, maxHeight, start, onMissing, closeLook } = props;
  const { t, percent } = useTexts();
  const frame = useRef<HTMLDivElement>(null);
  const [ownRatio, setOwnRatio] = useState<number | null>(null);
  const { position, setPosition, zoom, toggleLoupe, handlers } = useCompareGestures(frame, start);
  const shape = ratio ?? ownRatio ?? 4 / 3;
  const transform = { transform: zoomTransform(zoom), transformOrigin: "0 0" };
  const zoomed = zoom.scale > 1;

  const onKeyDown = (event: KeyboardEvent) => {
    const move = keyMoves[event.key];
    if (!move) return;
    event.preventDefault();
    // whole hundredths, so that twenty steps of 5 % end exactly at the edge
    setPosition((now) => Math.round(Math.min(1, Math.max(0, move(now))) * 100) / 100);
  };

  return (
    <div
      ref={frame}
      className={zoomed ? "compare zoomed" : "compare"}
      style={{
        aspectRatio: String(shape),
        ...(maxHeight ? { maxInlineSize: `calc(${maxHeight} * ${shape})`, marginInline: "auto" } : {}),
      }}
      {...handlers}
    >
      <Picture picture={before} zoomed={zoomed} style={transform} onError={onMissing} />
      <div className="compare-layer" style={{ clipPath: `inset(0 0 0 ${position * 100}%)` }}>
        <Picture
          picture={after}
          zoomed={zoomed}
          style={transform}
          onError={onMissing}
          onLoad={(event) =>
            setOwnRatio(event.currentTarget.naturalWidth / event.currentTarget.naturalHeight)
          }
        />
      </div>
      <span
        className={position < 0.16 ? "compare-label before hidden" : "compare-label before"}
        aria-hidden="true"
      >
        {before.label}
      </span>
      <span
        className={position > 0.84 ? "compare-label after hidden" : "compare-label after"}
        aria-hidden="true"
      >
        {after.label}
      </span>
      <div className="compare-line" style={{ left: `${position * 100}%` }} />
      <div
        className="compare-handle"
        role="slider"
        tabIndex={0}
        aria-label={t("ui.compare", { before: before.label, after: after.label })}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(position * 100)}
        aria-valuetext={t("ui.compare_value", { share: percent(position), before: before.label })}
        style={{ left: `${position * 100}%` }}
        onKeyDown={onKeyDown}
      >
        <ChevronsLeftRight aria-hidden="true" />
      </div>
      <Loupe zoomed={zoomed} toggle={() => toggleLoupe()} closeLook={closeLook} />
    </div>
  );
}

interface PictureProps extends Pick<ComponentProps<"img">, "style" | "onLoad" | "onError"> {
  picture: ComparePicture;
  zoomed: boolean;
}

/** One of the two; the browser shows the light picture on until the sharp one is there. */
function Picture({ picture: { src, small, sharp, alt }, zoomed, ...rest }: PictureProps) {
  return (
    <picture>
      {small && !zoomed && <source media={narrowScreens} srcSet={small} />}
      <img
        className="compare-picture"
        src={zoomed ? (sharp ?? src) : src}
        alt={alt}
        draggable={false}
        {...rest}
      />
    </picture>
  );
}

interface LoupeProps extends Pick<CompareSliderProps, "closeLook"> {
  zoomed: boolean;
  toggle: () => void;
}

function Loupe({ zoomed, toggle, closeLook }: LoupeProps) {
  const { t } = useTexts();
  const opens = closeLook && !zoomed;
  const label = opens ? closeLook.label : t(zoomed ? "ui.zoom_fit" : "ui.zoom_in");
  return (
    <button
      type="button"
      className="compare-zoom"
      aria-label={label}
      title={label}
      onPointerDown={(event) => event.stopPropagation()}
      onClick={opens ? closeLook.open : toggle}
    >
      {zoomed ? <ZoomOut aria-hidden="true" /> : <ZoomIn aria-hidden="true" />}
    </button>
  );
}
