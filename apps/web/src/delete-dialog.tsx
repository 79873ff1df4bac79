import type { ImageKind, ImageView } from "@tintery/contract";
import { useState } from "react";
import { deleteImage } from "./delete-image.ts";
import { useTexts } from "./platform/texts.tsx";
import { ConfirmDialog } from "./ui/confirm-dialog.tsx";

export interface DeleteDialogProps {
  /** The image in question; null while nothing is asked. */
  image: ImageView | null;
  onClose: () => void;
  /** Called once the image is gone. */
  onDeleted: (id: string) => void;
}

/** What is gone with a picture of each kind. */
const losses = {
  coloring: "coloring.delete_loses",
  outlines: "outlines.delete_loses",
  "paint-by-numbers": "pbn.delete_loses",
} as const satisfies Record<ImageKind, string>;

/** Asks before an image is deleted, and deletes it. What was gone already counts as deleted. */
export function DeleteDialog({ image, onClose, onDeleted }: DeleteDialogProps) {
  const { t } = useTexts();
  // by id: a question closed while its answer was on its way must not touch the next one
  const [busy, setBusy] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const remove = async (id: string) => {
    setBusy(id);
    setFailed(null);
    if (await deleteImage(id)) onDeleted(id);
    else setFailed(id);
    setBusy(null);
  };
  const close = () => {
    setFailed(null);
    onClose();
  };
  const loses = t(losses[image?.kind ?? "paint-by-numbers"], { name: image?.name ?? "" });
  return (
    <ConfirmDialog
      open={image !== null}
      title={t("spec.delete_question")}
      text={image?.inBook ? `${loses} ${t("coloring.delete_in_book")}` : loses}
      verb={t("pbn.delete")}
      stay={t("keep.picture")}
      busy={image !== null && busy === image.id}
      problem={image !== null && failed === image.id ? t("spec.something_went_wrong") : null}
      onConfirm={() => image && void remove(image.id)}
      onClose={close}
    />
  );
}
