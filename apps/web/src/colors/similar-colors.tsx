import { addresses } from "../platform/addresses.ts";
import { useTexts } from "../platform/texts.tsx";
import { Swatch } from "../ui/swatch.tsx";
import { askMixing } from "./ask-mixing.ts";
import { MixingState } from "./mixing-state.tsx";
import { TransparencyIcon } from "./transparency-icon.tsx";
import { useAnswer } from "../platform/use-answer.ts";

const findSimilar = (hex: string) => askMixing("findSimilar", hex);

/** The nearest paints of every maker's line, in their order; how near they are, these tables cannot say to the decimal. */
export function SimilarColors({ hex }: { hex: string }) {
  const { t } = useTexts();
  const { state, answer, again } = useAnswer(hex, findSimilar);
  if (answer === null)
    return <MixingState state={state === "failed" ? "failed" : "loading"} onAgain={again} />;
  return (
    <div className="similar">
      <p className="hint">{t("mixing.similar_text")}</p>
      {answer.map(({ id, title, paints }) => (
        <section key={id} aria-label={title}>
          <h3 lang="en">
            <a href={addresses.palette(id)}>{title}</a>
          </h3>
          <ul>
            {paints.map((paint) => (
              <li key={paint.code}>
                <Swatch hex={paint.hex} />
                <span className="similar-words" lang="en">
                  <span>{paint.name}</span>
                  <span className="hint">{paint.code}</span>
                </span>
                {paint.transparency && <TransparencyIcon transparency={paint.transparency} />}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
