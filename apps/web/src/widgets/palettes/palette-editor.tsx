import type { OwnPalette } from "@tintery/contract";
import {
  codeFault,
  isUsablePalette,
  type PaletteContent,
  paletteLimits,
  problemValues,
  readPigments,
} from "@tintery/contract/tables";
import { Plus, Redo2, Undo2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { addPalette, updatePalette } from "../../palettes/own-palettes.ts";
import { CallProblem } from "../../platform/call.ts";
import { useTexts } from "../../platform/texts.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Field, Problem } from "../../ui/field.tsx";
import { useAction } from "../../use-action.ts";
import { PaintRow } from "./paint-row.tsx";
import {
  type EditedPaint,
  type EditedPalette,
  historyOf,
  redo,
  step,
  undo,
  withMoved,
  withNewPaint,
} from "./palette-history.ts";

export interface PaletteEditorProps {
  /** As it is kept; null for one that is new or was brought in a file. */
  kept: OwnPalette | null;
  content: PaletteContent;
  onClose: () => void;
}

const contentOf = ({ title, paints }: EditedPalette): PaletteContent => ({
  title: title.trim(),
  paints: paints.map(({ key: _, pigments, ...paint }) => ({ ...paint, pigments: readPigments(pigments) })),
});

/** Whether a palette can be kept as it stands. */
function isWhole({ title, paints }: EditedPalette): boolean {
  const codes = paints.map(({ code }) => code);
  return title.trim() !== "" && codes.every((code, k) => codeFault(code, codes.slice(0, k)) === null);
}

/** A palette to write: its name, its colors in their order, with every step to be taken back until it is saved. */
export function PaletteEditor({ kept, content, onClose }: PaletteEditorProps) {
  const { t, number, language } = useTexts();
  const [history, setHistory] = useState(() => historyOf(content));
  const [tried, setTried] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const { busy, problem, run } = useAction();
  const form = useRef<HTMLFormElement>(null);
  const { now } = history;
  const isChanged = kept === null ? now.paints.length > 0 || now.title !== "" : history.before.length > 0;
  useUnsavedGuard(isChanged);
  const change = (next: EditedPalette, touched: string | null = null) =>
    setHistory((before) => step(before, next, touched));
  const changePaint = (place: number, part: Partial<EditedPaint>) =>
    change(
      { ...now, paints: now.paints.map((paint, k) => (k === place ? { ...paint, ...part } : paint)) },
      `${now.paints[place]!.key} ${Object.keys(part)}`,
    );
  const save = () => {
    setTried(true);
    if (!isWhole(now)) {
      // the first field at fault, once it is marked
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
      return;
    }
    void run(async () => {
      await (kept ? updatePalette(kept, contentOf(now)) : addPalette(contentOf(now))).catch((error) => {
        if (!(error instanceof CallProblem && error.code === "edited_elsewhere")) throw error;
        throw new CallProblem("unnamed", t("palette.changed_elsewhere"));
      });
      onClose();
    });
  };
  const add = () => {
    change(withNewPaint(now));
    requestAnimationFrame(() => {
      const rows = form.current?.querySelectorAll<HTMLElement>("[data-paint] input[type=text]");
      rows?.[rows.length - 2]?.focus();
    });
  };
  const codes = now.paints.map(({ code }) => code);
  const isFull = now.paints.length >= paletteLimits.paints;
  return (
    <form
      ref={form}
      className="palette-editor"
      noValidate
      aria-label={now.title || t("palette.new")}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Field
        label={t("palette.title")}
        problem={tried && now.title.trim() === "" ? t("palette.title_missing") : null}
      >
        {({ id, describedBy, invalid }) => (
          <input
            id={id}
            className="input"
            value={now.title}
            maxLength={paletteLimits.title}
            autoComplete="off"
            aria-describedby={describedBy}
            aria-invalid={invalid}
            // biome-ignore lint/a11y/noAutofocus: the editor takes the place of what was pressed
            autoFocus
            onChange={(event) => change({ ...now, title: event.target.value }, "title")}
          />
        )}
      </Field>
      <p className="hint" role="status">
        {t("pbn.palette_title", { count: now.paints.length })}
        {!isUsablePalette({ colors_number: now.paints.length }) &&
          ` · ${t("palette.too_small", problemValues(language, ""))}`}
      </p>
      <ul className="paint-rows">
        {now.paints.map((paint, place) => (
          <PaintRow
            key={paint.key}
            paint={paint}
            fault={codeFault(paint.code, codes.slice(0, place))}
            isFirst={place === 0}
            isLast={place === now.paints.length - 1}
            onChange={(part) => changePaint(place, part)}
            onMove={(by) => change(withMoved(now, place, by))}
            onRemove={() => change({ ...now, paints: now.paints.filter((_, k) => k !== place) })}
          />
        ))}
      </ul>
      {isFull ? (
        <p className="hint">{t("palette.full", { max: number(paletteLimits.paints) })}</p>
      ) : (
        <Button icon={<Plus aria-hidden="true" />} onClick={add}>
          {t("palette.add")}
        </Button>
      )}
      <div className="palette-editor-foot">
        <Problem text={problem} />
        <div className="palette-actions">
          <Button
            look="plain square"
            aria-label={t("pbn.mark_undo")}
            title={t("pbn.mark_undo")}
            disabled={history.before.length === 0}
            icon={<Undo2 aria-hidden="true" />}
            onClick={() => setHistory(undo)}
          />
          <Button
            look="plain square"
            aria-label={t("pbn.mark_redo")}
            title={t("pbn.mark_redo")}
            disabled={history.after.length === 0}
            icon={<Redo2 aria-hidden="true" />}
            onClick={() => setHistory(redo)}
          />
          <Button onClick={() => (isChanged ? setLeaving(true) : onClose())}>{t("spec.close")}</Button>
          <Button look="primary" type="submit" disabled={busy}>
            {t("palette.save")}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={leaving}
        title={t("palette.leave_question")}
        text={t("palette.leave_loses")}
        verb={t("palette.leave")}
        stay={t("keep.editing")}
        onConfirm={onClose}
        onClose={() => setLeaving(false)}
      />
    </form>
  );
}

/** The browser asks before a page with unsaved work is left. */
function useUnsavedGuard(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isChanged]);
}
