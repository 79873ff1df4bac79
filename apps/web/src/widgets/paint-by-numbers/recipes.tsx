import type { ImageView } from "@tintery/contract";
import {
  gamutImageField,
  type ListedPaint,
  type PaintSet,
  paintSheetSearch,
} from "@tintery/contract/paint-sets";
import { unmixDecimals } from "@tintery/contract/tables";
import { addresses } from "../../platform/addresses.ts";
import { paintTotals } from "@tintery/engine/painters-pack";
import type { KnownMixture } from "../../colors/mixing-tasks.ts";
import { Download } from "lucide-react";
import { useMemo, useRef } from "react";
import { useAskedSet } from "../../colors/asked-set.ts";
import { askMixing } from "../../colors/ask-mixing.ts";
import { GradeBadge, isFarGrade } from "../../colors/grade-badge.tsx";
import { MixingState } from "../../colors/mixing-state.tsx";
import { PaintSetSelect } from "../../colors/paint-set-select.tsx";
import { usePaintSets } from "../../colors/use-paint-sets.ts";
import { paperHere } from "../../papers-here.ts";
import { call } from "../../platform/call.ts";
import { Notice } from "../../ui/notice.tsx";
import { useTexts } from "../../platform/texts.tsx";
import { useAnswer } from "../../platform/use-answer.ts";
import { amountsOf } from "./amounts-of.ts";
import { LinkButton } from "../../ui/button.tsx";
import { PrintButton } from "../../ui/print-button.tsx";
import { Swatch } from "../../ui/swatch.tsx";

const ask = ({ hexes, set }: { hexes: readonly string[]; set: PaintSet }) =>
  askMixing("findRecipes", { hexes, paints: set.paints.map(({ known }) => known) });

const fetchImage = (id: string) => call("getImage", { params: { id } });

export interface RecipesProps {
  imageId: string;
  /** The image as its page was rendered with, as JSON. */
  first: string | null;
}

/** Every color of a painting with its mixture of paints of one's choice, to be looked at, printed and downloaded. */
export function Recipes({ imageId, first }: RecipesProps) {
  const { t } = useTexts();
  const given = useMemo(() => givenImage(imageId, first), [imageId, first]);
  const { state, answer, again } = useAnswer(given ? null : imageId, fetchImage);
  const image = given ?? answer;
  if (!image) return <MixingState state={state === "failed" ? "failed" : "loading"} onAgain={again} />;
  if (image.options.colors.length === 0) return <Notice kind="info">{t("spec.colors_in_process")}</Notice>;
  return <Sheet image={image} />;
}

/** The image that a page was rendered with, if it is this one and all of it is there. */
function givenImage(id: string, text: string | null): ImageView | null {
  try {
    const image = JSON.parse(text ?? "null") as ImageView | null;
    return image?.id === id && image.options.colors.length > 0 ? image : null;
  } catch {
    return null;
  }
}

function Sheet({ image }: { image: ImageView }) {
  const { t, number, language } = useTexts();
  const sheet = useRef<HTMLElement>(null);
  const [wanted, choose] = useAskedSet();
  const known = usePaintSets("recipes", wanted);
  const { colors } = image.options;
  const set = known.chosen;
  const question = useMemo(() => ({ hexes: colors.map(({ hex }) => hex), set }), [colors, set]);
  const { state, answer, again } = useAnswer(question, ask);
  const amounts = amountsOf(image);
  const near = answer?.filter(({ grade }) => !isFarGrade(grade)).length ?? 0;
  return (
    <section ref={sheet} className="recipes" aria-label={t("recipes.title")}>
      <div className="recipe-tools" data-unprinted="">
        <PaintSetSelect known={known} onChange={choose} />
        <div className="recipe-buttons">
          <PrintButton find={() => sheet.current} />
          <LinkButton
            href={addresses.downloadRecipes(image.id) + paintSheetSearch({ set: set.id, paper: paperHere() })}
            download
            icon={<Download aria-hidden="true" />}
          >
            {t("kit.download")}
          </LinkButton>
        </div>
      </div>
      <p className="recipe-set">{t("recipes.from", { paints: set.title })}</p>
      {image.options.images.origin && (
        <p data-unprinted="">
          <a
            href={`${addresses.gamutCheck()}${paintSheetSearch({ set: set.id })}&${gamutImageField}=${image.id}`}
          >
            {t("gamut.link_photo")}
          </a>
        </p>
      )}
      {answer === null && <MixingState state={state === "failed" ? "failed" : "loading"} onAgain={again} />}
      {answer && (
        <>
          <p role="status" className="recipe-near">
            {t("recipes.near", { near: number(near), count: number(colors.length) })}
          </p>
          <p className="hint">{t("mixing.note")}</p>
          <ul className="recipe-list" lang={language}>
            {colors.map((color, k) => (
              <Recipe
                key={color.id}
                color={color}
                mixture={answer[k]!}
                set={set}
                milliliters={amounts[k] ?? null}
              />
            ))}
          </ul>
          {amounts.length > 0 && <Totals set={set} mixtures={answer} amounts={amounts} />}
        </>
      )}
    </section>
  );
}

const paintName = ({ code, name }: ListedPaint) => [code, name].filter(Boolean).join(" ");
const partsOf = ({ parts }: KnownMixture) => parts.reduce((sum, part) => sum + part, 0);

interface RecipeProps {
  color: { code: string; name: string; hex: string };
  mixture: KnownMixture;
  set: PaintSet;
  milliliters: number | null;
}

function Recipe({ color: { code, name, hex }, mixture, set, milliliters }: RecipeProps) {
  const { t, number, volume } = useTexts();
  const total = partsOf(mixture);
  return (
    <li className="recipe">
      <div
        className="recipe-patches"
        role="img"
        aria-label={`${t("mixing.target")} ${hex}, ${t("mixing.mixture")} ${mixture.hex}`}
      >
        <span style={{ backgroundColor: hex }} />
        <span style={{ backgroundColor: mixture.hex }} />
      </div>
      <div className="recipe-words">
        <h2>
          <b>{code}</b> {name}
        </h2>
        <GradeBadge grade={mixture.grade} difference={mixture.difference} />
        <ul className="recipe-paints">
          {mixture.places.map((place, i) => {
            const paint = set.paints[place]!;
            const part = mixture.parts[i]!;
            return (
              <li key={paint.id}>
                <b>{number(part)}</b>
                <Swatch hex={paint.hex} />
                <span>{paintName(paint)}</span>
                {milliliters !== null && (
                  <span className="quiet">
                    {volume((milliliters * part) / total, { digits: unmixDecimals.volume })}
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </li>
  );
}

/** How much of each paint all recipes take together, the most first. */
function Totals({
  set,
  mixtures,
  amounts,
}: {
  set: PaintSet;
  mixtures: readonly KnownMixture[];
  amounts: readonly number[];
}) {
  const { t, volume } = useTexts();
  return (
    <section className="recipe-totals">
      <h2>{t("recipes.totals")}</h2>
      <ul className="recipe-paints">
        {paintTotals(amounts, mixtures).map(({ place, milliliters }) => {
          const paint = set.paints[place]!;
          return (
            <li key={paint.id}>
              <Swatch hex={paint.hex} />
              <span>{paintName(paint)}</span>
              <span className="quiet">{volume(milliliters)}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
