import workerFile from "./draw-page.worker.ts?worker&url";
import { startWorker } from "../platform/start-worker.ts";
import { useQueryClient } from "@tanstack/react-query";
import type { ImageView } from "@tintery/contract";
import { chosenIn, coloringChoices, reduceDetailsRange } from "@tintery/contract/tables";
import { useEffect, useId, useRef, useState } from "react";
import { call } from "../platform/call.ts";
import type { DrawBeside } from "../platform/draw-beside.ts";
import type { Failure } from "../platform/failure-of.ts";
import { useTexts } from "../platform/texts.tsx";
import { useProblemWords } from "../problem-words.ts";
import { Problem } from "../ui/field.tsx";
import { DetailsSlider } from "./details-slider.tsx";
import type { PageWish } from "./draw-page.worker.ts";

/** Keys move the slider step by step; what it stands at is kept when no key came for this many milliseconds. */
const keyRest = 500;

export interface ReduceDetailsProps {
  image: ImageView;
  /** Where the slider stands as long as nothing is kept with the picture. */
  preset?: number;
  /**
   * Hears the address of the page as it would become while the slider moves; null when the real one is back. Nothing is
   * drawn ahead for nobody.
   */
  onPreview?: (address: string | null) => void;
}

/** The slider that takes lines out of a page; what it is left at is kept with the picture. */
export function ReduceDetails({ image, preset = reduceDetailsRange.max, onPreview }: ReduceDetailsProps) {
  const { t } = useTexts();
  const id = useId();
  const { drawPreview, isForbidden } = usePreview(image.options, onPreview);
  const { value, wish, keep, keepSoon, state, problem } = useKeptDetails(image, preset, () =>
    onPreview?.(null),
  );
  const said = { idle: "", saving: t("coloring.redrawing"), saved: t("coloring.redrawn") }[state];
  return (
    <section className="panel">
      <h2 id={id}>{t("spec.reduce_details")}</h2>
      <DetailsSlider
        aria-labelledby={id}
        aria-describedby={`${id}-hint`}
        value={value}
        onChange={(details) => {
          wish(details);
          drawPreview(details);
        }}
        onPointerUp={keep}
        onKeyUp={keepSoon}
        onBlur={keep}
      />
      <p className="hint" id={`${id}-hint`}>
        {t("coloring.details_hint")} {isForbidden && t("ui.preview_forbidden")}
      </p>
      <p className="hint" role="status">
        {said}
      </p>
      <Problem text={problem} />
    </section>
  );
}

const start = () => startWorker(new URL(workerFile, import.meta.url).href);

/** Draws on this device what the slider shows, from when it first moves until the widget goes. */
function usePreview(options: ImageView["options"], onDrawn: ((address: string) => void) | undefined) {
  const { maps } = options.images;
  const preview = useRef<Promise<DrawBeside<PageWish> | null> | null>(null);
  const [isForbidden, setForbidden] = useState(false);
  const hear = useRef(onDrawn);
  hear.current = onDrawn;
  // another page is drawn from other maps
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address stands for the maps
  useEffect(
    () => () => {
      void preview.current?.then((opened) => opened?.end());
      preview.current = null;
    },
    [maps],
  );
  const drawPreview = (details: number) => {
    if (maps && onDrawn)
      preview.current ??= openPreview(
        maps,
        (address) => hear.current?.(address),
        (why) => setForbidden(why === "forbidden"),
      );
    void preview.current?.then((opened) => opened?.draw({ ...chosenIn(coloringChoices, options), details }));
  };
  return { drawPreview, isForbidden };
}

/** Null where nothing can be drawn on this device; the server draws in any case. */
function openPreview(source: string, onDrawn: (address: string) => void, onFailed: (why: Failure) => void) {
  return import("../platform/draw-beside.ts").then(
    ({ drawBeside }) => drawBeside<PageWish>({ start, source, onDrawn, onFailed }),
    () => null,
  );
}

/** The setting kept with the picture, the one the slider shows meanwhile, and how keeping it goes. */
function useKeptDetails(image: ImageView, preset: number, onKept: () => void) {
  const words = useProblemWords();
  const client = useQueryClient();
  const kept = image.options.reduceGrayscale ?? preset;
  const [wished, wish] = useState<number | null>(null);
  const [state, setState] = useState<"idle" | "saving" | "saved">("idle");
  const [problem, setProblem] = useState<string | null>(null);
  // of two changes in a row, the answer to the first must not end the second
  const latest = useRef(kept);
  const value = wished ?? kept;

  const keep = async () => {
    if (value === latest.current) return;
    latest.current = value;
    setState("saving");
    setProblem(null);
    try {
      await call("editImage", { params: { id: image.id }, body: { reduceGrayscale: value } });
      await client.invalidateQueries({ queryKey: ["image", image.id] });
      if (latest.current === value) setState("saved");
    } catch (error) {
      if (latest.current !== value) return;
      latest.current = kept;
      setState("idle");
      setProblem(await words.ofError(error));
    }
    if (latest.current === value || latest.current === kept) {
      wish(null);
      onKept();
    }
  };
  // a timer set before the last step must keep that step
  const keepNow = useRef(keep);
  keepNow.current = keep;
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const keepSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void keepNow.current(), keyRest);
  };
  return { value, wish, keep: () => void keep(), keepSoon, state, problem };
}
