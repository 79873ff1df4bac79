import type { CSSProperties, ReactNode } from "react";
import type { ChosenPhoto } from "../platform/open-photo.ts";
import { useTexts } from "../platform/texts.tsx";
import type { Brush } from "./use-brush.ts";

export interface MarkSurfaceProps {
  photo: ChosenPhoto;
  brush: Brush;
  /** Share of the photo's longer side. */
  width: number;
  /** Id of the sentence that says what marking does. */
  describedBy: string;
  /** What lies over the photo. */
  children: ReactNode;
}

/** The whole photo to paint on. */
export function MarkSurface({ photo, brush, width, describedBy, children }: MarkSurfaceProps) {
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
        {children}
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
