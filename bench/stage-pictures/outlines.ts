import {
  drawOutlines,
  outlines,
  type OutlinesPicture,
  type OutlinesStyle,
  outlinesVariants,
} from "@tintery/engine";
import { drawingToPng } from "@tintery/photos";
import { lineDrawing } from "../line-drawing.ts";
import { decodeAtMax } from "../photos.ts";
import { type Save, showPart } from "./show.ts";

const photoPixels = 700_000;
const lineDrawingPx = 900;
/** A part of a page in which single nodes can be seen. */
const close = { x: 0.42, y: 0.5, width: 0.14, ratio: 1.5 };

/** The pictures of docs/outlines.md: all drawings of one model, and the lines of line art. */
export async function showOutlines(bytes: Uint8Array, save: Save): Promise<void> {
  const photo = await decodeAtMax(bytes, photoPixels);
  const model = outlines(photo, { colorPrecision: "normal" });
  await save("1-photo", photo);
  await save("2-filled", drawOutlines(model, outlinesVariants.filled));
  await save(
    "3-lowest",
    drawOutlines(outlines(photo, { colorPrecision: "lowest" }), outlinesVariants.filled),
  );
  await save("4-borders", drawOutlines(model, outlinesVariants.outlines));
  const nodes = { ...outlinesVariants.filled, lines: "borders", nodes: true, lineWidthMM: 0.08 } as const;
  await save("5-nodes", showPart(drawOutlines(model, nodes), close));

  const file = await drawingToPng(lineDrawing, { widthPx: lineDrawingPx });
  const drawing = await decodeAtMax(file, photoPixels * 2);
  const ink = outlines(drawing, { colorPrecision: "normal" });
  await save("6-line-art", drawing);
  await save("7-centers", withNodes(ink, { ...outlinesVariants.centerlines, lineColor: "#b9c7d8" }));
}

/** A drawing in a light color below its nodes. */
function withNodes(picture: OutlinesPicture, style: OutlinesStyle): string {
  const nodes = drawOutlines(picture, { ...style, fill: "none", nodes: true, lineWidthMM: 0.5 });
  const layer = /<g id="nodes"[\s\S]*<\/g>/.exec(nodes)?.[0] ?? "";
  return drawOutlines(picture, style).replace("</svg>", `${layer}</svg>`);
}
