import { unmixDecimals, type VolumeUnit } from "@tintery/contract/tables";
import { useId } from "react";
import { useTexts } from "../platform/texts.tsx";
import { GradeBadge, isFarGrade } from "./grade-badge.tsx";
import type { PaintMixture } from "./mixing-tasks.ts";
import { PalettePaintName } from "./palette-paint-name.tsx";
import { PaintName } from "./paint-name.tsx";

export interface MixtureCardProps {
  /** The wanted color. */
  target: string;
  mixture: PaintMixture;
  /** How much paint is wanted, and in which unit; null shows parts and shares only. */
  amount: { volume: number; unit: VolumeUnit } | null;
  title?: string;
}

/** One way to mix a color: both colors side by side, how near they are, and how much of each paint. */
export function MixtureCard({ target, mixture, amount, title }: MixtureCardProps) {
  const { t } = useTexts();
  const id = useId();
  const { hex, grade, difference, paints } = mixture;
  return (
    <article className="mixture" aria-labelledby={title ? id : undefined}>
      {title && <h3 id={id}>{title}</h3>}
      <div className="side-by-side">
        <div>
          <span className="patch" style={{ backgroundColor: target }} />
          <span>{t("mixing.target")}</span>
          <code>{target}</code>
        </div>
        <div>
          <span className="patch" style={{ backgroundColor: hex }} />
          <span>{t("mixing.mixture")}</span>
          <code>{hex}</code>
        </div>
      </div>
      <GradeBadge grade={grade} difference={difference} />
      {isFarGrade(grade) && <p className="hint">{t("mixing.too_vivid")}</p>}
      <PaintTable paints={paints} amount={amount} />
    </article>
  );
}

function PaintTable({ paints, amount }: Pick<MixtureCardProps, "amount"> & Pick<PaintMixture, "paints">) {
  const { t, number, volume, fixedPercent } = useTexts();
  const total = paints.reduce((sum, { parts }) => sum + parts, 0);
  return (
    <>
      <p className="parts">
        <span>{t("mixing.parts")}</span>{" "}
        <strong>{paints.map(({ parts }) => number(parts)).join(" : ")}</strong>
      </p>
      <table className="paints">
        <thead>
          <tr>
            <th scope="col">{t("mixing.paint")}</th>
            {amount && <th scope="col">{t("mixing.amount")}</th>}
            <th scope="col">{t("mixing.share")}</th>
          </tr>
        </thead>
        <tbody>
          {paints.map(({ slug, own, parts }) => (
            <tr key={slug ?? own.id}>
              <th scope="row">{slug ? <PaintName slug={slug} /> : <PalettePaintName paint={own} />}</th>
              {amount && (
                <td>
                  {volume((amount.volume * parts) / total, {
                    unit: amount.unit,
                    digits: unmixDecimals.volume,
                  })}
                </td>
              )}
              <td>{fixedPercent(parts / total, unmixDecimals.percent)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
