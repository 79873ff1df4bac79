import { coloringPage, decodeMaps, defaultColoringStyle, drawColoring } from "@tintery/engine";
import type { DrawOrder } from "../../platform/draw-beside.ts";

/** The engine beside the page: keeps a page's maps and draws them at any setting of the slider, as SVG. */
const scope = self as unknown as {
  onmessage: (event: MessageEvent<DrawOrder<number>>) => void;
  postMessage: (message: { svg: string }) => void;
};
let maps: ReturnType<typeof decodeMaps> | undefined;

scope.onmessage = ({ data: { wish, source } }) => {
  if (source) maps = decodeMaps(new Uint8Array(source));
  if (!maps) return;
  const svg = drawColoring(coloringPage(maps, { details: wish }), defaultColoringStyle);
  scope.postMessage({ svg });
};
