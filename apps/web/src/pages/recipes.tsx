import type { ImageView, PageContext } from "@tintery/contract";
import { addresses, widgetAttributes } from "@tintery/contract/tables";
import { useTexts } from "../platform/texts.tsx";
import { Document } from "./document.tsx";
import { Frame } from "./frame.tsx";
import { WidgetWait } from "./widget-wait.tsx";

/** How to mix every color of a painting. */
export function RecipesPage({ image, context }: { image: ImageView; context: PageContext }) {
  const { t } = useTexts();
  return (
    <Document
      context={context}
      title={`${t("recipes.title")} · ${image.name} – Tintery`}
      description={t("recipes.lead")}
      widgets={["recipe-sheet"]}
      hidden
    >
      <Frame path={context.path}>
        <div className="tool-head">
          <p>
            <a href={addresses.paintByNumbers(image.id)}>{image.name}</a>
          </p>
          <h1>{t("recipes.title")}</h1>
          <p className="lead">{t("recipes.lead")}</p>
        </div>
        <div
          {...widgetAttributes("recipe-sheet", {
            imageId: image.id,
            image: JSON.stringify(image),
          })}
        >
          <WidgetWait />
        </div>
      </Frame>
    </Document>
  );
}
