import { readFile } from "node:fs/promises";
import {
  type ColoringMaps,
  coloringPage,
  decodeMaps,
  defaultColoringStyle,
  drawColoring,
  encodeLineArt,
  encodeMaps,
  type LineArt,
  mapPhoto,
  pageSize,
} from "@tintery/engine";
import { chosenIn, coloringPageOptions } from "@tintery/contract";
import { readSeeingNetworks } from "@tintery/weights";
import { usualFrame } from "@tintery/scenes/paint";
import type { ColoringOptions, PageSummary } from "../stored-image.ts";
import type { ChildResult, MadeFile } from "./child-task.ts";
import { writeMadeFile } from "./made-files.ts";
import { drawPagePreviews } from "./page-previews.ts";
import { rememberSeen, type Sight } from "./seen-file.ts";
import type { Converted, Previews, Product } from "./product.ts";

/** Coloring pages as a product: what needs the photo becomes maps, and the page is drawn from those. */
export async function coloringProduct({
  options,
  seen: file,
}: {
  options: ColoringOptions;
  seen?: string;
}): Promise<Product> {
  const { boundaries } = await readSeeingNetworks();
  const look = await rememberSeen(file);
  const { type, subject } = options;
  const workingSize: Product["workingSize"] = (photo) => pageSize(photo, type);
  return {
    isPaintedFirst: false,
    workingSize,
    sceneFrame: (shape) => usualFrame(shape, workingSize),
    convert({ raster }, tick) {
      const sight = look(raster, subject);
      const maps = mapPhoto(raster, { type, seen: sight.seen }, boundaries, tick);
      return converted(maps, sight, options);
    },
  };
}

/** What of its options a page is drawn with from its maps. */
type Wish = Omit<ColoringOptions, "type">;

/** Draws a page anew from its maps, with other options. The maps stay as they are. */
export async function reviseColoring(
  { maps: file, ...wish }: { maps: string } & Wish,
  folder: string,
): Promise<ChildResult> {
  const maps = decodeMaps(await readFile(file));
  const art = coloringPage(maps, wish);
  const { beside, thumbnail } = await drawPreviews(art, folder);
  return {
    files: [...beside, thumbnail, await writeModel(art, folder)],
    summary: summarize(art, maps, wish),
  };
}

function summarize({ widthMM, heightMM }: LineArt, { type, zones }: ColoringMaps, wish: Wish): PageSummary {
  const { subject } = wish;
  const made = { type, ...chosenIn(coloringPageOptions, wish), ...(subject && { subject }) };
  return { widthMM, heightMM, hasSubject: zones !== undefined, made };
}

function converted(maps: ColoringMaps, sight: Sight, wish: Wish): Converted {
  const art = coloringPage(maps, wish);
  const { widthMM, heightMM } = art;
  return {
    widthMM,
    heightMM,
    summary: summarize(art, maps, wish),
    drawPreviews: (folder) => drawPreviews(art, folder),
    writeModel: async (folder) => [
      await writeModel(art, folder),
      await writeMadeFile(folder, "maps", { bytes: encodeMaps(maps), extension: "tmap" }),
      await sight.write(folder),
    ],
  };
}

function writeModel(art: LineArt, folder: string): Promise<MadeFile> {
  return writeMadeFile(folder, "model", { bytes: encodeLineArt(art), extension: "tcol" });
}

function drawPreviews(art: LineArt, folder: string): Promise<Previews> {
  return drawPagePreviews(drawColoring(art, defaultColoringStyle), art, folder);
}
