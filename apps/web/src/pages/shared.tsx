import type { PageContext, SharedImage } from "@tintery/contract";
import { addresses, cardSize, widgetAttributes } from "@tintery/contract/tables";
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
      picture={{ src: shared.card, ...cardSize, alt: kind }}
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
        {shared.colors && <SharedColors colors={shared.colors} />}
        <p className="shared-own">
          <a className="button primary large" href={addresses.home()}>
            {t("page.share_make_own")}
          </a>
        </p>
      </Frame>
    </Document>
  );
}

/** What the numbers of a painting stand for. */
function SharedColors({ colors }: { colors: NonNullable<SharedImage["colors"]> }) {
  const { t } = useTexts();
  return (
    <section className="shared-colors" aria-labelledby="shared-colors">
      <h2 id="shared-colors">{t("pbn.color_list")}</h2>
      <ul>
        {colors.map(({ code, name, hex }) => (
          <li key={code}>
            <span className="shared-code">{code}</span>
            <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
              <rect width="1" height="1" fill={hex} />
            </svg>
            <span>{name}</span>
            <span className="quiet small">{hex}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
