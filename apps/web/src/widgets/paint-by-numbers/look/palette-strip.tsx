import type { ImageView } from "@tintery/contract";
import { Check } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTexts } from "../../../platform/texts.tsx";
import { PatternSwatch } from "./pattern-swatch.tsx";
import type { Display } from "./use-display.ts";
import { toldShare } from "./progress.ts";
import type { ShownPainting } from "./shown-painting.ts";

export interface PaletteStripProps {
  image: ImageView;
  painting: ShownPainting;
  display: Display;
  chosen: number | null;
  /** The color that a mouse points at in the picture. */
  pointed?: number | null;
  /** How much of each color is painted, 0 to 1. */
  shares?: readonly number[];
  onChoose: (color: number) => void;
  onPoint?: (color: number | null) => void;
}

/** The colors side by side, in reach of a thumb; each shows where it is. */
export function PaletteStrip(props: PaletteStripProps) {
  const { image, painting, display, chosen, pointed = null, shares, onChoose, onPoint } = props;
  const { t, percent } = useTexts();
  const strip = useRef<HTMLUListElement>(null);
  const inSight = chosen ?? pointed;
  useEffect(() => {
    if (inSight !== null)
      strip.current?.children[inSight]?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [inSight]);
  return (
    <ul
      className="look-palette"
      ref={strip}
      aria-label={t("pbn.palette_title", { count: painting.picture.palette.length })}
    >
      {painting.picture.palette.map(({ code }, color) => {
        const share = shares?.[color];
        const said = [
          colorWords(image, painting, color),
          share === undefined ? "" : t("paint.progress", { share: percent(toldShare(share)) }),
        ];
        return (
          <li key={code}>
            <button
              type="button"
              className={color === pointed ? "look-color pointed" : "look-color"}
              aria-pressed={color === chosen}
              aria-label={said.filter(Boolean).join(", ")}
              title={colorWords(image, painting, color)}
              onClick={() => onChoose(color)}
              onPointerEnter={(event) => event.pointerType === "mouse" && onPoint?.(color)}
              onPointerLeave={() => onPoint?.(null)}
            >
              <PatternSwatch hex={display.fills[color]!} color={display.wishes.patterns ? color : null} />
              <span className="look-code">{share === 1 ? <Check aria-hidden="true" /> : code}</span>
              {share !== undefined && (
                <span className="look-share" aria-hidden="true">
                  <span style={{ inlineSize: `${share * 100}%` }} />
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** A color's number, or letter, and its name. */
export function colorWords(image: ImageView, { picture }: ShownPainting, color: number): string {
  const { code, hex } = picture.palette[color]!;
  return `${code} · ${image.options.colors[color]?.name || hex}`;
}
