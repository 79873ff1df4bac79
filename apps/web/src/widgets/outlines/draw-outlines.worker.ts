import { decodeOutlines, drawOutlines, type OutlinesStyle } from "@tintery/engine";
import type { Drawn, DrawOrder } from "../../platform/draw-beside.ts";

/** The engine beside the page: keeps a model and draws it in any style, as SVG. */
const scope = self as unknown as {
  onmessage: (event: MessageEvent<DrawOrder<OutlinesStyle>>) => void;
  postMessage: (message: Drawn) => void;
};
let picture: ReturnType<typeof decodeOutlines> | undefined;

scope.onmessage = ({ data: { wish, source } }) => {
  if (source) picture = decodeOutlines(new Uint8Array(source));
  if (picture) scope.postMessage({ svg: drawOutlines(picture, wish) });
};
