import type { Picture } from "@tintery/engine";
import { formatScale } from "@tintery/contract/kit";
import { type Language, loadLanguage, type Translate } from "@tintery/contract/messages";
import { kitPdf, type KitWords } from "@tintery/prints";
import type { WantedDrawing } from "./child-task.ts";

/** Everything to paint a picture as one PDF, with the words of its reader's language. */
export async function printKit(
  picture: Picture,
  { printed, paper, fitOnOne, key, recipes, display }: Extract<WantedDrawing, { as: "kit" }>,
): Promise<Uint8Array> {
  // a child begins without any language
  const t = await loadLanguage(printed.language);
  const words = wordsIn(printed.language, t);
  const sheet =
    recipes && (await (await import("./recipe-words.ts")).recipeSheetOf({ ...recipes, ...printed }));
  return kitPdf(picture, {
    ...printed,
    paper,
    fitOnOne,
    key,
    words,
    ...(sheet && { recipes: sheet }),
    ...(display && { display }),
  });
}

function wordsIn(language: Language, t: Translate): KitWords {
  return {
    guideTitle: t("kit.guide"),
    guide: [t("kit.guide_numbers"), t("kit.guide_order"), t("kit.guide_coats"), t("kit.guide_edges")],
    mapTitle: t("kit.map_title"),
    scaling: t("kit.scaling"),
    gluing: t("kit.gluing"),
    rulerLength: t("kit.ruler"),
    sheet: (place) => t("kit.sheet", { ...place }),
    printedAt: (scale) => t("kit.printed_at", { percent: formatScale(language, scale) }),
  };
}
