import { useQueryClient } from "@tanstack/react-query";
import type { ImageView } from "@tintery/contract";
import { coloringTypes } from "@tintery/contract/tables";
import { useEffect, useState } from "react";
import { call } from "../../platform/call.ts";
import { useTexts } from "../../platform/texts.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Problem } from "../../ui/field.tsx";
import { useAction } from "../../use-action.ts";
import { usePreviews } from "./previews/use-previews.ts";
import { TypeChoice } from "./type-choice.tsx";
import styles from "./types.css?inline";

export interface TypeDialogProps {
  image: ImageView;
  open: boolean;
  onClose: () => void;
}

/** Has the same photo drawn as another kind of page; the page's address stays. */
export function TypeDialog({ image, open, onClose }: TypeDialogProps) {
  const { t } = useTexts();
  const { busy, problem, run, forget } = useAction();
  const client = useQueryClient();
  const now = image.options.type ?? coloringTypes.v1.default;
  const [type, setType] = useState(now);
  const photo = useOriginal(image, open);
  const previews = usePreviews(photo, now, image.options.background ?? null);
  const close = () => {
    forget();
    setType(now);
    onClose();
  };
  const draw = async () => {
    await call("editImage", { params: { id: image.id }, body: { type } });
    onClose();
    await client.invalidateQueries({ queryKey: ["image", image.id] });
  };
  const footer = (
    <>
      <Problem text={problem} />
      <Button type="submit" look="primary" disabled={busy}>
        {t("coloring.draw_again")}
      </Button>
    </>
  );
  return (
    <Dialog
      open={open}
      size="wide"
      title={t("coloring.change_type")}
      onClose={close}
      onSubmit={() => (type === now ? close() : void run(draw))}
      footer={footer}
      styles={styles}
    >
      <TypeChoice value={type} previews={previews} photoName={image.name} onChange={setType} />
    </Dialog>
  );
}

/** The uploaded photo, fetched when the dialog first opens; null until it is here, and where it cannot be had. */
function useOriginal({ options: { images } }: ImageView, open: boolean): Blob | null {
  const [photo, setPhoto] = useState<Blob | null>(null);
  const address = images.origin;
  useEffect(() => {
    if (!open || photo || !address) return;
    const stop = new AbortController();
    fetch(address, { signal: stop.signal })
      .then((answer) => (answer.ok ? answer.blob() : null))
      .then(setPhoto)
      // without it there are the samples
      .catch(() => {});
    return () => stop.abort();
  }, [open, photo, address]);
  return photo;
}
