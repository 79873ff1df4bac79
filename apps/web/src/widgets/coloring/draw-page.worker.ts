import { coloringPage, decodeMaps, defaultColoringStyle, drawColoring } from "@tintery/engine";
import type { PageWish } from "./page-preview.ts";

/** The engine beside the page: keeps a page's maps and draws them at any setting of the slider, as SVG. */
const scope = self as unknown as {
  onmessage: (event: MessageEvent<PageWish>) => void;
  postMessage: (message: { svg: string }) => void;
};
let maps: ReturnType<typeof decodeMaps> | undefined;

scope.onmessage = ({ data }) => {
  if (data.maps) maps = decodeMaps(new Uint8Array(data.maps));
  if (!maps) return;
  const svg = drawColoring(coloringPage(maps, { details: data.details }), defaultColoringStyle);
  scope.postMessage({ svg });
};
