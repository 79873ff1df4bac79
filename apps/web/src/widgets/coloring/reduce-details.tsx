import { useQueryClient } from "@tanstack/react-query";
import type { ImageView } from "@tintery/contract";
import { reduceDetailsRange } from "@tintery/contract/tables";
import { useId, useRef, useState } from "react";
import { call } from "../../platform/call.ts";
import { useTexts } from "../../platform/texts.tsx";
import { useProblemWords } from "../../problem-words.ts";
import { Problem } from "../../ui/field.tsx";

const { min, max, step } = reduceDetailsRange;

export interface ReduceDetailsProps {
  image: ImageView;
  /** Hears the address of the page as it would become while the slider moves; null when the real one is back. */
  onPreview: (address: string | null) => void;
}

/** The slider that takes lines out of a page; what it is left at is kept with the picture. */
export function ReduceDetails({ image, onPreview }: ReduceDetailsProps) {
  const { t, percent } = useTexts();
  const words = useProblemWords();
  const client = useQueryClient();
  const id = useId();
  const kept = image.options.reduceGrayscale ?? max;
  const [wish, setWish] = useState<number | null>(null);
  const [state, setState] = useState<"idle" | "saving" | "saved">("idle");
  const [problem, setProblem] = useState<string | null>(null);
  // of two changes in a row, the answer to the first must not end the second
  const latest = useRef(kept);
  const value = wish ?? kept;

  const keep = async (reduceGrayscale: number) => {
    if (reduceGrayscale === latest.current) return;
    latest.current = reduceGrayscale;
    setState("saving");
    setProblem(null);
    try {
      await call("editImage", { params: { id: image.id }, body: { reduceGrayscale } });
      await client.invalidateQueries({ queryKey: ["image", image.id] });
      if (latest.current === reduceGrayscale) setState("saved");
    } catch (error) {
      if (latest.current !== reduceGrayscale) return;
      latest.current = kept;
      setState("idle");
      setProblem(await words.ofError(error));
    }
    if (latest.current === reduceGrayscale) {
      setWish(null);
      onPreview(null);
    }
  };
  const said = state === "saving" ? t("coloring.redrawing") : state === "saved" ? t("coloring.redrawn") : "";
  return (
    <section className="panel">
      <h2 id={id}>{t("spec.reduce_details")}</h2>
      <div className="details-slider">
        <input
          type="range"
          aria-labelledby={id}
          aria-describedby={`${id}-hint`}
          aria-valuetext={percent(value / 100)}
          min={min}
          max={max}
          step={step}
          value={value}
          onChange={(event) => setWish(Number(event.target.value))}
          onPointerUp={() => void keep(value)}
          onKeyUp={() => void keep(value)}
          onBlur={() => void keep(value)}
        />
        <output aria-hidden="true">{percent(value / 100)}</output>
      </div>
      <p className="hint" id={`${id}-hint`}>
        {t("coloring.details_hint")}
      </p>
      <p className="hint" role="status">
        {said}
      </p>
      <Problem text={problem} />
    </section>
  );
}
