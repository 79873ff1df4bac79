import type { CSSProperties } from "react";
import type { ChosenPhoto } from "../../../platform/open-photo.ts";
import { useTexts } from "../../../platform/texts.tsx";
import type { Mark } from "./marks.ts";
import { MarksLayer } from "./marks-layer.tsx";
import type { Brush } from "./use-brush.ts";

export interface MarkSurfaceProps {
  photo: ChosenPhoto;
  /** Width by height of the part of the photo that the canvas will show; null when it shows all. */
  shownRatio: number | null;
  seen: readonly Mark[];
  brush: Brush;
  /** Share of the photo's longer side. */
  width: number;
  /** Id of the sentence that says what marking does. */
  describedBy: string;
}

/** The whole photo to paint on: what is marked is tinted, what the canvas cuts off is dimmed. */
export function MarkSurface(props: MarkSurfaceProps) {
  const { photo, shownRatio, seen, brush, width, describedBy } = props;
  const { t } = useTexts();
  const ratio = photo.width / photo.height;
  const { cursor, current, ...handlers } = brush;
  const across = width * Math.max(1, 1 / ratio);
  return (
    <div className="mark-place">
      <div
        className="mark-surface"
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys
        tabIndex={0}
        aria-label={t("pbn.mark_surface")}
        aria-describedby={describedBy}
        style={{ "--ratio": ratio } as CSSProperties}
        {...handlers}
        onPointerCancel={brush.onPointerUp}
      >
        <img src={photo.url} alt="" draggable={false} />
        <MarksLayer seen={current ? [...seen, current] : seen} photo={photo} />
        {shownRatio !== null && <div className="mark-cut" style={insetOf(shownRatio / ratio)} />}
        {cursor && (
          <span
            className="mark-brush"
            style={{
              insetInlineStart: `${cursor.across * 100}%`,
              insetBlockStart: `${cursor.down * 100}%`,
              inlineSize: `${across * 100}%`,
            }}
          />
        )}
      </div>
    </div>
  );
}

/** Where the shown part lies when it is so many times as wide, for its height, as the photo: in the middle. */
function insetOf(wider: number): CSSProperties {
  const cut = (share: number) => `${((1 - share) / 2) * 100}%`;
  return wider >= 1
    ? { insetInline: 0, insetBlock: cut(1 / wider) }
    : { insetInline: cut(wider), insetBlock: 0 };
}
