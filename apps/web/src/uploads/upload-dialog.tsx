import type { ReactNode } from "react";
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from "react";
import { uploadLimits, uploadMegabytes } from "@tintery/contract/tables";
import { RestoredNote } from "../drafts/restored-note.tsx";
import { type KeptChoice, useDraft } from "../drafts/use-draft.ts";
import type { OpenedForm } from "../form-opener.tsx";
import { isElsewhere } from "../platform/site.ts";
import { useTexts } from "../platform/texts.tsx";
import { SourceChoice } from "../scenes/source-choice.tsx";
import { usePaintedPrompt } from "../scenes/use-painted-prompt.ts";
import { usePaintedPlan } from "../scenes/use-painted-plan.ts";
import { useScenePhoto } from "../scenes/use-scene-photo.ts";
import { setPlan, useWords } from "../scenes/use-words.ts";
import { WordsPane } from "../scenes/words-pane.tsx";
import { useWordsProblem, wordsStop } from "../scenes/words-stop.ts";
import { Button, LinkButton } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Dropzone } from "../ui/dropzone.tsx";
import { isNarrow } from "../ui/narrow-screens.ts";
import { PhotoPicker } from "../ui/photo-picker.tsx";
import { SignInDialog } from "../sites/sign-in-dialog.tsx";
import { useMustSignIn } from "../use-user-data.ts";
import { useFilesAnywhere } from "../use-files-anywhere.ts";
import { FileList } from "./file-list.tsx";
import { formOf } from "./form-of.ts";
import { UploadBadge } from "./upload-badge.tsx";
import styles from "./upload-dialog.css?inline";
import { isUnderWay, sendingOf, UploadProgress } from "./upload-progress.tsx";
import { UploadResults } from "./upload-results.tsx";
import { type Batch, type UploadWay, worthAnotherTry } from "./uploads.ts";
import { type ChosenFile, useChosenFiles } from "./use-chosen-files.ts";
import { useUploads } from "./use-uploads.ts";

export interface UploadDialogProps extends OpenedForm {
  title: string;
  /** Says what may be dropped; photos, unless said otherwise. */
  dropHere?: string;
  /** What a file picker offers. */
  accept: readonly string[];
  /** Said under the place for files, after how many and how large they may be. */
  formats?: string;
  way: UploadWay;
  /** What is sent with a file, as chosen now. */
  parcel: (file: File) => Readonly<{ params: Record<string, string>; fields: Record<string, string> }>;
  /** What can be chosen for all of the files. */
  choice: ReactNode;
  /** What can be chosen for photos only. */
  photoChoice?: ReactNode;
  /** What of the choice a draft keeps. */
  kept?: KeptChoice;
  /** Hears which of the files is the first that can be sent; null without one. */
  onFirst?: (file: File | null) => void;
  /** Dialogs of the choice, whose Enter key is not the form's. */
  beside?: ReactNode;
  /** Words about the cost, and the button that sends so many files. */
  sending: (count: number) => ReactNode;
  /** Where all pictures of this kind are. */
  all: { href: string; words: string };
  /** The style sheet of the choice. */
  styles?: string;
}

/** The creation form for several files; where guests may make nothing, it asks them to sign in before they choose any. */
export function UploadDialog(props: UploadDialogProps) {
  return useMustSignIn() ? <SignInDialog {...props} /> : <UploadForm {...props} />;
}

