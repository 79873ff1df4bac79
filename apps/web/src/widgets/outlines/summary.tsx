import type { ImageView } from "@tintery/contract";
import { outlinesPrecisions } from "@tintery/contract/tables";
import { type ReactNode, useId } from "react";
import { useTexts } from "../../platform/texts.tsx";

/** What the outlines are made of: their precision, and what came of it. */
export function Summary({ image }: { image: ImageView }) {
  const { t, number, size, language } = useTexts();
  const id = useId();
  const { colorPrecision, numberOfColors, outlines: facts, canvasMM } = image.options;
  const precision = outlinesPrecisions.find((name) => name === colorPrecision);
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id}>{t("outlines.summary")}</h2>
      <dl className="outlines-facts">
        {precision && <Entry term={t("outlines.precision")}>{t(`outlines.precision.${precision}`)}</Entry>}
        {numberOfColors !== null && (
          <Entry term={t("outlines.number_of_colors")}>{number(numberOfColors)}</Entry>
        )}
        {facts && <Entry term={t("outlines.number_of_shapes")}>{number(facts.areas)}</Entry>}
        {facts && <Entry term={t("outlines.recognized")}>{t(`outlines.recognized.${facts.kind}`)}</Entry>}
        {canvasMM && (
          <Entry term={t("outlines.size")}>{size(canvasMM, language === "en" ? "in" : "mm")}</Entry>
        )}
      </dl>
      {facts && <ColorBar colors={facts.colors} />}
    </section>
  );
}

function Entry({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type Colors = NonNullable<ImageView["options"]["outlines"]>["colors"];

/** All colors by how much of the picture each covers; their number is said above. */
function ColorBar({ colors }: { colors: Colors }) {
  return (
    <div className="outlines-colors" aria-hidden="true">
      {colors.map(({ hex, areaShare }, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: colors keep their places
          key={index}
          className={hex === null ? "clear" : undefined}
          style={{ flexGrow: areaShare, ...(hex !== null && { backgroundColor: hex }) }}
        />
      ))}
    </div>
  );
}
