import {
  displaySearch,
  formatScale,
  keepsItsUse,
  kitFields,
  kitPapers,
  planTiles,
  type TilePaper,
  tileName,
  tilePapers,
  type TilePlan,
} from "@tintery/contract/kit";
import { basePaintSet, type PaintSetId, readPaintSetId } from "@tintery/contract/paint-sets";
import { formChecked } from "@tintery/contract/tables";
import { addresses } from "../../platform/addresses.ts";
import { Download } from "lucide-react";
import { useState } from "react";
import { paintingOf } from "../../image-pictures.ts";
import { papersHere } from "../../papers-here.ts";
import { useTexts } from "../../platform/texts.tsx";
import { PrintLink } from "../../result/print-menu.tsx";
import { QrOption, qrSearch, useQrOption } from "../../result/qr-option.tsx";
import type { ImageDialogProps } from "../../result/image-dialog.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { Select } from "../../ui/select.tsx";
import { usePaintSets } from "../../colors/use-paint-sets.ts";
import { Segmented } from "../../ui/segmented.tsx";
import { DisplaySwitches } from "./display-switches.tsx";
import styles from "./print-dialog.css?inline";
import { useKeptDisplay } from "./kept-display.ts";
import { KidsSheet } from "./kids-sheet.tsx";

export interface PrintDialogProps extends ImageDialogProps {
  paper: TilePaper;
  onPaper: (chosen: TilePaper) => void;
}

/** On which paper a picture is printed, how its sheets go together, and the PDF of all of them. */
export function PrintDialog({ image, open, paper, onPaper, onClose }: PrintDialogProps) {
  const { t, language } = useTexts();
  const display = useKeptDisplay();
  const qr = useQrOption(image);
  const { canvasMM, ownPaints, palette } = image.options;
  // whoever painted with tubes of their own need not mix
  const [recipes, setRecipes] = useState<PaintSetId | null>(
    ownPaints || palette !== null ? null : basePaintSet,
  );
  const picture = { widthMM: canvasMM?.width ?? 0, heightMM: canvasMM?.height ?? 0 };
  /** Null until it is chosen: whatever suits the paper. */
  const [chosenFit, setFitOnOne] = useState<boolean | null>(null);
  if (!canvasMM) return null;
  const atTrueSize = planTiles(picture, { paper });
  const onOne = planTiles(picture, { paper, fitOnOne: true });
  const hasChoice = atTrueSize.tiles.length > 1;
  const fitOnOne = chosenFit ?? keepsItsUse(image.options, onOne.scale);
  const plan = hasChoice && fitOnOne ? onOne : atTrueSize;
  const { name } = tilePapers[paper];
  const says =
    plan.scale < 1
      ? t("kit.reduced", { paper: name, percent: formatScale(language, plan.scale) })
      : t("kit.sheets", { count: plan.tiles.length, paper: name });
  const shown = displaySearch(display);
  const wishes = new URLSearchParams({
    [kitFields.paper]: paper,
    ...(plan.scale < 1 && { [kitFields.fitOnOne]: formChecked }),
    ...(recipes !== null && { [kitFields.recipes]: String(recipes) }),
  });
  const query = [shown.slice(1), qrSearch(qr.checked), wishes].filter(Boolean).join("&");
  return (
    <Dialog open={open} title={t("pbn.kind.kit")} onClose={onClose} styles={styles}>
      <div className="print-kit">
        <Sheets plan={plan} picture={picture} src={paintingOf(image)} />
        <div className="print-wishes">
          <p className="quiet">{t("pbn.kind_hint.kit")}</p>
          <Segmented
            label={t("kit.paper")}
            value={paper}
            choices={papersHere(kitPapers).map((value) => ({ value, label: tilePapers[value].name }))}
            onChange={onPaper}
          />
          {hasChoice && (
            <Segmented
              label={t("outlines.size")}
              value={fitOnOne ? "one" : "true"}
              choices={[
                { value: "true", label: t("kit.true_size") },
                { value: "one", label: t("kit.one_sheet") },
              ]}
              onChange={(value) => setFitOnOne(value === "one")}
            />
          )}
          <RecipesField chosen={recipes} onChange={setRecipes} />
          <div>
            <DisplaySwitches />
            <QrOption {...qr} />
          </div>
          <p aria-live="polite">{says}</p>
          <LinkButton
            look="primary"
            href={`${addresses.downloadPaintByNumbers(image.id, "kit")}?${query}`}
            download
            icon={<Download aria-hidden="true" />}
          >
            {t("kit.download")}
          </LinkButton>
        </div>
      </div>
      <KidsSheet image={image} paper={paper === "letter" ? paper : "a4"} />
      <p className="quiet small print-pages">
        {t("kit.in_browser")}{" "}
        <PrintLink href={`${addresses.printPaintByNumbers(image.id, "pbn")}${shown}`}>
          {t("pbn.print_numbers")}
        </PrintLink>
        {" · "}
        <PrintLink href={addresses.printPaintByNumbers(image.id, "origin")}>
          {t("pbn.print_painting")}
        </PrintLink>
      </p>
    </Dialog>
  );
}

const noRecipes = "none";

/** The paints that recipes in the kit are made of, or none. */
function RecipesField({
  chosen,
  onChange,
}: {
  chosen: PaintSetId | null;
  onChange: (id: PaintSetId | null) => void;
}) {
  const { t } = useTexts();
  const { sets } = usePaintSets("recipes", chosen ?? basePaintSet);
  return (
    <Select
      label={t("recipes.title")}
      value={chosen === null ? noRecipes : String(chosen)}
      choices={[
        { value: noRecipes, label: t("recipes.none") },
        ...sets.map(({ id, title }) => ({ value: String(id), label: title })),
      ]}
      onChange={(value) => onChange(readPaintSetId(value) ?? null)}
    />
  );
}

/** The picture under the frames of its sheets; those who cannot see it are told their number beside it. */
function Sheets({
  plan,
  picture,
  src,
}: {
  plan: TilePlan;
  picture: { widthMM: number; heightMM: number };
  src: string | null | undefined;
}) {
  const { widthMM, heightMM } = picture;
  const share = (part: number, whole: number) => `${(part / whole) * 100}%`;
  return (
    <div className="print-sheets" aria-hidden="true" style={{ aspectRatio: `${widthMM} / ${heightMM}` }}>
      {src && <img src={src} alt="" />}
      {plan.tiles.length > 1 &&
        plan.tiles.map((tile) => (
          <span
            key={tileName(tile)}
            style={{
              left: share(tile.x, widthMM),
              top: share(tile.y, heightMM),
              width: share(tile.widthMM, widthMM),
              height: share(tile.heightMM, heightMM),
            }}
          >
            {tileName(tile)}
          </span>
        ))}
    </div>
  );
}
