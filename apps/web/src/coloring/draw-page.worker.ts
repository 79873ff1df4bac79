import {
  type ColoringPageOptions,
  coloringPage,
  decodeMaps,
  defaultColoringStyle,
  drawColoring,
  hatchingOf,
} from "@tintery/engine";
import type { Drawn, DrawOrder } from "../platform/draw-beside.ts";
import { failureOf } from "../platform/failure-of.ts";

export type PageWish = Omit<ColoringPageOptions, "hatching">;

/** The engine beside the page: keeps a page's maps and draws them at any setting of the slider, as SVG. */
const scope = self as unknown as {
  onmessage: (event: MessageEvent<DrawOrder<PageWish>>) => void;
  postMessage: (message: Drawn) => void;
};
/** Hatching is laid once for each background: the slider shows more or less of it. */
let page:
  | {
      maps: ReturnType<typeof decodeMaps>;
      background?: PageWish["background"];
      hatching?: ReturnType<typeof hatchingOf>;
    }
  | undefined;

function draw({ wish, source }: DrawOrder<PageWish>): string {
  if (source) page = { maps: decodeMaps(new Uint8Array(source)) };
  if (!page) throw new RangeError("there must be a page");
  const { background } = wish;
  const { maps } = page;
  const hatching = (page.background === background && page.hatching) || hatchingOf(maps, background);
  page = { maps, hatching, ...(background && { background }) };
  return drawColoring(coloringPage(maps, { ...wish, hatching }), defaultColoringStyle);
}

scope.onmessage = ({ data }) => {
  try {
    scope.postMessage({ svg: draw(data) });
  } catch (error) {
    scope.postMessage({ failed: failureOf(error) });
  }
};
