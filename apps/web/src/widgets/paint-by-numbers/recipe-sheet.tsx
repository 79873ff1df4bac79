import { useLateAtOnce } from "../../platform/use-late.ts";
import { LateRoom } from "../../ui/late-room.tsx";
import type { WidgetModule, WidgetProps } from "../../widget-module.ts";
import styles from "./recipe-sheet.css?inline";

const loadRecipes = () => import("./recipes.tsx").then((file) => file.Recipes);

/** How to mix every color of a painting. Fetched after the page, with its words. */
function RecipeSheet({ settings: { imageId, image } }: WidgetProps<"recipe-sheet">) {
  const { Late, failed } = useLateAtOnce(loadRecipes);
  if (Late) return <Late imageId={imageId} first={image} />;
  return <LateRoom failed={failed} height={420} />;
}

export const recipeSheet: WidgetModule<"recipe-sheet"> = { component: RecipeSheet, styles };
