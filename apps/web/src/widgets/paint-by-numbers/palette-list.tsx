import type { ImageView } from "@tintery/contract";
import { mixCodeMark } from "@tintery/contract/tables";
import { Copy } from "lucide-react";
import { type CSSProperties, type ReactNode, useState } from "react";
import { useTexts } from "../../platform/texts.tsx";
import { useLateAtOnce } from "../../platform/use-late.ts";
import { Segmented } from "../../ui/segmented.tsx";
import { Swatch } from "../../ui/swatch.tsx";
import { type PaletteOrder, type PaletteRow, paletteOrders, paletteRows, sortPalette } from "./palette.ts";

const loadInfo = () => import("./color-info.tsx").then((file) => file.ColorInfo);
const loadCopied = () => import("./copied.tsx").then((file) => file.Copied);
const loadChanges = () => import("./palette-changes.tsx").then((file) => file.PaletteChanges);

/** The colors of a picture: a strip as wide as their areas, then every color with all that can be said about it. */
export function PaletteList({
  image,
  commercial,
  onLook,
}: {
  image: ImageView;
  commercial: boolean;
  /** Shows where in the picture the color with this code is. */
  onLook: (code: string) => void;
}) {
  const { t } = useTexts();
  const [order, setOrder] = useState<PaletteOrder>("number");
  const [wanted, setWanted] = useState<{ hex: string } | null>(null);
  const copied = useLateAtOnce(loadCopied);
  const info = useLateAtOnce(loadInfo);
  const rows = paletteRows(image);
  return (
    <section className="palette" aria-labelledby="palette-title">
      <div className="section-head">
        <h2 id="palette-title">{t("pbn.palette_title", { count: rows.length })}</h2>
        <Segmented
          label={t("pbn.sort_by")}
          value={order}
          choices={paletteOrders
            .filter((value) => commercial || value !== "area")
            .map((value) => ({ value, label: t(`pbn.sort.${value}`) }))}
          onChange={setOrder}
        />
      </div>
      {(image.may.edit || image.may.changeNumberOfColors) && <LateChanges image={image} />}
      <div className="strip" aria-hidden="true">
        {sortPalette(rows, order).map(({ color, area }) => (
          <span
            key={color.id}
            style={{ backgroundColor: color.hex, flexGrow: Math.max(0.012, area ?? 0.05) }}
          />
        ))}
      </div>
      <ul
        className="colors"
        aria-labelledby="palette-title"
        style={{ "--code-length": longestCode(rows) } as CSSProperties}
      >
        {sortPalette(rows, order).map((row) => (
          <ColorRow
            key={row.color.id}
            row={row}
            commercial={commercial}
            onCopy={(hex) => setWanted({ hex })}
            onLook={onLook}
          >
            {info.Late && <info.Late color={row.color} />}
          </ColorRow>
        ))}
      </ul>
      {copied.Late && <copied.Late wanted={wanted} />}
    </section>
  );
}

/** What can be changed, fetched once the picture is there; its place is kept. */
function LateChanges({ image }: { image: ImageView }) {
  const { Late } = useLateAtOnce(loadChanges);
  return <div className="palette-changes">{Late && <Late image={image} />}</div>;
}

/** Longer codes are written smaller; those of own paints may be names. */
const shortCode = 4;
const maxWideLetters = 8;

/** A code; one of a mix may be written on two lines. */
function Code({ code }: { code: string }) {
  const [paint, other] = code.split(mixCodeMark);
  if (!other) return code;
  return (
    <>
      {paint}
      {mixCodeMark}
      <wbr />
      {other}
    </>
  );
}

/** How many letters wide the column of codes is. */
function longestCode(rows: readonly PaletteRow[]): number {
  return rows.reduce(
    (longest, { color }) => Math.max(longest, Math.min(color.code.length, maxWideLetters)),
    0,
  );
}

interface ColorRowProps {
  row: PaletteRow;
  commercial: boolean;
  onCopy: (hex: string) => void;
  onLook: (code: string) => void;
  /** What comes later. */
  children: ReactNode;
}

function ColorRow({ row: { color, area, segments }, commercial, onCopy, onLook, children }: ColorRowProps) {
  const { t, percent } = useTexts();
  const counts = [
    area === null ? "" : t("pbn.color_area", { share: percent(area, 1) }),
    segments === null ? "" : t("pbn.segments", { count: segments }),
  ].filter(Boolean);
  return (
    <li className="color">
      <span className={color.code.length > shortCode ? "color-number long" : "color-number"}>
        <Code code={color.code} />
      </span>
      <button
        type="button"
        className="color-look"
        aria-label={t("ui.labelled", { label: t("look.open"), name: color.code })}
        title={t("look.open")}
        onClick={() => onLook(color.code)}
      >
        <Swatch hex={color.hex} />
      </button>
      <span className="color-words">
        {color.name && color.name !== color.hex && <span className="color-name">{color.name}</span>}
        <button
          type="button"
          className="hex"
          aria-label={t("pbn.copy_hex", { hex: color.hex })}
          onClick={() => onCopy(color.hex)}
        >
          {color.hex}
          <Copy aria-hidden="true" />
        </button>
        {commercial && counts.length > 0 && <span className="hint">{counts.join(" · ")}</span>}
      </span>
      {children}
    </li>
  );
}
