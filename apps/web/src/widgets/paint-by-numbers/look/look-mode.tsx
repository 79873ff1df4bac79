import { useMemo, useRef, useState } from "react";
import { LookPane } from "../../../close-look/look-pane.tsx";
import { SharpLayer } from "../../../close-look/sharp-layer.tsx";
import { useView } from "../../../close-look/use-view.ts";
import { paintingOf } from "../../../image-pictures.ts";
import { useTexts } from "../../../platform/texts.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { paletteRows } from "../palette.ts";
import { regionAt } from "./find-region.ts";
import type { ModeProps } from "./mode-props.ts";
import { choicePainter, pagePainter, type Show } from "./painters.ts";
import { colorWords, PaletteStrip } from "./palette-strip.tsx";
import type { ShownPainting } from "./shown-painting.ts";
import type { Display } from "./use-display.ts";

type Side = "painted" | "numbers" | "both";

/** The painting to be looked at: a color is chosen in the picture or the palette, and all its regions stand out. */
export function LookMode({ image, painting, display, commercial, chosen, onChoose }: ModeProps) {
  const { t } = useTexts();
  const [side, setSide] = useState<Side>("painted");
  const [pointed, setPointed] = useState<number | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const looking = useView(frame, painting.size);
  const page = useMemo(() => pagePainter(painting, showOf(side, display)), [painting, side, display]);
  const choice = useMemo(() => {
    const of = (color: number | null) => painting.regions.filter((region) => region.color === color);
    return choicePainter(painting, {
      clear: chosen === null ? null : of(chosen),
      marked: of(pointed ?? chosen),
    });
  }, [painting, chosen, pointed]);
  const name = t("pbn.painting_alt", { name: image.name });
  const choose = (color: number | null) => onChoose(color === chosen ? null : color);
  return (
    <>
      <LookPane
        frame={frame}
        looking={looking}
        below={side === "painted" && !display.wishes.vision ? paintingOf(image) : null}
        layers={
          <>
            <SharpLayer paint={page} name={name} looking={looking} />
            <SharpLayer paint={choice} looking={looking} />
          </>
        }
        name={name}
        hint={t("look.painting_keys")}
        onTap={(at) => choose(regionAt(painting.regions, at)?.color ?? null)}
        onPoint={(at) => setPointed((at && regionAt(painting.regions, at)?.color) ?? null)}
      >
        <Segmented
          label={t("pbn.show")}
          value={side}
          choices={[
            { value: "painted", label: t("pbn.show_painted") },
            { value: "numbers", label: t("pbn.show_numbers") },
            { value: "both", label: t("look.show_both") },
          ]}
          onChange={setSide}
        />
        <p className="look-said" role="status">
          <Said {...{ image, painting, commercial }} color={chosen ?? pointed} />
        </p>
      </LookPane>
      <PaletteStrip
        {...{ image, painting, display, chosen, pointed }}
        onChoose={choose}
        onPoint={setPointed}
      />
    </>
  );
}

function showOf(side: Side, { fills, wishes }: Display): Show {
  const isPainted = () => side !== "numbers";
  const lines = wishes.strongLines ? "strong" : side === "painted" ? "none" : "usual";
  return { fills, isPainted, patterns: wishes.patterns, numbers: side === "painted" ? "none" : "all", lines };
}

interface SaidProps extends Pick<ModeProps, "image" | "commercial"> {
  painting: ShownPainting;
  color: number | null;
}

/** What is known of a color; how much of it there is where that may be told. */
function Said({ image, painting, commercial, color }: SaidProps) {
  const { t, percent } = useTexts();
  if (color === null) return <span className="quiet">{t("look.nothing_chosen")}</span>;
  const row = paletteRows(image)[color];
  const counts = commercial &&
    row && [
      row.area === null ? "" : t("pbn.color_area", { share: percent(row.area, 1) }),
      row.segments === null ? "" : t("pbn.segments", { count: row.segments }),
    ];
  return [colorWords(image, painting, color), ...(counts || [])].filter(Boolean).join(" · ");
}
