import { useEffect, useEffectEvent } from "react";
import type { ChosenPhoto } from "../platform/open-photo.ts";
import { useNoteWords } from "../note-words.ts";
import { useTexts } from "../platform/texts.tsx";
import { useRefusalWords } from "../refusal-words.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Problem } from "../ui/field.tsx";
import { Notice } from "../ui/notice.tsx";
import { PhotoPicker } from "../ui/photo-picker.tsx";
import { useFilesAnywhere } from "../use-files-anywhere.ts";
import { usePhoto } from "../use-photo.ts";
import type { Product } from "./draft-names.ts";
import { wantedFirst } from "./tile-order.ts";
import { type Tiles, tilesInAll, useTiles } from "./use-tiles.ts";

export interface PhotoSheetProps {
  open: boolean;
  /** What was chosen; the first of them is opened, shown, and drawn as all that it can become. */
  files: readonly File[];
  /** The form that was chosen could not be fetched. */
  failed: boolean;
  onFiles: (files: File[]) => void;
  onChoose: (product: Product) => void;
  onClose: () => void;
}

/** One photo as everything it can become, side by side, drawn on this device; a tap goes on with one of them. */
export function PhotoSheet(props: PhotoSheetProps) {
  const { open, files, failed, onFiles, onChoose, onClose } = props;
  const { t, number } = useTexts();
  const noteWords = useNoteWords();
  const refusalWords = useRefusalWords();
  const { photo, refusal, opening, choose, clear } = usePhoto();
  const tiles = useTiles(photo?.file ?? null);
  const [first] = files;
  const openFirst = useEffectEvent((file: File | undefined) => {
    clear();
    if (file) void choose(file);
  });
  useEffect(() => openFirst(first), [first]);
  useFilesAnywhere(open, (chosen) => onFiles(chosen));
  const give = (chosen: File[]) => {
    if (chosen.length > 0) onFiles(chosen);
  };
  const { state, pictures } = tiles;
  const words = {
    drawing: t("sheet.drawing", { done: number(Object.keys(pictures).length), total: number(tilesInAll) }),
    drawn: t("sheet.drawn"),
    unable: t("sheet.unable"),
    forbidden: t("ui.preview_forbidden"),
  }[state];
  return (
    <Dialog open={open} size="wide" title={t("sheet.title")} onClose={onClose}>
      <div className="sheet">
        <div className="sheet-photo">
          {photo && <img src={photo.url} alt="" />}
          <div className="sheet-photo-words">
            <p className="sheet-name">{first?.name}</p>
            {files.length > 1 && <p className="hint">{t("sheet.first_of", { count: files.length })}</p>}
            {photo?.note && <p className="hint">{noteWords(photo.note)}</p>}
            {(photo || opening) && (
              <p className="hint" role="status">
                {photo ? words : t("upload.preparing")}
              </p>
            )}
          </div>
          <div className="sheet-pickers">
            <PhotoPicker words={t("ui.other_picture")} onFiles={give} isFirst={refusal !== null} />
            <PhotoPicker camera words={t("ui.take_photo")} onFiles={give} />
          </div>
        </div>
        <Problem text={refusal ? refusalWords(refusal) : null} />
        {failed && <Notice kind="bad">{t("spec.something_went_wrong")}</Notice>}
        {!refusal && <Choices photo={photo} tiles={tiles} onChoose={onChoose} />}
        <p className="hint">{t("sheet.on_device")}</p>
      </div>
    </Dialog>
  );
}

/** What goes on as what, by the names of its pictures. */
const choices = [
  { product: "paint-by-numbers", pictures: ["painting", "numbered"], text: "sheet.text.pbn" },
  { product: "coloring", pictures: ["coloring"], text: "sheet.text.coloring" },
  { product: "outlines", pictures: ["outlines"], text: "sheet.text.outlines" },
] as const;

/** What is written on a picture, where its card shows more than one. */
const labels = { painting: "ui.painting", numbered: "ui.numbers" } as const;

interface ChoicesProps {
  /** Null while it is being opened. */
  photo: ChosenPhoto | null;
  tiles: Tiles;
  onChoose: (product: Product) => void;
}

function Choices({ photo, tiles, onChoose }: ChoicesProps) {
  const { t } = useTexts();
  return (
    <ul className="tiles">
      {wantedFirst(choices, location.pathname).map(({ product, pictures, text }, index) => (
        <li key={product} className={pictures.length > 1 ? "double" : undefined}>
          <button
            type="button"
            className="tile"
            {...(index === 0 && { "data-first": true })}
            onClick={() => onChoose(product)}
          >
            <span className="tile-pictures">
              {pictures.map((name) => (
                <TilePicture
                  key={name}
                  photo={photo}
                  picture={tiles.pictures[name]}
                  state={tiles.state}
                  isCloser={name === "numbered"}
                >
                  {name in labels && t(labels[name as keyof typeof labels])}
                </TilePicture>
              ))}
            </span>
            <span className="tile-words">
              <span className="tile-name">{t(`dashboard.kind.${product}`)}</span>
              <span className="quiet">{t(text)}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

interface TilePictureProps extends Pick<ChoicesProps, "photo"> {
  picture: string | undefined;
  state: Tiles["state"];
  /** Shows a part of it as large as it can be read. */
  isCloser: boolean;
  /** Written on it. */
  children: string | false;
}

/** A picture with the proportions of the photo, which stands in its place, pale, until it is drawn. */
function TilePicture({ photo, picture, state, isCloser, children }: TilePictureProps) {
  const { width, height } = photo ?? { width: 4, height: 3 };
  const src = picture ?? photo?.url;
  return (
    <span
      className={picture ? "tile-picture" : `tile-picture ${state}`}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      {src && <img src={src} alt="" />}
      {picture && isCloser && <span className="tile-lens" style={{ backgroundImage: `url("${picture}")` }} />}
      {children && <span className="tile-label">{children}</span>}
    </span>
  );
}
