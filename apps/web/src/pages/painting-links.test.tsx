import type { ImageView } from "@tintery/contract";
import { loadLanguage } from "@tintery/contract/messages";
import type { Paper } from "@tintery/contract/tables";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TextsProvider } from "../platform/texts.tsx";
import { paintByNumbersImage } from "../testing/image-views.ts";
import { usePaintingLinks } from "./painting-links.ts";
import { PlainLinks } from "./plain-links.tsx";

function Links({ image, paper }: { image: ImageView; paper: Paper | undefined }) {
  return <PlainLinks groups={usePaintingLinks(image, paper)} />;
}

/** How the addresses end that a painting's page has for the printer. */
async function printsOf(options: Partial<ImageView["options"]>, paper?: Paper): Promise<string[]> {
  const image = paintByNumbersImage();
  Object.assign(image.options, options);
  const translate = await loadLanguage("en");
  const html = renderToStaticMarkup(
    <TextsProvider language="en" translate={translate}>
      <Links image={image} paper={paper} />
    </TextsProvider>,
  );
  return [...html.matchAll(/[/]print[/]image[/]([^"]*)"/g)].map(([, end = ""]) => end);
}

test("without scripts a painting is printed with its color list where it fits the visitor’s paper", async () => {
  const all = ["pbn?download-colors=yes", "pbn", "origin"];
  const forPaper = { canvasSize: "none", canvasMM: { width: 277, height: 190 } };
  expect(await printsOf(forPaper)).toEqual(all);
  expect(await printsOf(forPaper, "letter")).toEqual(all);
  const fromShop = { canvasSize: "24x30", canvasMM: { width: 762, height: 609.6 } };
  expect(await printsOf(fromShop)).toEqual(["pbn", "origin"]);
  const beads = { ...forPaper, cellSize: "midi" as const };
  expect(await printsOf(beads)).toEqual(all);
  expect(await printsOf(beads, "letter")).toEqual(["pbn", "origin"]);
});
