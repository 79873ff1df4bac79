import { type BasePaintSlug, basePaints, hexOfCurves, mixCurves } from "@tintery/engine/pigments";
import { useTexts } from "../platform/texts.tsx";

/** Parts of white in the tint that a swatch shows: dark paints look black without any. */
const whiteParts = 6;

const white = basePaints.find(({ slug }) => slug === "titanium-white")!;
const looks = new Map(
  basePaints.map(({ slug, hex, curves }) => {
    const shares = [
      { curves, parts: 1 },
      { curves: white.curves, parts: whiteParts },
    ];
    return [slug, { hex, tint: hexOfCurves(mixCurves(shares)) }];
  }),
);

/** A base paint's name, and how it looks: as it comes from the tube, and with much white. */
export function PaintName({ slug }: { slug: BasePaintSlug }) {
  const { t } = useTexts();
  const { hex, tint } = looks.get(slug)!;
  return (
    <span className="paint-name">
      <span
        className="swatch"
        aria-hidden="true"
        style={{ background: `linear-gradient(90deg, ${hex} 55%, ${tint} 55%)` }}
      />
      <span>{t(`base_paint.${slug}`)}</span>
    </span>
  );
}
