import { paintTotals } from "@tintery/engine/painters-pack";
import { basePaintSlugs, basePaints } from "@tintery/engine/pigments";
import { useMemo, useState } from "react";
import { askMixing } from "../../colors/ask-mixing.ts";
import { MixingState } from "../../colors/mixing-state.tsx";
import { PaintName } from "../../colors/paint-name.tsx";
import { useTexts } from "../../platform/texts.tsx";
import { useAnswer } from "../../platform/use-answer.ts";
import { Segmented } from "../../ui/segmented.tsx";
import { readyPaints, type VendorLine } from "./ready-paints.tsx";
import { AmountNote, type ShoppingProps, Tubes } from "./tubes.tsx";

/** The tables of makers' paints are large. Threads and crayons come in no tubes. */
async function fetchLine(id: number): Promise<VendorLine> {
  const [{ findPalette }, { servesUse }] = await Promise.all([
    import("@tintery/contract/palettes"),
    import("@tintery/contract/paint-sets"),
  ]);
  return { paints: findPalette(id)?.colors ?? [], isInTubes: servesUse(id, "charts") };
}

const ways = ["mix", "ready"] as const;

/**
 * Which paints to buy for a picture: few that all its colors are mixed of, or a tube of each color. It begins with the latter for a
 * picture that was painted with paints. A late part.
 */
export function Shopping({ image, amounts }: ShoppingProps) {
  const { t } = useTexts();
  const { palette, paletteOptions } = image.options;
  const [way, setWay] = useState<(typeof ways)[number]>(paletteOptions.printCodes ? "ready" : "mix");
  const { state, answer: line, again } = useAnswer(palette, fetchLine);
  if (state === "loading" || state === "failed") return <MixingState state={state} onAgain={again} />;
  const ready = readyPaints({ image, amounts, line });
  if (line?.isInTubes === false)
    return (
      <ul className="pack-colors">
        {ready.map(({ code, name }) => (
          <li key={code}>{name}</li>
        ))}
      </ul>
    );
  return (
    <>
      <div data-unprinted="">
        <Segmented
          label={t("painters.shopping_title")}
          value={way}
          choices={ways.map((value) => ({ value, label: t(`painters.buy.${value}`) }))}
          onChange={setWay}
        />
      </div>
      {way === "mix" ? <PaintsToMix image={image} amounts={amounts} /> : <Tubes needs={ready} />}
      <AmountNote />
    </>
  );
}

const findRecipes = (hexes: readonly string[]) =>
  askMixing("findRecipes", { hexes, paints: basePaintSlugs.map((slug) => ({ slug })) });

/** The base paints that the recipes of all colors take. */
function PaintsToMix({ image, amounts }: ShoppingProps) {
  const { t } = useTexts();
  const { colors } = image.options;
  const hexes = useMemo(() => colors.map(({ hex }) => hex), [colors]);
  const { state, answer, again } = useAnswer(hexes, findRecipes);
  if (!answer) return <MixingState state={state === "failed" ? "failed" : "loading"} onAgain={again} />;
  const totals = paintTotals(amounts, answer);
  const needs = totals.map(({ place, milliliters }) => {
    const { slug, pigments } = basePaints[place]!;
    return { code: slug, milliliters, name: <PaintName slug={slug} />, more: pigments };
  });
  return (
    <>
      <p>{t("painters.mix_hint")}</p>
      <Tubes needs={needs} />
    </>
  );
}
