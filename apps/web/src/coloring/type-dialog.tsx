import { useQueryClient } from "@tanstack/react-query";
import type { ImageView } from "@tintery/contract";
import type { SubjectStroke } from "@tintery/engine";
import { chosenIn, coloringChoices, coloringTypes } from "@tintery/contract/tables";
import { useEffect, useMemo, useState } from "react";
import { call } from "../platform/call.ts";
import { useTexts } from "../platform/texts.tsx";
import type { ImageDialogProps } from "../result/image-dialog.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Problem } from "../ui/field.tsx";
import { useAction } from "../use-action.ts";
import { usePreviews } from "./previews/use-previews.ts";
import { SubjectField } from "../subject/subject-field.tsx";
import { marksOfSubject } from "../subject/subject-strokes.ts";
import { useSubject } from "../subject/use-subject.tsx";
import { TypeChoice } from "./type-choice.tsx";
import styles from "./types.css?inline";

/** Has the same photo drawn as another kind of page; the page's address stays. */
export function TypeDialog({ image, open, onClose }: ImageDialogProps) {
  const { t } = useTexts();
  const { busy, problem, run, forget } = useAction();
  const client = useQueryClient();
  const now = image.options.type ?? coloringTypes.v1.default;
  const [type, setType] = useState(now);
  const photo = useOriginal(image, open);
  const drawn = image.options.subject;
  const subject = useSubject(
    photo,
    useMemo(() => marksOfSubject(drawn ?? []), [drawn]),
  );
  const previews = usePreviews(photo, now, {
    choices: chosenIn(coloringChoices, image.options),
    subject: subject.strokes,
  });
  const change = {
    ...(type !== now && { type }),
    ...(!isSame(subject.strokes, drawn ?? []) && { subject: subject.strokes.map(asSent) }),
  };
  const close = () => {
    forget();
    setType(now);
    onClose();
  };
  const draw = async () => {
    await call("editImage", { params: { id: image.id }, body: change });
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
    <>
      <Dialog
        open={open}
        size="wide"
        title={t("coloring.change_type")}
        onClose={close}
        onSubmit={() => (Object.keys(change).length === 0 ? close() : void run(draw))}
        footer={footer}
        styles={styles}
      >
        <div className="types">
          <TypeChoice value={type} previews={previews} photoName={image.name} onChange={setType} />
          {photo && <SubjectField subject={subject} name={image.name} />}
        </div>
      </Dialog>
      {subject.dialog(previews.looked?.subject ?? null, previews.state === "forbidden")}
    </>
  );
}

const isSame = (some: unknown, others: unknown) => JSON.stringify(some) === JSON.stringify(others);
/** As the call's body wants it: a list of its own. */
const asSent = ({ points, ...stroke }: SubjectStroke) => ({ ...stroke, points: [...points] });

/** The uploaded photo, fetched when the dialog first opens; null until it is here, and where it cannot be had. */
function useOriginal({ name, options: { images } }: ImageView, open: boolean): File | null {
  const [photo, setPhoto] = useState<File | null>(null);
  const address = images.origin;
  useEffect(() => {
    if (!open || photo || !address) return;
    const stop = new AbortController();
    fetch(address, { signal: stop.signal })
      .then((answer) => (answer.ok ? answer.blob() : null))
      .then((blob) => blob && setPhoto(new File([blob], name)))
      // without it there are the samples
      .catch(() => {});
    return () => stop.abort();
  }, [open, photo, address, name]);
  return photo;
}
