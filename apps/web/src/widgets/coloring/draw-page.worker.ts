import {
  type ColoringPageOptions,
  coloringPage,
  decodeMaps,
  defaultColoringStyle,
  drawColoring,
  hatchingOf,
} from "@tintery/engine";
import type { DrawOrder } from "../../platform/draw-beside.ts";

export type PageWish = Pick<ColoringPageOptions, "details" | "background">;

/** The engine beside the page: keeps a page's maps and draws them at any setting of the slider, as SVG. */
const scope = self as unknown as {
  onmessage: (event: MessageEvent<DrawOrder<PageWish>>) => void;
  postMessage: (message: { svg: string }) => void;
};
/** Hatching is laid once for each background: the slider shows more or less of it. */
let page:
  | {
      maps: ReturnType<typeof decodeMaps>;
      background?: PageWish["background"];
      hatching?: ReturnType<typeof hatchingOf>;
    }
  | undefined;

scope.onmessage = ({ data: { wish, source } }) => {
  if (source) page = { maps: decodeMaps(new Uint8Array(source)) };
  if (!page) return;
  const { background } = wish;
  const { maps } = page;
  const hatching = (page.background === background && page.hatching) || hatchingOf(maps, background);
  page = { maps, hatching, ...(background && { background }) };
  const svg = drawColoring(coloringPage(maps, { ...wish, hatching }), defaultColoringStyle);
  scope.postMessage({ svg });
};
