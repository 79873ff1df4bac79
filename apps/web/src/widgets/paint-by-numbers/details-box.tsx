import type { ImageView } from "@tintery/contract";
import type { MessageKey } from "@tintery/contract/tables";
import { type ReactNode, useEffect } from "react";
import { useTexts } from "../../platform/texts.tsx";
import { useLate } from "../../platform/use-late.ts";
import { PaintersPack } from "./painters-pack.tsx";

const loadAdvice = () => import("./advice.tsx").then((file) => file.Advice);

export interface DetailsBoxProps {
  image: ImageView;
  /** Shows how many regions there are. */
  commercial: boolean;
  /** Offers in forms what only professional users may use. */
  professional: boolean;
}

/** What the picture is made of: canvas, colors, segments, and when; and what a painter wants to know next. A late part. */
export function DetailsBox({ image, commercial, professional }: DetailsBoxProps) {
  const { t, size, unit, number, date } = useTexts();
  const {
    canvasMM,
    colors,
    colors_initial,
    numberOfColors,
    numberOfSegments,
    detalization,
    difficulty,
    ownPaints,
    look,
  } = image.options;
  const made = colors_initial.length;
  const advice = useLate(loadAdvice);
  // few pictures need any, and it takes many words to say
  const hasAdvice = Boolean(image.options.advice?.length);
  useEffect(() => {
    if (hasAdvice) advice.fetch();
  }, [hasAdvice, advice.fetch]);
  const detail = detalization as Parameters<typeof detailKey>[0] | null;
  return (
    <section className="details" aria-labelledby="details-title">
      <h2 id="details-title">{t("pbn.details_title")}</h2>
      <dl>
        {canvasMM && (
          <Entry term={t("pbn.canvas_size")}>
            {size(canvasMM)} <span className="quiet">({size(canvasMM, unit === "in" ? "mm" : "in")})</span>
          </Entry>
        )}
        <Entry term={t("pbn.number_of_colors")}>{number(colors.length)}</Entry>
        {commercial && numberOfSegments && (
          <Entry term={t("pbn.number_of_segments")}>{number(numberOfSegments.total)}</Entry>
        )}
        {detail && <Entry term={t("pbn.detalization")}>{t(detailKey(detail))}</Entry>}
        {look && (
          <Entry term={t("pbn.ai_filter_type")}>
            {t(`pbn.ai_filter_type.${look.name}` as MessageKey)} · {number(look.strength)}
          </Entry>
        )}
        {difficulty && <Entry term={t("pbn.difficulty")}>{t(`pbn.difficulty.${difficulty}`)}</Entry>}
        <Entry term={t("pbn.made_on")}>{date(image.created)}</Entry>
      </dl>
      {numberOfColors !== null && made > 0 && made < numberOfColors && !ownPaints && (
        <p className="quiet">
          {t("pbn.fewer_colors", { wanted: number(numberOfColors), colors: number(made) })}
        </p>
      )}
      {hasAdvice && advice.Late && <advice.Late image={image} professional={professional} />}
      <PaintersPack image={image} />
    </section>
  );
}

const detailKey = (detail: "ultra" | "high" | "normal" | "low" | "lowest") =>
  `pbn.detalization.${detail}` as const;

function Entry({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
