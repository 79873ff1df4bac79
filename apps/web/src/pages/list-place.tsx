import type { ImageKind } from "@tintery/contract";
import { widgetAttributes } from "@tintery/contract/tables";
import { Nothing } from "../widgets/images/nothing.tsx";
import { NoScript } from "./frame.tsx";

export interface ListPlaceProps {
  kind: ImageKind | "all";
  /** Only that kind, ever. */
  fixed?: boolean;
  /** Whether the visitor has stored nothing yet. */
  isNew: boolean;
}

/** Where the visitor's pictures are listed. Whoever is new sees at once how they could look, below room for the filters. */
export function ListPlace({ kind, fixed = false, isNew }: ListPlaceProps) {
  return (
    <div
      className="dashboard-place"
      {...widgetAttributes("dashboard-images", { kind, fixed, hasEmptyState: isNew })}
    >
      <NoScript />
      {isNew && (
        <>
          <div className={fixed ? "filter-room" : "filter-room wide"} />
          <div slot="empty">
            <Nothing kind={kind} />
          </div>
        </>
      )}
    </div>
  );
}
