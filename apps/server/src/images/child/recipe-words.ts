import { formatNumber, formatVolume, unmixDecimals } from "@tintery/contract";
import { loadLanguage } from "@tintery/contract/messages";
import { mixerOfKnown, recipesOf } from "@tintery/engine/pigments";
import { paintTotals } from "@tintery/engine/painters-pack";
import type { RecipeSheet } from "@tintery/prints/paint-sheet-words";
import type { Printed, RecipeOrder } from "./child-task.ts";

/** Finds how the colors of a painting are mixed, in words of its reader's language. */
export async function recipeSheetOf(order: RecipeOrder & Printed): Promise<RecipeSheet> {
  const { title, language, paints, colors, set } = order;
  // a child begins without any language
  const t = await loadLanguage(language);
  const mixer = mixerOfKnown(paints.map(({ known }) => known));
  const found = recipesOf(
    mixer,
    colors.map(({ hex }) => hex),
  );
  const recipes = colors.map(({ code, name, hex, milliliters }, k) => {
    const { paints: places, parts, hex: mixHex, grade, difference } = found[k]!;
    const total = parts.reduce((sum, part) => sum + part, 0);
    return {
      code,
      name,
      hex,
      mixHex,
      grade: `${t(`mixing.grade.${grade}`)} · ΔE ${formatNumber(language, difference, 1)}`,
      paints: places.map((place, i) => {
        const paint = paints[place]!;
        const needed = (milliliters * parts[i]!) / total;
        return {
          hex: paint.hex,
          parts: formatNumber(language, parts[i]!),
          name: paintName(paint),
          amount: formatVolume(language, needed, { digits: unmixDecimals.volume }),
        };
      }),
    };
  });
  const totals = paintTotals(
    colors.map(({ milliliters }) => milliliters),
    found.map(({ paints: places, parts }) => ({ places, parts })),
  );
  const needed = totals
    .map(({ place, milliliters }) => `${paintName(paints[place]!)} ${formatVolume(language, milliliters)}`)
    .join(" · ");
  return {
    title: `${t("recipes.title")} · ${title}`,
    notes: [
      t("recipes.from", { paints: set }),
      t("ui.labelled", { label: t("recipes.totals"), name: needed }),
      t("mixing.note"),
    ],
    recipes,
  };
}

/** A paint as it stands on its tube. */
function paintName({ code, name }: RecipeOrder["paints"][number]): string {
  return [code, name].filter(Boolean).join(" ");
}
