import type { ImageView } from "@tintery/contract";
import { maxSelected } from "@tintery/contract/tables";
import { addresses } from "../../platform/addresses.ts";
import { Download, Printer, Trash2 } from "lucide-react";
import { useState } from "react";
import { deleteImage } from "../../delete-image.ts";
import { useTexts } from "../../platform/texts.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";

export interface SelectionBarProps {
  /** The pictures that are selected, in their order. */
  images: readonly ImageView[];
  onSelectAll: () => void;
  onDone: () => void;
  /** Called for each picture once it is gone. */
  onDeleted: (id: string) => void;
}

/** What can be done with several pictures at once. */
export function SelectionBar({ images, onSelectAll, onDone, onDeleted }: SelectionBarProps) {
  const { t } = useTexts();
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const what = t("dashboard.selection", { count: images.length });
  const ready = images.filter(({ status }) => status === "ready").map(({ id }) => id);
  const canHandOut = ready.length > 0 && ready.length <= maxSelected;
  const remove = async () => {
    setBusy(true);
    setFailed(false);
    let isWhole = true;
    // one after the other: what was deleted before a failure is gone from the list, too
    for (const { id } of images) {
      if (await deleteImage(id)) onDeleted(id);
      else isWhole = false;
    }
    setBusy(false);
    setFailed(!isWhole);
    if (isWhole) setAsks(false);
  };
  return (
    <section className="selection-bar" aria-label={t("dashboard.select")}>
      <p aria-live="polite">{images.length === 0 ? t("dashboard.select_hint") : what}</p>
      {ready.length > maxSelected && (
        <p className="small">{t("dashboard.max_selected", { count: maxSelected })}</p>
      )}
      <div className="selection-verbs">
        {canHandOut && (
          <>
            <LinkButton
              href={addresses.downloadSelection(ready)}
              download
              icon={<Download aria-hidden="true" />}
            >
              {t("pbn.download")}
            </LinkButton>
            <LinkButton
              href={addresses.printSelection(ready)}
              target="_blank"
              icon={<Printer aria-hidden="true" />}
            >
              {t("pbn.print")}
            </LinkButton>
          </>
        )}
        {images.length > 0 && (
          <Button icon={<Trash2 aria-hidden="true" />} onClick={() => setAsks(true)}>
            {t("pbn.delete")}
          </Button>
        )}
        {images.length === 0 && <Button onClick={onSelectAll}>{t("dashboard.select_all")}</Button>}
        <Button look="primary" onClick={onDone}>
          {t("dashboard.select_done")}
        </Button>
      </div>
      <ConfirmDialog
        open={asks && images.length > 0}
        title={t("dashboard.delete_selection", { what })}
        text={t("dashboard.delete_selection_loses")}
        verb={t("pbn.delete")}
        stay={t("keep.pictures")}
        busy={busy}
        problem={failed ? t("spec.something_went_wrong") : null}
        onConfirm={() => void remove()}
        onClose={() => {
          setFailed(false);
          setAsks(false);
        }}
      />
    </section>
  );
}
