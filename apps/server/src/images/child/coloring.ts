import { readFile } from "node:fs/promises";
import {
  type ColoringMaps,
  coloringPage,
  decodeMaps,
  defaultColoringStyle,
  drawColoring,
  drawnPen,
  encodeLineArt,
  encodeMaps,
  type LineArt,
  mapDrawn,
  mapPhoto,
  pageSize,
  type Raster,
} from "@tintery/engine";
import { decodePhoto, uprightSize } from "@tintery/photos";
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
  drawn,
}: {
  options: ColoringOptions;
  seen?: string;
  drawn?: string;
}): Promise<Product> {
  const { boundaries } = await readSeeingNetworks();
  const look = await rememberSeen(file);
  const { type, subject } = options;
  const workingSize: Product["workingSize"] = (photo) => pageSize(photo, type);
  const drawing = drawn === undefined ? null : await readDrawing(drawn, workingSize);
  return {
    isPaintedFirst: false,
    workingSize,
    sceneFrame: (shape) => usualFrame(shape, workingSize),
    convert({ raster, shapes, see }, tick) {
      if (shapes) {
        // its things are what it is about, as long as nobody says what else is
        const sight = subject && look(raster, subject, see);
        const wish = { type, subject: sight?.seen.subject.mask };
        return converted(mapDrawn(shapes(drawnPen(raster, type)), wish, tick), options, sight);
      }
      const sight = look(raster, subject);
      const maps = drawing
        ? mapPhoto(drawing, { type }, boundaries, tick)
        : mapPhoto(raster, { type, seen: sight.seen }, boundaries, tick);
      return converted(maps, options, sight);
    },
  };
}

/** The lines as an image model drew them; they are traced as any drawing is. */
async function readDrawing(file: string, workingSize: Product["workingSize"]): Promise<Raster> {
  const bytes = await readFile(file);
  return decodePhoto(bytes, workingSize(await uprightSize(bytes)), { keepsAlpha: false });
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
  const { subject, drawnBy } = wish;
  const made = {
    type,
    ...chosenIn(coloringPageOptions, wish),
    ...(subject && { subject }),
    ...(drawnBy && { drawnBy }),
  };
  return { widthMM, heightMM, hasSubject: zones !== undefined, made };
}

function converted(maps: ColoringMaps, wish: Wish, sight?: Sight): Converted {
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
      ...(sight ? [await sight.write(folder)] : []),
    ],
  };
}

function writeModel(art: LineArt, folder: string): Promise<MadeFile> {
  return writeMadeFile(folder, "model", { bytes: encodeLineArt(art), extension: "tcol" });
}

function drawPreviews(art: LineArt, folder: string): Promise<Previews> {
  return drawPagePreviews(drawColoring(art, defaultColoringStyle), art, folder);
}