/** Up to twenty files, one choice for all of them, and what became of each. */
function UploadForm(props: UploadDialogProps) {
  const { open, files: given, onClose, title, way, all } = props;
  const { t } = useTexts();
  const { files, leftOut, add, remove, replace } = useChosenFiles(way.family);
  const usable = files.filter(({ refusal }) => refusal === null);
  const words = useWords(null);
  const wordsProblem = useWordsProblem();
  const fromWords = words.source === "words";
  const live = usePaintedPrompt(fromWords ? words.plan : null, null);
  const painted = usePaintedPlan(words, live);
  const scene = useScenePhoto(props.onFirst ? painted : null, null, true);
  // what is still being made ready cannot be shown yet
  const ofPhotos = usable[0]?.ready ? null : (usable[0]?.file ?? null);
  const first = fromWords ? (scene.photo?.file ?? null) : ofPhotos;
  const { onFirst } = props;
  useEffect(() => onFirst?.(first), [first, onFirst]);
  const { batch, showsBadge, send, stop, forget } = useUploads(way);
  const [missing, setMissing] = useState(false);
  const choosing = batch.state === "choosing";
  useEffect(() => add(given), [add, given]);
  const take = (more: readonly File[]) => {
    words.choose("photo");
    add(more);
  };
  useFilesAnywhere(open, take);
  const takeBack = useEffectEvent((returned: Batch) => {
    if (returned.state !== "returned") return;
    if (returned.chosen.file.size > 0) replace([returned.chosen, ...files]);
    forget();
  });
  useEffect(() => takeBack(batch), [batch]);
  const failed = failedOf(batch);
  const ownFiles = useMemo(() => [...failedOf(batch), ...files].map(({ file }) => file), [batch, files]);
  const written = JSON.stringify({ words: words.kept, choice: props.kept?.value });
  const fault = fromWords ? wordsStop(words, live) : null;
  const isRestored = useDraft({
    name: props.draft ?? null,
    open,
    files: fromWords ? words.files : ownFiles,
    rest: useCallback(() => JSON.parse(written), [written]),
    sending: sendingOf(batch),
    restore: ({ files: kept, rest }) => {
      const { words: plan, choice } = Object(rest);
      if (kept[0]) props.kept?.restore(choice, kept[0]);
      if (!words.restore(plan, kept[0])) add(kept);
    },
  });

  const submit = () => {
    if (fromWords) return sendWords();
    setMissing(files.length === 0);
    if (!choosing || files.length === 0) return;
    send(files.map((chosen) => ({ chosen, ...parcelOf(props, chosen.file) })));
    // what is chosen from now on is for the next upload
    replace([]);
  };
  const sendWords = () => {
    setMissing(fault !== null);
    const [file] = words.files;
    if (!choosing || fault || !file) return;
    // what is said of the painted picture goes along with it
    const { params, fields } = parcelOf(props, first ?? file);
    setPlan(fields, words.plan);
    send([{ chosen: { key: 0, file, refusal: null }, params, fields }]);
  };
  const again = () => {
    replace([...failed, ...files]);
    forget();
  };
  const close = () => {
    // what did not work can still be tried again
    if (failed.length === 0) forget();
    setMissing(false);
    onClose();
  };
  const footer = choosing
    ? props.sending(fromWords ? 1 : usable.length)
    : batch.state === "done" && (
        <>
          {failed.length > 0 && <Button onClick={again}>{t("upload.again")}</Button>}
          <Button onClick={forget}>{t("upload.more")}</Button>
          {!isElsewhere() && (
            <LinkButton look="primary" href={all.href}>
              {all.words}
            </LinkButton>
          )}
        </>
      );
  // a phone's first screen is for what is chosen next
  const isCompact = files.length > 0 && !fromWords && isNarrow();
  const change = (other: readonly File[]) => {
    replace([]);
    add(other);
  };
  const list = files.length + leftOut.length > 0 && (
    <FileList
      files={files}
      leftOut={leftOut}
      max={uploadLimits.filesPerUpload}
      family={way.family}
      onRemove={remove}
    />
  );
  return (
    <>
      <Dialog
        open={open}
        size="wide"
        title={title}
        onClose={close}
        footer={footer}
        onSubmit={submit}
        styles={styles + (props.styles ?? "")}
      >
        {choosing && (
          <div className={isCompact ? "upload-form compact" : "upload-form"}>
            {isRestored && <RestoredNote onStartOver={() => replace([])} />}
            <div className="upload-files">
              <SourceChoice words={words} disabled={false} />
              {fromWords ? (
                <WordsPane
                  words={words}
                  live={live}
                  problem={missing ? wordsProblem(fault) : null}
                  disabled={false}
                />
              ) : (
                <>
                  {!isCompact && (
                    <div className="upload-place" ref={takeLostFocus}>
                      <Files {...props} problem={missing && files.length === 0} onFiles={add} />
                    </div>
                  )}
                  {list}
                  {isCompact && <Change accept={props.accept} onChange={change} onAdd={add} />}
                  {props.photoChoice}
                </>
              )}
            </div>
            {props.choice}
          </div>
        )}
        {isUnderWay(batch) && <UploadProgress batch={batch} onStop={stop} />}
        {batch.state === "done" && (
          <UploadResults outcomes={batch.outcomes} family={way.family} page={way.page} />
        )}
        {!choosing && list && (
          <section className="upload-next">
            <h3>{t("upload.next")}</h3>
            {list}
          </section>
        )}
      </Dialog>
      {props.beside}
      {showsBadge && <UploadBadge batch={batch} hidden={!open} onOpen={props.onOpen} />}
    </>
  );
}

/** The files that can be tried again. */
function failedOf(batch: Batch): ChosenFile[] {
  if (batch.state !== "done") return [];
  // words stay in their field
  return worthAnotherTry(batch.outcomes).filter(({ file }) => file.size > 0);
}

/** What goes along with a file, as chosen now. */
function parcelOf({ parcel }: UploadDialogProps, file: File) {
  const { params, fields } = parcel(file);
  return { params, fields: formOf(fields) };
}

/** The control that had the focus may be one whose place this takes. */
function takeLostFocus(place: HTMLElement | null): void {
  const root = place?.getRootNode();
  if (root instanceof ShadowRoot && !root.activeElement)
    place?.querySelector<HTMLElement>("[data-first]")?.focus();
}

interface ChangeProps extends Pick<UploadDialogProps, "accept"> {
  onChange: (files: File[]) => void;
  onAdd: (files: File[]) => void;
}

/** What is left of the place for files once there are some: others instead, or more. */
function Change({ accept, onChange, onAdd }: ChangeProps) {
  const { t } = useTexts();
  const some = (hear: (files: File[]) => void) => (files: File[]) => files.length > 0 && hear(files);
  return (
    <div className="upload-change" ref={takeLostFocus}>
      <PhotoPicker words={t("upload.change")} accept={accept} onFiles={some(onChange)} isFirst />
      <PhotoPicker words={t("upload.add")} accept={accept} several onFiles={some(onAdd)} />
    </div>
  );
}

interface FilesProps extends Pick<UploadDialogProps, "accept" | "dropHere" | "formats"> {
  /** Nothing was chosen, and sending was tried. */
  problem: boolean;
  onFiles: (files: File[]) => void;
}

function Files({ accept, dropHere, formats, problem, onFiles }: FilesProps) {
  const { t, number } = useTexts();
  const limits = t("spec.upload_hint", {
    files: number(uploadLimits.filesPerUpload),
    megabytes: number(uploadMegabytes),
  });
  return (
    <Dropzone
      accept={accept}
      multiple
      dropHere={dropHere ?? t("upload.drop_here")}
      hint={
        <>
          {formats && <span className="formats">{formats}</span>} {limits}
        </>
      }
      problem={problem ? t("problem.no_file") : null}
      onFiles={onFiles}
    />
  );
}
