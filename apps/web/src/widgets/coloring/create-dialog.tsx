import {
  addresses,
  coloringCreditsOf,
  type ColoringType,
  coloringTypeNames,
  coloringTypes,
  coloringUploadDelay,
  coloringVersionOf,
  photoTypes,
  uploadLimits,
  uploadMegabytes,
} from "@tintery/contract/tables";
import { Palette } from "lucide-react";
import { useEffect, useState } from "react";
import type { OpenedForm } from "../../form-opener.tsx";
import { remember, remembered } from "../../platform/storage.ts";
import { useTexts } from "../../platform/texts.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Dropzone } from "../../ui/dropzone.tsx";
import { FileList } from "../../uploads/file-list.tsx";
import { UploadProgress } from "../../uploads/upload-progress.tsx";
import { UploadResults } from "../../uploads/upload-results.tsx";
import uploadStyles from "../../uploads/uploads.css?inline";
import { useChosenFiles } from "../../uploads/use-chosen-files.ts";
import { useUploads } from "../../uploads/use-uploads.ts";
import { useFilesAnywhere } from "../../use-files-anywhere.ts";
import ownStyles from "./create-dialog.css?inline";
import { useFormSettings } from "./form-settings.tsx";
import { TypeChoice } from "./type-choice.tsx";

const storageName = "coloring-type";
const styles = uploadStyles + ownStyles;
const way = { call: "createColoring", delay: coloringUploadDelay, page: addresses.coloring } as const;

/** The creation form of coloring pages: up to twenty pictures, one kind of page for all of them. */
export function CreateDialog({ open, files: given, onClose }: OpenedForm) {
  const { t, number } = useTexts();
  const [type, setType] = useRememberedType();
  const { files, leftOut, add, remove, replace } = useChosenFiles();
  const drawable = files.filter(({ refusal }) => refusal === null).length;
  const { batch, send, stop, reset } = useUploads(way);
  const [missing, setMissing] = useState(false);
  const choosing = batch.state === "choosing";
  useEffect(() => add(given), [add, given]);
  useFilesAnywhere(open && choosing, add);

  const submit = () => {
    setMissing(files.length === 0);
    if (!choosing || files.length === 0) return;
    const version = coloringVersionOf(type);
    void send(files, { params: { version }, fields: { type, version } });
  };
  const again = (next: typeof files) => {
    replace(next);
    reset();
  };
  const close = () => {
    reset();
    if (batch.state === "done") replace([]);
    setMissing(false);
    onClose();
  };
  const failed =
    batch.state === "done" ? batch.outcomes.filter(({ id }) => id === null).map(({ chosen }) => chosen) : [];
  const footer = choosing ? (
    <ChoosingFooter count={drawable} />
  ) : (
    batch.state === "done" && (
      <>
        {failed.length > 0 && <Button onClick={() => again(failed)}>{t("upload.again")}</Button>}
        <Button onClick={() => again([])}>{t("upload.more")}</Button>
        <LinkButton look="primary" href={addresses.colorings()}>
          {t("coloring.see_all")}
        </LinkButton>
      </>
    )
  );
  return (
    <Dialog
      open={open}
      wide
      title={t("spec.create_coloring")}
      onClose={close}
      footer={footer}
      onSubmit={submit}
      styles={styles}
    >
      {choosing && (
        <div className="coloring-form">
          <div className="coloring-files">
            <Dropzone
              accept={photoTypes}
              multiple
              title={t("upload.drop_here")}
              hint={t("spec.upload_hint", {
                files: number(uploadLimits.filesPerUpload),
                megabytes: number(uploadMegabytes),
              })}
              problem={missing && files.length === 0 ? t("problem.no_file") : null}
              onFiles={add}
            />
            {files.length + leftOut.length > 0 && (
              <FileList files={files} leftOut={leftOut} onRemove={remove} />
            )}
          </div>
          <TypeChoice value={type} onChange={setType} />
        </div>
      )}
      {(batch.state === "sending" || batch.state === "opening") && (
        <UploadProgress batch={batch} onStop={stop} />
      )}
      {batch.state === "done" && <UploadResults outcomes={batch.outcomes} page={addresses.coloring} />}
    </Dialog>
  );
}

function ChoosingFooter({ count }: { count: number }) {
  const { t } = useTexts();
  const credits = coloringCreditsOf(useFormSettings().userType);
  return (
    <>
      <p className="cost hint">{t("coloring.cost", { credits: t("spec.credits", { count: credits }) })}</p>
      <Button type="submit" look="primary large" icon={<Palette aria-hidden="true" />}>
        {count > 1 ? t("coloring.create_many", { count }) : t("coloring.create")}
      </Button>
    </>
  );
}

/** The kind of page that the host page asks for, else the one chosen last time, else the specification's first. */
function useRememberedType() {
  const { type: preset } = useFormSettings();
  const [type, setType] = useState<ColoringType>(() => {
    const named = (word: unknown) => coloringTypeNames.find((name) => name === word);
    return named(preset) ?? named(remembered(storageName)) ?? coloringTypes.v1.default;
  });
  const choose = (next: ColoringType) => {
    setType(next);
    remember(storageName, next);
  };
  return [type, choose] as const;
}
