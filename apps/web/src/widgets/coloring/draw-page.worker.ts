import { coloringPage, decodeMaps, defaultColoringStyle, drawColoring, hatchingOf } from "@tintery/engine";
import type { DrawOrder } from "../../platform/draw-beside.ts";

/** The engine beside the page: keeps a page's maps and draws them at any setting of the slider, as SVG. */
const scope = self as unknown as {
  onmessage: (event: MessageEvent<DrawOrder<number>>) => void;
  postMessage: (message: { svg: string }) => void;
};
let page: { maps: ReturnType<typeof decodeMaps>; hatching: ReturnType<typeof hatchingOf> } | undefined;

scope.onmessage = ({ data: { wish, source } }) => {
  if (source) {
    const maps = decodeMaps(new Uint8Array(source));
    page = { maps, hatching: hatchingOf(maps) };
  }
  if (!page) return;
  const { maps, hatching } = page;
  const svg = drawColoring(coloringPage(maps, { details: wish, hatching }), defaultColoringStyle);
  scope.postMessage({ svg });
};
