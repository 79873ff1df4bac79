import { photoTypes, uploadMegabytes } from "@tintery/contract/tables";
import type { ChosenPhoto } from "../../platform/open-photo.ts";
import type { PhotoRefusal } from "../../platform/photo-file.ts";
import { useTexts } from "../../platform/texts.tsx";
import { useProblemWords } from "../../problem-words.ts";
import { Button } from "../../ui/button.tsx";
import { Dropzone } from "../../ui/dropzone.tsx";
import { Problem } from "../../ui/field.tsx";

export interface PhotoPaneProps {
  photo: ChosenPhoto | null;
  refusal: PhotoRefusal | null;
  /** Canvas in inches; null when none is chosen. */
  canvas: { width: number; height: number } | null;
  crop: boolean;
  /** What else is wrong with the photo, in words. */
  problem: string | null;
  onFile: (file: File) => void;
  onClear: () => void;
}

/** The picture's side of the form: an empty place that takes a photo, then the photo as it will lie on the canvas. */
export function PhotoPane(props: PhotoPaneProps) {
  const { photo, refusal, onFile } = props;
  const { t, number } = useTexts();
  const words = useProblemWords();
  const problem = refusal ? words.ofRefusal(refusal) : props.problem;
  if (!photo) {
    return (
      <Dropzone
        accept={photoTypes}
        title={t("ui.drop_here")}
        hint={t("ui.photo_hint", { megabytes: number(uploadMegabytes) })}
        problem={problem}
        onFiles={([file]) => file && onFile(file)}
      />
    );
  }
  return (
    <div className="photo-pane">
      <Sheet photo={photo} canvas={props.canvas} crop={props.crop} />
      <p className="photo-name">
        <span>{photo.file.name}</span>
        <span className="quiet">
          {number(photo.width)} × {number(photo.height)} px
        </span>
      </p>
      <Problem text={problem} />
      <Button onClick={props.onClear}>{t("ui.other_picture")}</Button>
    </div>
  );
}

/** The photo on its sheet: the canvas lies the way the photo lies; cropping fills it, else a margin stays. */
function Sheet({ photo, canvas, crop }: Pick<PhotoPaneProps, "canvas" | "crop"> & { photo: ChosenPhoto }) {
  const { t, canvas: inBothUnits } = useTexts();
  const landscape = photo.width >= photo.height;
  const long = canvas && Math.max(canvas.width, canvas.height);
  const short = canvas && Math.min(canvas.width, canvas.height);
  const ratio = long && short ? (landscape ? long / short : short / long) : photo.width / photo.height;
  return (
    <figure className="sheet-figure">
      <div
        className={canvas ? "sheet" : "sheet bare"}
        style={{ aspectRatio: String(ratio), "--ratio": ratio } as object}
      >
        <img
          src={photo.url}
          alt={t("pbn.preview_alt", { name: photo.file.name })}
          style={{ objectFit: crop && canvas ? "cover" : "contain" }}
        />
      </div>
      {canvas && (
        <figcaption className="hint">
          {inBothUnits(
            landscape === canvas.width >= canvas.height
              ? canvas
              : { width: canvas.height, height: canvas.width },
          )}
        </figcaption>
      )}
    </figure>
  );
}
