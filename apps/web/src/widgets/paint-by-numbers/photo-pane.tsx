import type { SceneWordFacts } from "@tintery/contract";
import { photoTypes, uploadMegabytes } from "@tintery/contract/tables";
import { Crop, FlipVertical2, Highlighter, RotateCw } from "lucide-react";
import { LookPreviewNote } from "../../scenes/look-painter.tsx";
import { SceneWords } from "../../scenes/scene-words.tsx";
import type { ChosenPhoto } from "../../platform/open-photo.ts";
import type { PhotoRefusal } from "../../platform/ready-file.ts";
import { useNoteWords } from "../../note-words.ts";
import { useTexts } from "../../platform/texts.tsx";
import { useRefusalWords } from "../../refusal-words.ts";
import { Button } from "../../ui/button.tsx";
import { Dropzone } from "../../ui/dropzone.tsx";
import { Problem } from "../../ui/field.tsx";
import { Meter } from "./ahead/meter.tsx";
import { PreviewPane } from "./ahead/preview-pane.tsx";
import { ThreeDifficulties } from "./ahead/three-difficulties.tsx";
import type { Ahead } from "./ahead/use-painting.ts";
import { canvasRatio } from "./canvas-shape.ts";
import { type FormChoices, hasModelLook } from "./form-choices.ts";
import { MarksLayer } from "./marks/marks-layer.tsx";
import type { Marking } from "./marks/use-marking.tsx";
import { OpeningPhoto } from "./opening-photo.tsx";
import { LateSubject } from "../../subject/late-subject.tsx";
import type { PointedOut } from "../../subject/pointed-out.ts";
import type { Turning } from "./turned/use-turning.tsx";

export interface PhotoPaneProps {
  photo: ChosenPhoto | null;
  refusal: PhotoRefusal | null;
  /** A chosen file that is being made ready. */
  opening: File | null;
  /** Canvas in millimeters; null when none is chosen. */
  canvas: { width: number; height: number } | null;
  crop: boolean;
  /** What else is wrong with the photo, in words. */
  problem: string | null;
  onFile: (file: File) => void;
  onClear: () => void;
  /** The photo is on its way: nothing about it can be changed now. */
  disabled: boolean;
  /** What is marked on the photo, and the brush for it. */
  marking: Marking;
  turning: Turning;
  /** Of a picture from words, what became of each; it is neither marked nor turned. */
  scene: readonly SceneWordFacts[] | null;
  ahead: Ahead;
  /** Hears what the photo is about, and what was said of it before. */
  onPoint: (pointed: PointedOut) => void;
  pointed: PointedOut | null;
  choices: FormChoices;
  onChange: (change: Partial<FormChoices>) => void;
}

/** The picture's side of the form: an empty place that takes a photo, then the photo as it will lie on the canvas. */
export function PhotoPane(props: PhotoPaneProps) {
  const { photo, refusal, onFile } = props;
  const { t, number } = useTexts();
  const noteWords = useNoteWords();
  const refusalWords = useRefusalWords();
  const problem = refusal ? refusalWords(refusal) : props.problem;
  if (!photo && props.opening) return <OpeningPhoto file={props.opening} />;
  if (!photo) {
    return (
      <Dropzone
        required
        accept={photoTypes}
        hint={t("ui.photo_hint", { megabytes: number(uploadMegabytes) })}
        problem={problem}
        onFiles={([file]) => file && onFile(file)}
      />
    );
  }
  return (
    <div className="photo-pane">
      <PreviewPane
        photo={photo}
        ahead={props.ahead}
        note={!props.scene && hasModelLook(props.choices) && <LookPreviewNote />}
      >
        <Sheet photo={photo} canvas={props.canvas} crop={props.crop} marking={props.marking} />
      </PreviewPane>
      <fieldset className="meter-place" disabled={props.disabled}>
        <Meter
          ahead={props.ahead}
          choices={props.choices}
          onChange={props.onChange}
          onCrop={props.scene || props.marking.seen.length > 0 ? null : props.turning.beginCut}
        />
        <ThreeDifficulties ahead={props.ahead} choices={props.choices} onChange={props.onChange} />
      </fieldset>
      <p className="photo-name">
        <span>{photo.file.name}</span>
        <span className="quiet">
          {number(photo.width)} × {number(photo.height)} px
        </span>
      </p>
      {photo.note && <p className="hint">{noteWords(photo.note)}</p>}
      <Problem text={problem} />
      {props.scene ? (
        <>
          <SceneWords words={props.scene} />
          <Button data-first disabled={props.disabled} onClick={props.onClear}>
            {t("builder.change_words")}
          </Button>
        </>
      ) : (
        <PhotoTools {...props} />
      )}
    </div>
  );
}

