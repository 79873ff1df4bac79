import { type BasePaintSlug, basePaints, hexOfCurves, mixCurves } from "@tintery/engine/pigments";
import { useTexts } from "../platform/texts.tsx";

const paintOf = new Map(basePaints.map((paint) => [paint.slug, paint]));

/** What each section shows: mixtures of a first and a second paint, as parts of both. */
const lessons = [
  { name: "white", from: "phthalo-blue", to: "titanium-white", steps: "1:0 1:1 1:2 1:4 1:8 1:16 1:32 0:1" },
  { name: "strong", from: "light-yellow", to: "phthalo-blue", steps: "1:0 32:1 16:1 8:1 4:1 2:1 1:1 0:1" },
  {
    name: "calm",
    from: "red",
    to: "phthalo-green",
    white: 4,
    steps: "16:0 16:1 16:2 16:3 16:4 12:4 8:4 4:4",
  },
  {
    name: "gray",
    from: "burnt-sienna",
    to: "phthalo-blue",
    white: 12,
    steps: "1:0 12:1 8:1 6:1 4:1 3:1 2:1 1:1",
  },
] as const satisfies readonly Lesson[];

interface Lesson {
  name: string;
  from: BasePaintSlug;
  to: BasePaintSlug;
  /** Parts of white in each step, besides. */
  white?: number;
  steps: string;
}

/** How paints mix, each rule with a row of mixtures that are computed as the mixer computes its own. */
export function MixingGuide({ heading: Heading = "h3" }: { heading?: "h2" | "h3" }) {
  const { t } = useTexts();
  return (
    <div className="guide">
      <p>{t("guide.lead")}</p>
      {lessons.map((lesson) => (
        <section key={lesson.name} aria-labelledby={`guide-${lesson.name}`}>
          <Heading id={`guide-${lesson.name}`}>{t(`guide.${lesson.name}`)}</Heading>
          <MixedRow lesson={lesson} />
          <p>{t(`guide.${lesson.name}_text`)}</p>
        </section>
      ))}
      <p>{t("guide.order")}</p>
    </div>
  );
}

const [cellWidth, cellHeight] = [40, 48];

function MixedRow({ lesson: { from, to, steps, white = 0 } }: { lesson: Lesson }) {
  const { t } = useTexts();
  const hexes = steps.split(" ").map((step) => mixedHex(from, to, step, white));
  const last = t(`base_paint.${to}`);
  const first = [from, ...(white > 0 ? ["titanium-white" as const] : [])]
    .map((slug) => t(`base_paint.${slug}`))
    .join(" + ");
  return (
    <figure>
      <svg
        role="img"
        viewBox={`0 0 ${hexes.length * cellWidth} ${cellHeight}`}
        aria-label={t("guide.row", { from: first, to: last })}
      >
        {hexes.map((hex, i) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps never change places
            key={i}
            x={i * cellWidth}
            width={cellWidth + 0.5}
            height={cellHeight}
            fill={hex}
          />
        ))}
      </svg>
      <figcaption aria-hidden="true">
        <span>{first}</span>
        <span>{last}</span>
      </figcaption>
    </figure>
  );
}

function mixedHex(from: BasePaintSlug, to: BasePaintSlug, step: string, white: number): string {
  const [first = 0, second = 0] = step.split(":").map(Number);
  const shares = [
    { curves: paintOf.get(from)!.curves, parts: first },
    { curves: paintOf.get(to)!.curves, parts: second },
    { curves: paintOf.get("titanium-white")!.curves, parts: white },
  ];
  return hexOfCurves(mixCurves(shares.filter(({ parts }) => parts > 0)));
}
