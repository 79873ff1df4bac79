import workerFile from "./draw-outlines.worker.ts?worker&url";
import { startWorker } from "../../platform/start-worker.ts";
import type { OutlinesStyle } from "@tintery/engine";
import { useEffect, useRef, useState } from "react";
import { type DrawBeside, drawBeside } from "../../platform/draw-beside.ts";

const start = () => startWorker(new URL(workerFile, import.meta.url).href);

/**
 * The address of outlines drawn on this device in a style; null until it is drawn. `failed` where that is not possible
 * at all: the model could not be fetched, or the browser allows no worker here.
 * @param model address of the model; without one nothing is drawn
 */
export function useDrawing(model: string | undefined, style: OutlinesStyle) {
  const bench = useRef<DrawBeside<OutlinesStyle> | null>(null);
  const [drawn, setDrawn] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    setDrawn(null);
    setFailed(false);
    if (!model) return setFailed(true);
    const opened = drawBeside<OutlinesStyle>({
      start,
      source: model,
      onDrawn: setDrawn,
      onFailed: () => setFailed(true),
    });
    bench.current = opened;
    if (!opened) setFailed(true);
    return () => {
      opened?.end();
      bench.current = null;
    };
  }, [model]);
  // the same style may be another object in every render
  const wish = JSON.stringify(style);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the wish stands for the style; another model is drawn in the same
  useEffect(() => {
    bench.current?.draw(style);
  }, [wish, model]);
  return { drawn, failed };
}
