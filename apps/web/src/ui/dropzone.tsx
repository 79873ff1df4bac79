import { Camera, ImagePlus } from "lucide-react";
import { type DragEvent, type ReactNode, useRef, useState } from "react";
import { offeredTypes } from "../platform/offered-types.ts";
import { takeFiles } from "../platform/take-files.ts";
import { useTexts } from "../platform/texts.tsx";
import { droppedFiles } from "../platform/dropped-files.ts";
import { Button } from "./button.tsx";
import { Problem } from "./field.tsx";

export interface DropzoneProps {
  /** Media types offered by the file picker; whether a file is really taken is the caller's to decide. */
  accept: readonly string[];
  /** What to do, where something else than dropping is to be said first. */
  title?: string;
  /** The words for dropping, where they are not those for a single photo; not shown where nothing can be dropped. */
  dropHere?: string | undefined;
  hint: ReactNode;
  problem?: string | null | undefined;
  /** Whether several files may come at once; else only the first of them counts. */
  multiple?: boolean;
  /** Marks it with an asterisk: nothing goes on without a file. */
  required?: boolean;
  onFiles: (files: File[]) => void;
}

/** Takes pictures in every way a device knows: choosing, dropping, or the camera of a phone. */
export function Dropzone({
  accept,
  title,
  dropHere,
  hint,
  problem,
  multiple,
  required,
  onFiles,
}: DropzoneProps) {
  const { t } = useTexts();
  const picker = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);

  const give = (files: File[]) => {
    if (files.length > 0) onFiles(multiple ? files : files.slice(0, 1));
  };
  const onDrop = (event: DragEvent) => {
    // tells those who take drops anywhere on the page that this one is taken
    event.preventDefault();
    setOver(false);
    give(droppedFiles(event.dataTransfer));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the buttons inside do the same
    <div
      className={`dropzone${over ? " over" : ""}${problem ? " refused" : ""}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <ImagePlus aria-hidden="true" />
      {title ? <p>{title}</p> : <p className="drop-hint">{dropHere ?? t("ui.drop_here")}</p>}
      <div className="dropzone-ways">
        <Button data-first onClick={() => picker.current?.click()}>
          {t(multiple ? "ui.choose_pictures" : "ui.choose_picture")}
          {required && <span aria-hidden="true">*</span>}
        </Button>
        <span className="camera">
          <Button icon={<Camera aria-hidden="true" />} onClick={() => camera.current?.click()}>
            {t("ui.take_photo")}
          </Button>
        </span>
      </div>
      <Problem text={problem} />
      <p className="hint">{hint}</p>
      <input
        ref={picker}
        type="file"
        accept={offeredTypes(accept)}
        multiple={multiple}
        aria-label={t(multiple ? "ui.choose_pictures" : "ui.choose_picture")}
        onChange={(event) => give(takeFiles(event.currentTarget))}
      />
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        aria-label={t("ui.take_photo")}
        onChange={(event) => give(takeFiles(event.currentTarget))}
      />
    </div>
  );
}
