import type { ImageView, PageContext, ShareLink } from "@tintery/contract";
import { addresses, formatDay, widgetAttributes } from "@tintery/contract/tables";
import { ArrowLeft } from "lucide-react";
import { bestPictureOf, shapeOf } from "../image-pictures.ts";
import { useTexts } from "../platform/texts.tsx";
import { Document } from "./document.tsx";
import { Frame, NoScript } from "./frame.tsx";

export interface SharePageProps {
  image: ImageView;
  link: ShareLink;
  context: PageContext;
}

const detailPages = {
  coloring: addresses.coloring,
  outlines: addresses.outlines,
  "paint-by-numbers": addresses.paintByNumbers,
} satisfies Record<ImageView["kind"], (id: string) => string>;

/** Where the owner of a picture makes the link for others, and takes it back. */
export function SharePage({ image, link, context }: SharePageProps) {
  const { t, language } = useTexts();
  const until = context.visitor?.keptUntil;
  const { width, height } = shapeOf(image);
  const picture = bestPictureOf(image);
  const kind = t(`dashboard.kind.${image.kind}`);
  return (
    <Document
      context={context}
      title={`${t("page.share_title")} – Tintery`}
      description={t("page.share_text")}
      widgets={["share-link"]}
      hidden
    >
      <Frame path={context.path}>
        <div className="picture-head">
          <a className="back" href={detailPages[image.kind](image.id)}>
            <ArrowLeft aria-hidden="true" />
            {image.name}
          </a>
          <h1>{t("page.share_title")}</h1>
        </div>
        <div className="share-page">
          {picture && (
            <img
              className="share-picture"
              src={picture}
              width={width}
              height={height}
              alt={t("ui.labelled", { label: kind, name: image.name })}
            />
          )}
          <div className="share-words">
            <p>{t("page.share_text")}</p>
            {until && <p>{t("keeping.link", { date: formatDay(language, until) })}</p>}
            <div
              {...widgetAttributes("share-link", {
                imageId: image.id,
                address: link.address,
                alt: kind,
                width,
                height,
              })}
            >
              <NoScript />
            </div>
          </div>
        </div>
      </Frame>
    </Document>
  );
}
