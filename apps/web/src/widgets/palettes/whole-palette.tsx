import type { Confidence } from "@tintery/contract/palettes";
import { type PaletteContent, type Transparency, transparencies } from "@tintery/contract/tables";
import { addresses } from "../../platform/addresses.ts";
import { Bookmark, Printer, X } from "lucide-react";
import { useState } from "react";
import { InfoDialog } from "../../colors/info-dialog.tsx";
import { TransparencyIcon } from "../../colors/transparency-icon.tsx";
import { addPalette } from "../../palettes/own-palettes.ts";
import { callPalettes } from "../../palettes/palette-calls.ts";
import { useTexts } from "../../platform/texts.tsx";
import { useAnswer } from "../../platform/use-answer.ts";
import { Button } from "../../ui/button.tsx";
import { Field, Problem } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Select } from "../../ui/select.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useAction } from "../../use-action.ts";
import { sortPaints, type PaintOrder, paintOrders } from "./sort-paints.ts";
import { PaletteUses } from "./palette-uses.tsx";

/** A color as this page shows it; what nobody knows of it is null. */
interface ShownPaint {
  readonly code: string;
  readonly name: string;
  readonly hex: string;
  readonly transparency: Transparency | null;
  readonly pigments: readonly string[];
  readonly confidence: Confidence | null;
  readonly metallic: boolean;
}

interface ShownPalette {
  readonly title: string;
  /** Of a maker's palette. */
  readonly id: number | null;
  readonly paints: readonly ShownPaint[];
}

export interface WholePaletteProps {
  /** Id of a maker's palette. */
  palette: string | null;
  /** Secret part of the link of somebody's palette. */
  link: string | null;
}

async function fetchPalette(asked: string): Promise<ShownPalette> {
  const [what, name = ""] = asked.split(" ");
  if (what === "link") {
    const { title, paints } = await callPalettes("getSharedPalette", { params: { link: name } });
    return {
      title,
      id: null,
      paints: paints.map((paint) => ({ ...paint, confidence: null, metallic: false })),
    };
  }
  const { findPalette, paletteTitle } = await import("@tintery/contract/palettes");
  const palette = findPalette(name);
  if (!palette)
    throw new RangeError(`data-palette of palette-view must be a maker's palette, received ${name}`);
  return { title: paletteTitle(palette), id: palette.id, paints: palette.colors };
}

/** All colors of a palette, to search, to look into, to print, and to work with. */
export function WholePalette({ palette, link }: WholePaletteProps) {
  const { t } = useTexts();
  const { state, answer, again } = useAnswer(link ? `link ${link}` : `maker ${palette}`, fetchPalette);
  if (answer) return <Shown palette={answer} />;
  if (state === "failed")
    return (
      <Notice kind="bad">
        <p>{t("pbn.palettes_failed")}</p>
        <Button onClick={again}>{t("result.try_again")}</Button>
      </Notice>
    );
  return (
    <div className="palette-room" role="status" aria-label={t("pbn.palettes_loading")}>
      <Skeleton height={320} />
    </div>
  );
}

const anyTransparency = "any";
type Filter = Transparency | typeof anyTransparency;

