import { useTexts } from "../../platform/texts.tsx";
import { useLateAtOnce } from "../../platform/use-late.ts";
import { Problem } from "../../ui/field.tsx";
import type { WidgetModule, WidgetProps } from "../../widget-module.ts";
import styles from "./recipe-sheet.css?inline";

const loadRecipes = () => import("./recipes.tsx").then((file) => file.Recipes);

/** How to mix every color of a painting. Fetched after the page, with its words. */
function RecipeSheet({ settings: { imageId, image } }: WidgetProps<"recipe-sheet">) {
  const { t } = useTexts();
  const { Late, failed } = useLateAtOnce(loadRecipes);
  if (Late) return <Late imageId={imageId} first={image} />;
  return (
    <div className="recipe-room" aria-busy={!failed}>
      <Problem text={failed ? t("spec.something_went_wrong") : null} />
    </div>
  );
}

export const recipeSheet: WidgetModule<"recipe-sheet"> = { component: RecipeSheet, styles };
