import { useQueryClient } from "@tanstack/react-query";
import type { EditHistory, ImageView } from "@tintery/contract";
import { type Picture, type PictureEdit, unreadableRegions } from "@tintery/engine/painting";
import { useEffect, useMemo, useState } from "react";
import { call } from "../../../platform/call.ts";
import { useTexts } from "../../../platform/texts.tsx";
import type { ImageDialogProps } from "../../../result/image-dialog.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Problem } from "../../../ui/field.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useAction } from "../../../use-action.ts";
import lookStyles from "../look/look.css?inline";
import { useDisplay } from "../look/use-display.ts";
import { useModel } from "../look/use-model.ts";
import { EditBar } from "./edit-bar.tsx";
import { EditPane } from "./edit-pane.tsx";
import styles from "./edit-regions.css?inline";
import { useEditing } from "./use-editing.ts";
import { useHistory } from "./use-history.ts";

/** The regions of a painting over the whole screen, to be merged, split, recolored and smoothed. A late part. */
export function EditRegionsDialog({ image, open, onClose }: ImageDialogProps) {
  const { t } = useTexts();
  const [isChanged, setChanged] = useState(false);
  const [asks, setAsks] = useState(false);
  const close = () => {
    setAsks(false);
    setChanged(false);
    onClose();
  };
  return (
    <>
      <Dialog
        open={open}
        size="full"
        title={t("edit.open")}
        onClose={() => (isChanged ? setAsks(true) : close())}
        styles={lookStyles + styles}
      >
        <Fetched image={image} onChanged={setChanged} />
      </Dialog>
      <ConfirmDialog
        open={asks}
        title={t("edit.close_title")}
        text={t("edit.close_text")}
        verb={t("edit.close_verb")}
        stay={t("keep.editing")}
        onConfirm={close}
        onClose={() => setAsks(false)}
      />
    </>
  );
}

interface FetchedProps {
  image: ImageView;
  onChanged: (isChanged: boolean) => void;
}

function Fetched({ image, onChanged }: FetchedProps) {
  const { t } = useTexts();
  // where editing begins stays, whatever is saved meanwhile
  const [address] = useState(image.options.images.base);
  const { model, failed } = useModel(address);
  const { history, failed: unknown } = useHistory(image.id);
  if (failed || unknown) return <Problem text={t("look.not_fetched")} />;
  if (!model || !history) return <Skeleton ratio={1.4} />;
  return <Editor image={image} base={model} history={history} onChanged={onChanged} />;
}

function Editor({ image, base, history, onChanged }: FetchedProps & { base: Picture; history: EditHistory }) {
  const { t } = useTexts();
  const client = useQueryClient();
  const editing = useEditing(base, history.edits);
  const [saved, setSaved] = useState({ edits: editing.edits, revision: history.revision });
  const { busy, problem, run } = useAction();
  const display = useDisplay(editing.edited.picture);
  const { picture } = editing.edited;
  const unreadable = useMemo(() => unreadableRegions(picture).length, [picture]);
  const isChanged = !isSame(editing.edits, saved.edits);
  const isSaved = !isChanged && saved.revision > history.revision;
  useEffect(() => onChanged(isChanged), [onChanged, isChanged]);
  const save = async () => {
    const { edits } = editing;
    const body = { edits, basedOn: saved.revision };
    await call("editImage", { params: { id: image.id }, body });
    setSaved({ edits, revision: saved.revision + 1 });
    await client.invalidateQueries({ queryKey: ["image", image.id] });
  };
  if (!display.painting) return null;
  return (
    <div className="look painting editing">
      <EditPane image={image} editing={editing} display={display} painting={display.painting} />
      <div className="edit-foot">
        <EditBar editing={editing} isChanged={isChanged} busy={busy} onSave={() => void run(save)} />
        <p className="hint" role="status">
          {busy ? t("coloring.redrawing") : isSaved ? t("coloring.redrawn") : ""}
        </p>
        {unreadable > 0 && <p className="small">{t("edit.unreadable", { count: unreadable })}</p>}
        <Problem text={problem} />
      </div>
    </div>
  );
}

/** Whether two lists hold the very same steps. */
function isSame(some: readonly PictureEdit[], others: readonly PictureEdit[]): boolean {
  return some.length === others.length && some.every((edit, k) => edit === others[k]);
}
