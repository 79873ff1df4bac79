import { mixingChart } from "@tintery/engine/pigments";
import { loadLanguage } from "@tintery/contract/messages";
import { mixingChartPdf, recipeSheetPdf } from "@tintery/prints";
import type { ChildResult, WantedPaintSheet } from "./child-task.ts";
import type { Teller } from "./convert-photo.ts";
import { writeMadeFile } from "./made-files.ts";
import { recipeSheetOf } from "./recipe-words.ts";

/** Prints what paints make: recipes of a painting's colors, or all pairs of some paints. */
export async function printPaints(
  { folder, print }: { folder: string; print: WantedPaintSheet },
  tell: Teller,
): Promise<ChildResult> {
  tell.phase("draw");
  const bytes = print.what === "recipes" ? await printRecipes(print) : await printChart(print);
  return { files: [await writeMadeFile(folder, "drawing", { bytes, extension: "pdf" })] };
}

async function printRecipes({ page, ...order }: Extract<WantedPaintSheet, { what: "recipes" }>) {
  return recipeSheetPdf(await recipeSheetOf(order), page, order);
}

async function printChart(print: Extract<WantedPaintSheet, { what: "chart" }>): Promise<Uint8Array> {
  const { paints, set, page, title, language } = print;
  const t = await loadLanguage(language);
  // base paints have no codes: their places in the key stand for them
  const labels = paints.map(({ code }, k) => code ?? String(k + 1));
  const chart = {
    title,
    notes: [set, t("mixing.note")],
    labels,
    rows: mixingChart(paints.map(({ known }) => known)),
  };
  const colors = paints.map(({ name, hex }, k) => ({ code: labels[k]!, name: name || hex, hex }));
  return mixingChartPdf(chart, { title: t("chart.paints"), note: set, colors }, { page, printed: print });
}
