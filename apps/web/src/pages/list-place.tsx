import type { ImageKind, PageContext } from "@tintery/contract";
import { addresses, widgetAttributes, withWish } from "@tintery/contract/tables";
import { use } from "react";
import { useTexts } from "../platform/texts.tsx";
import { LinkButton } from "../ui/button.tsx";
import { Nothing } from "../widgets/images/nothing.tsx";
import { NoScript } from "./frame.tsx";
import { MustSignIn } from "./visitor.ts";

export interface ListPlaceProps {
  kind: ImageKind | "all";
  /** Only that kind, ever. */
  fixed?: boolean;
  /** Whether the visitor has stored nothing yet. */
  isNew: boolean;
  context: PageContext;
}

/**
 * Where the visitor's pictures are listed. Whoever is new sees at once how they could look, below room for the filters; where they must sign
 * in before they make anything, only that.
 */
export function ListPlace({ kind, fixed = false, isNew, context }: ListPlaceProps) {
  if (isNew && use(MustSignIn)) return <Nothing kind={kind} signIn={<WaysIn context={context} />} />;
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

/** Both lead back to the page. */
function WaysIn({ context: { path, signUp } }: { context: PageContext }) {
  const { t } = useTexts();
  return (
    <>
      <LinkButton look="primary large" href={withWish(addresses.signIn(), path)}>
        {t("account.sign_in")}
      </LinkButton>
      {signUp === "open" && <a href={withWish(addresses.signUp(), path)}>{t("account.sign_up")}</a>}
    </>
  );
}