/** What can be done to an own photo. */
function PhotoTools(props: PhotoPaneProps) {
  const { t } = useTexts();
  return (
    <>
      <div className="photo-buttons">
        <Button data-first disabled={props.disabled} onClick={props.onClear}>
          {t("ui.other_picture")}
        </Button>
        <MarkButton marking={props.marking} disabled={props.disabled} />
      </div>
      <TurnButtons turning={props.turning} marking={props.marking} disabled={props.disabled} />
      <p className="hint mark-hint">{t("pbn.mark_hint")}</p>
      {props.photo && <LateSubject photo={props.photo.file} first={props.pointed} onPoint={props.onPoint} />}
    </>
  );
}

/** Opens the brush; what it is for is said beside it. */
function MarkButton({ marking, disabled }: { marking: Marking; disabled: boolean }) {
  const { t } = useTexts();
  return (
    <>
      <Button
        icon={<Highlighter aria-hidden="true" />}
        disabled={disabled}
        onPointerEnter={marking.prepare}
        onFocus={marking.prepare}
        onClick={marking.begin}
      >
        {t(marking.seen.length > 0 ? "pbn.mark_change" : "pbn.mark")}
      </Button>
      <Problem text={marking.failed ? t("spec.something_went_wrong") : null} />
    </>
  );
}

type TurnButtonsProps = Pick<PhotoPaneProps, "turning" | "marking" | "disabled">;

/** Turns, mirrors and cuts the photo, as long as nothing is marked on it. */
function TurnButtons({ turning, marking, disabled }: TurnButtonsProps) {
  const { t } = useTexts();
  const isMarked = marking.seen.length > 0;
  const off = disabled || isMarked;
  const why = isMarked ? t("pbn.turn_first") : undefined;
  return (
    <>
      <div className="turn-buttons">
        <Button
          look="plain"
          disabled={off}
          title={why}
          icon={<RotateCw aria-hidden="true" />}
          onClick={() => turning.change("turn")}
        >
          {t("pbn.turn")}
        </Button>
        <Button
          look="plain"
          disabled={off}
          title={why}
          icon={<FlipVertical2 aria-hidden="true" />}
          onClick={() => turning.change("mirror")}
        >
          {t("pbn.mirror")}
        </Button>
        <Button
          look="plain"
          disabled={off}
          title={why}
          icon={<Crop aria-hidden="true" />}
          onClick={turning.beginCut}
        >
          {t("pbn.cut")}
        </Button>
        {turning.isChanged && (
          <Button look="plain" disabled={off} onClick={turning.undo}>
            {t("pbn.unchanged")}
          </Button>
        )}
      </div>
      {why && (
        <p className="hint mark-hint" role="status">
          {why}
        </p>
      )}
      <Problem text={turning.failed ? t("spec.something_went_wrong") : null} />
    </>
  );
}

interface SheetProps extends Pick<PhotoPaneProps, "canvas" | "crop" | "marking"> {
  photo: ChosenPhoto;
}

/** The photo on its sheet: the canvas lies the way the photo lies; cropping fills it, else a margin stays. */
function Sheet({ photo, canvas, crop, marking }: SheetProps) {
  const { t, canvas: inBothUnits } = useTexts();
  const landscape = photo.width >= photo.height;
  const ratio = canvas ? canvasRatio(canvas, photo) : photo.width / photo.height;
  const fit = crop && canvas ? "cover" : "contain";
  return (
    <figure className="sheet-figure">
      <div
        className={canvas ? "sheet" : "sheet bare"}
        style={{ aspectRatio: String(ratio), "--ratio": ratio } as object}
      >
        <img
          src={photo.url}
          alt={t("pbn.preview_alt", { name: photo.file.name })}
          style={{ objectFit: fit }}
        />
        {marking.seen.length > 0 && <MarksLayer seen={marking.seen} photo={photo} fit={fit} />}
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
