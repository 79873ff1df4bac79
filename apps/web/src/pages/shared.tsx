import type { PageContext, SharedImage } from "@tintery/contract";
import { addresses, widgetAttributes } from "@tintery/contract/tables";
import { useTexts } from "../platform/texts.tsx";
import { Document } from "./document.tsx";
import { Frame } from "./frame.tsx";

/** What a link shows to others: before and after, and where to make one's own. Nothing of the owner. */
export function SharedPage({ shared, context }: { shared: SharedImage; context: PageContext }) {
  const { t } = useTexts();
  const kind = t(`dashboard.kind.${shared.kind}`);
  const attributes = widgetAttributes("compare-slider", {
    before: shared.before,
    after: shared.after,
    afterLabel: kind,
    alt: kind,
    width: shared.width,
    height: shared.height,
    position: 42,
  });
  return (
    <Document
      context={context}
      title={`${kind} – Tintery`}
      description={t("page.home_description")}
      picture={shared.after}
      widgets={["compare-slider"]}
      preloads={[{ href: shared.before }]}
      hidden
    >
      <Frame path={context.path}>
        <div className="picture-head">
          <h1>{kind}</h1>
        </div>
        <div className="slider-place shared-place" {...attributes}>
          <img src={shared.after} width={shared.width} height={shared.height} alt={kind} />
        </div>
        <p className="shared-own">
          <a className="button primary large" href={addresses.home()}>
            {t("page.share_make_own")}
          </a>
        </p>
      </Frame>
    </Document>
  );
}
