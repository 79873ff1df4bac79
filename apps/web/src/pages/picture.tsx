import type { ImageView, PageContext, WidgetAttributes, WidgetName } from "@tintery/contract";
import { detailFragment, widgetAttributes } from "@tintery/contract/tables";
import { ArrowLeft } from "lucide-react";
import { bestPictureOf, shapeOf } from "../image-pictures.ts";
import { useTexts } from "../platform/texts.tsx";
import { Document } from "./document.tsx";
import { Frame, NoScript } from "./frame.tsx";
import { KeptUntil } from "./kept-until.tsx";
import { type PlainGroup, PlainLinks } from "./plain-links.tsx";
import { preloadsOf, StillPicture } from "./still-picture.tsx";

export interface PicturePageProps {
  image: ImageView;
  context: PageContext;
  /** The widget that shows the picture, and its settings. */
  widget: WidgetName;
  attributes: WidgetAttributes;
  /** Where the visitor came from. */
  back: { href: string; words: string };
  /** What the picture shows, in words. */
  alt: string;
  /** What can be done with the finished picture without a script. */
  plain: readonly PlainGroup[];
}

/** One picture of any kind. The picture itself stands in the page at once; the widget takes its place. */
export function PicturePage({ image, context, widget, attributes, back, alt, plain }: PicturePageProps) {
  const { t } = useTexts();
  const picture = bestPictureOf(image);
  const isShown = picture !== null && image.status !== "failed";
  const title = image.may.rename
    ? widgetAttributes("image-title", { imageId: image.id, name: image.name })
    : null;
  return (
    <Document
      context={context}
      title={`${image.name} – Tintery`}
      description={t("page.home_description")}
      picture={image.sampledata && picture ? { src: picture, ...shapeOf(image), alt } : null}
      widgets={image.may.rename ? [widget, "image-title", "bookmark-hint"] : [widget]}
      preloads={preloadsOf(image)}
      scriptsLast={isShown}
      hidden={!image.sampledata}
    >
      <Frame path={context.path}>
        <div id={detailFragment}>
          <div className="picture-head">
            <a className="back" href={back.href}>
              <ArrowLeft aria-hidden="true" />
              {back.words}
            </a>
            <div className="picture-title" {...title}>
              <h1>{image.name}</h1>
            </div>
          </div>
          <div {...attributes}>
            <NoScript />
            {isShown && <StillPicture image={image} alt={alt} className="picture-still" />}
            {image.status === "ready" && <PlainLinks groups={plain} />}
          </div>
        </div>
        {image.may.delete && <KeptUntil context={context} />}
        {image.may.rename && <div className="picture-bookmark" {...widgetAttributes("bookmark-hint", {})} />}
      </Frame>
    </Document>
  );
}