function Shown({ palette: { id, title, paints } }: { palette: ShownPalette }) {
  const { t, number } = useTexts();
  const [search, setSearch] = useState("");
  const [filter, setFilter] = useState<Filter>(anyTransparency);
  const [order, setOrder] = useState<PaintOrder>("own");
  const [open, setOpen] = useState<ShownPaint | null>(null);
  const isKnown = paints.some(({ transparency }) => transparency !== null);
  const found = sortPaints(
    paints.filter((paint) => isFound(paint, search, filter)),
    order,
  );
  const showAll = () => {
    setSearch("");
    setFilter(anyTransparency);
  };
  return (
    <div className="whole-palette">
      {paints.some(({ confidence }) => confidence !== null) && <Sureness paints={paints} />}
      <div className="palette-tools" data-unprinted="">
        <Field label={t("palette.search")}>
          {({ id: field }) => (
            <input
              id={field}
              className="input"
              type="search"
              value={search}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => setSearch(event.target.value)}
            />
          )}
        </Field>
        {isKnown && (
          <Select<Filter>
            label={t("palette.transparency")}
            value={filter}
            choices={[
              { value: anyTransparency, label: t("palette.any") },
              ...(Object.keys(transparencies) as Transparency[]).map((value) => ({
                value,
                label: t(`spec.transparency.${value}`),
              })),
            ]}
            onChange={setFilter}
          />
        )}
        <Select<PaintOrder>
          label={t("palette.order")}
          value={order}
          choices={paintOrders.map((value) => ({ value, label: t(`palette.orders.${value}`) }))}
          onChange={setOrder}
        />
      </div>
      <div className="palette-actions" data-unprinted="">
        {id !== null && <PaletteUses id={id} paints={paints} />}
        <Keep title={title} paints={paints} />
        <Button icon={<Printer aria-hidden="true" />} onClick={() => print()}>
          {t("pbn.print")}
        </Button>
      </div>
      <p className="hint" role="status">
        {t("palette.shown", { shown: number(found.length), all: number(paints.length) })}
      </p>
      {found.length === 0 ? (
        <div className="palette-none">
          <p>{t("palette.nothing_found")}</p>
          <Button icon={<X aria-hidden="true" />} onClick={showAll}>
            {t("palette.show_all")}
          </Button>
        </div>
      ) : (
        <ul className="paint-grid">
          {found.map((paint) => (
            <PaintCard key={paint.code} paint={paint} onOpen={() => setOpen(paint)} />
          ))}
        </ul>
      )}
      <InfoDialog
        hex={open?.hex ?? null}
        name={open && (open.name || open.code)}
        onClose={() => setOpen(null)}
      />
    </div>
  );
}

function isFound(
  { code, name, hex, pigments, transparency }: ShownPaint,
  search: string,
  filter: Filter,
): boolean {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const text = [code, name, hex, ...pigments].join(" ").toLowerCase();
  return (
    words.every((word) => text.includes(word)) && (filter === anyTransparency || transparency === filter)
  );
}

/** How far the colors can be trusted, said before any is looked at. */
function Sureness({ paints }: { paints: readonly ShownPaint[] }) {
  const { t, number } = useTexts();
  const count = (wanted: Confidence) =>
    number(paints.filter(({ confidence }) => confidence === wanted).length);
  return (
    <p className="hint">
      {t("palette.sureness", { high: count("high"), medium: count("medium"), low: count("low") })}
    </p>
  );
}

function PaintCard({ paint, onOpen }: { paint: ShownPaint; onOpen: () => void }) {
  const { t } = useTexts();
  const { code, name, hex, transparency, pigments, confidence, metallic } = paint;
  return (
    <li>
      <button type="button" className="paint-card" onClick={onOpen}>
        <span className="paint-patch" aria-hidden="true" style={{ backgroundColor: hex }} />
        <span className="paint-name-line" lang="en">
          {name || code}
        </span>
        <span className="paint-facts">
          <span>{code}</span>
          {transparency && <TransparencyIcon transparency={transparency} />}
        </span>
        {pigments.length > 0 && <span className="paint-facts">{pigments.join(" ")}</span>}
        {metallic && <span className="paint-facts">{t("palette.metallic")}</span>}
        {confidence === "low" && !metallic && <span className="paint-facts">{t("palette.estimate")}</span>}
      </button>
    </li>
  );
}

/** Copies the palette to the visitor's own, and goes there. */
function Keep({ title, paints }: Pick<ShownPalette, "title" | "paints">) {
  const { t } = useTexts();
  const { busy, problem, run } = useAction();
  const keep = () =>
    run(async () => {
      const content: PaletteContent = {
        title,
        // what glitters cannot be told by a color
        paints: paints
          .filter(({ metallic }) => !metallic)
          .map(({ code, name, hex, transparency, pigments }) => ({
            code,
            name,
            hex,
            transparency,
            pigments,
            stock: false,
          })),
      };
      const { id } = await addPalette(content);
      location.href = `${addresses.palettes()}#palette-${id}`;
    });
  return (
    <>
      <Button icon={<Bookmark aria-hidden="true" />} disabled={busy} onClick={() => void keep()}>
        {t("palette.keep")}
      </Button>
      <Problem text={problem} />
    </>
  );
}
