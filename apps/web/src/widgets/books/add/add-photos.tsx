import {
  bookLimits,
  photoTypes,
  uploadLimits,
  uploadMegabytes,
  wizardFilesPerUpload,
} from "@tintery/contract/tables";
import { Upload } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useTexts } from "../../../platform/texts.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dropzone } from "../../../ui/dropzone.tsx";
import { Problem } from "../../../ui/field.tsx";
import { takeFocus } from "../../../ui/take-focus.ts";
import { FailedFiles } from "../../../uploads/failed-files.tsx";
import { FileList } from "../../../uploads/file-list.tsx";
import { useChosenFiles } from "../../../uploads/use-chosen-files.ts";
import { worthAnotherTry } from "../../../uploads/uploads.ts";
import { useUploads } from "../../../uploads/use-uploads.ts";
import type { AddPagesProps } from "./add-props.ts";
import { BookCost } from "./book-cost.tsx";
import { BookUploading } from "./book-uploading.tsx";
import { parcelOf } from "./parcel-of.ts";
import { StyleChoice, useStyle } from "./style-choice.tsx";
import { UploadSummary } from "./upload-summary.tsx";
import { wayInto } from "./way-into.ts";

export interface AddPhotosProps extends AddPagesProps {
  /** Files that were dropped or pasted somewhere on the page; others are another list. */
  given: readonly File[];
}

/** Makes pages of a book from photos: any number that there is room for, sent in rounds. */
export function AddPhotos({ book, userType, room, given }: AddPhotosProps) {
  const { t, number } = useTexts();
  const { files, leftOut, add, remove, replace } = useChosenFiles("photos", room);
  const usable = files.filter(({ refusal }) => refusal === null);
  const { batch, send, stop, forget } = useUploads(wayInto(book.id));
  const style = useStyle(usable[0]?.file ?? null);
  const [missing, setMissing] = useState(false);
  const isIdle = batch.state === "choosing" || batch.state === "done";
  const take = useEffectEvent(add);
  useEffect(() => take(given), [given]);
  useEffect(() => {
    if (files.length > 0) setMissing(false);
  }, [files]);

  if (!isIdle) return <BookUploading batch={batch} onStop={stop} />;
  const failed = batch.state === "done" ? batch.outcomes.filter(({ id }) => id === null) : [];
  if (batch.state === "done" && failed.length > 0) {
    const again = worthAnotherTry(failed);
    return (
      <section className="upload-results">
        <h3 ref={takeFocus} tabIndex={-1}>
          <UploadSummary outcomes={batch.outcomes} />
        </h3>
        <FailedFiles outcomes={failed} family="photos" />
        <div className="book-send">
          {again.length > 0 && (
            <Button
              onClick={() => {
                replace([...again, ...files]);
                forget();
              }}
            >
              {t("upload.again")}
            </Button>
          )}
          <Button look="primary" onClick={forget}>
            {t("upload.more")}
          </Button>
        </div>
      </section>
    );
  }
  const upload = () => {
    setMissing(files.length === 0);
    if (files.length === 0) return;
    const parcel = parcelOf(style, book.id);
    forget();
    send(files.map((chosen) => ({ chosen, ...parcel })));
    replace([]);
  };
  const rounds = Math.ceil(usable.length / wizardFilesPerUpload);
  return (
    <form
      className="book-photos"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        upload();
      }}
    >
      <p className="book-told" role="status">
        {batch.state === "done" && <UploadSummary outcomes={batch.outcomes} />}
      </p>
      <Dropzone
        accept={photoTypes}
        multiple
        dropHere={t("upload.drop_here")}
        hint={t("spec.upload_hint", {
          files: number(uploadLimits.filesPerUpload),
          megabytes: number(uploadMegabytes),
        })}
        problem={missing ? t("problem.no_file") : null}
        onFiles={add}
      />
      {leftOut.length > 0 && (
        <Problem text={t("book.left_out", { pages: number(bookLimits.pages), names: leftOut.join(", ") })} />
      )}
      {files.length > 0 && (
        <FileList files={files} leftOut={[]} max={room} family="photos" onRemove={remove} />
      )}
      {rounds > 1 && <p className="hint">{t("book.rounds", { files: number(wizardFilesPerUpload) })}</p>}
      <StyleChoice style={style} photoName={usable[0]?.file.name ?? ""} />
      <div className="book-send">
        <BookCost pages={usable.length} userType={userType} />
        <Button type="submit" look="primary large" icon={<Upload aria-hidden="true" />}>
          {t("spec.upload_images")}
        </Button>
      </div>
    </form>
  );
}
