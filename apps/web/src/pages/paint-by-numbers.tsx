import type { ImageView, PageContext } from "@tintery/contract";
import { addresses, detailFragment, widgetAttributes } from "@tintery/contract/tables";
import { ArrowLeft } from "lucide-react";
import { useTexts } from "../platform/texts.tsx";
import { Document } from "./document.tsx";
import { Frame, NoScript } from "./frame.tsx";
import { bestPictureOf, shapeOf } from "../image-pictures.ts";

/** One paint-by-numbers picture. The picture itself stands in the page at once; the widget takes its place. */
export function PaintByNumbersPage({ image, context }: { image: ImageView; context: PageContext }) {
  const { t } = useTexts();
  const { width, height } = shapeOf(image);
  const attributes = widgetAttributes("paint-by-numbers-result", {
    imageId: image.id,
    image: JSON.stringify(image),
    email: context.email ?? null,
    commercial: true,
  });
  const picture = bestPictureOf(image);
  const [back, backWords] = image.sampledata
    ? [`${addresses.home()}#samples`, t("page.back_samples")]
    : [addresses.dashboard(), t("page.back_dashboard")];
  return (
    <Document
      context={context}
      title={`${image.name} – Tintery`}
      description={t("page.home_description")}
      picture={image.sampledata ? picture : null}
      widgets={["paint-by-numbers-result"]}
      preloads={[image.options.images.origin]}
      hidden={!image.sampledata}
    >
      <Frame path={context.path}>
        <div className="picture-head">
          <a className="back" href={back}>
            <ArrowLeft aria-hidden="true" />
            {backWords}
          </a>
          <h1>{image.name}</h1>
        </div>
        <div id={detailFragment}>
          <div {...attributes}>
            <NoScript />
            {picture && image.status !== "failed" && (
              <img
                className="picture-still"
                src={picture}
                width={width}
                height={height}
                alt={t("pbn.painting_alt", { name: image.name })}
              />
            )}
          </div>
        </div>
      </Frame>
    </Document>
  );
}
