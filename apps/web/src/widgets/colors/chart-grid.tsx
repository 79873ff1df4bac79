import type { ListedPaint } from "@tintery/contract/paint-sets";
import { type KeyboardEvent, useRef, useState } from "react";
import { useTexts } from "../../platform/texts.tsx";
import { useLate } from "../../platform/use-late.ts";
import { Problem } from "../../ui/field.tsx";

const loadDialog = () => import("../../colors/info-dialog.tsx").then((file) => file.InfoDialog);

export interface ChartGridProps {
  paints: readonly ListedPaint[];
  /** `#rrggbb`, a row for each paint that is as long as its place. */
  rows: readonly (readonly string[])[];
  nameOf: (paint: ListedPaint) => string;
}

interface Spot {
  row: number;
  column: number;
}

/** The triangle as a grid: one stop of the tab key, arrow keys inside, each field opens the details of its mixture. */
export function ChartGrid({ paints, rows, nameOf }: ChartGridProps) {
  const { t } = useTexts();
  const { Late, failed, fetch } = useLate(loadDialog);
  const table = useRef<HTMLTableElement>(null);
  const [spot, setSpot] = useState<Spot>({ row: 0, column: 0 });
  const [open, setOpen] = useState<Spot | null>(null);
  // the chart may have become smaller
  const row = Math.min(spot.row, rows.length - 1);
  const at = { row, column: Math.min(spot.column, row) };
  const words = ({ row: r, column: c }: Spot) => {
    const hex = rows[r]?.[c] ?? "";
    const [first, second] = [paints[c], paints[r]];
    if (!first || !second) return "";
    return r === c
      ? t("ui.labelled", { label: nameOf(first), name: hex })
      : t("chart.pair", { first: nameOf(first), second: nameOf(second), hex });
  };
  const go = (next: Spot) => {
    const r = Math.min(rows.length - 1, Math.max(0, next.row));
    const c = Math.min(r, Math.max(0, next.column));
    setSpot({ row: r, column: c });
    table.current?.querySelector<HTMLElement>(`[data-spot="${r}-${c}"]`)?.focus();
  };
  const onKey = (event: KeyboardEvent) => {
    const step = {
      ArrowUp: { row: at.row - 1, column: at.column },
      ArrowDown: { row: at.row + 1, column: at.column },
      ArrowLeft: { row: at.row, column: at.column - 1 },
      ArrowRight: { row: at.row, column: at.column + 1 },
      Home: { row: at.row, column: 0 },
      End: { row: at.row, column: at.row },
    }[event.key];
    if (!step) return;
    event.preventDefault();
    go(step);
  };
  const shown = open ?? at;
  return (
    <>
      <p className="hint" data-unprinted="">
        {t("chart.hint")}
      </p>
      <div className="chart-scroll">
        {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table that arrow keys move in */}
        <table ref={table} role="grid" className="chart-grid" aria-label={t("chart.title")} onKeyDown={onKey}>
          <tbody>
            {rows.map((colors, r) => (
              <tr key={paints[r]!.id}>
                <th scope="row" title={nameOf(paints[r]!)}>
                  {paints[r]!.code ?? paints[r]!.name}
                </th>
                {colors.map((hex, c) => (
                  <td key={paints[c]!.id}>
                    <button
                      type="button"
                      data-spot={`${r}-${c}`}
                      tabIndex={r === at.row && c === at.column ? 0 : -1}
                      aria-label={words({ row: r, column: c })}
                      title={words({ row: r, column: c })}
                      style={{ backgroundColor: hex }}
                      onFocus={() => setSpot({ row: r, column: c })}
                      onPointerEnter={() => {
                        fetch();
                        setSpot({ row: r, column: c });
                      }}
                      onClick={() => {
                        fetch();
                        setOpen({ row: r, column: c });
                      }}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="chart-words" aria-hidden="true" data-unprinted="">
        <span className="swatch" style={{ backgroundColor: rows[at.row]?.[at.column] }} />
        {words(at)}
      </p>
      <Problem text={open && failed ? t("spec.something_went_wrong") : null} />
      {Late && (
        <Late
          hex={open ? (rows[open.row]?.[open.column] ?? null) : null}
          name={words(shown)}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
