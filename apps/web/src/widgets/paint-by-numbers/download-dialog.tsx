import type { ImageView } from "@tintery/contract";
import type { Translate } from "@tintery/contract/messages";
import { colorFormatNames, colorFormats, type DownloadKind, downloadKinds } from "@tintery/contract/tables";
import { addresses } from "../../platform/addresses.ts";
import { displayIn, displaySearch } from "@tintery/contract/kit";
import { type Display, displayNames } from "@tintery/engine/tables";
import { colorFormatLabel } from "../../color-format-label.ts";
import { downloadExtension } from "../../download-extension.ts";
import { paintingOf } from "../../image-pictures.ts";
import { useTexts } from "../../platform/texts.tsx";
import type { ImageDialogProps } from "../../result/image-dialog.ts";
import { FileOffer } from "../../result/file-offer.tsx";
import { QrOption, qrSearch, useQrOption } from "../../result/qr-option.tsx";
import { closeUpScale, useCloseUp } from "../../result/use-close-up.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { CustomDownload } from "./custom-download.tsx";
import { displayTexts } from "./display-switches.tsx";
import styles from "./download-dialog.css?inline";
import { useKeptDisplay } from "./kept-display.ts";

/** What a download looks like: a layer of paint, a layer of numbers over it, all gray or not. */
interface Look {
  paint: "painting" | "photo" | "look" | null;
  numbers: boolean;
  gray?: true;
  /** The file itself, where the page's pictures cannot be combined to it. */
  file?: true;
}

/** The downloads in the order a painter needs them; each with the files it comes in, what is for paper first. */
const sheets = [
  { name: "everything", files: ["everything"], look: { paint: "painting", numbers: true } },
  { name: "pbn", files: ["pbnpdf", "pbnpng", "pbn"], look: { paint: null, numbers: true } },
  {
    name: "origin",
    files: ["originpdf", "originpng", "origin"],
    look: { paint: "painting", numbers: false },
  },
  { name: "originwithnumbers", files: ["originwithnumbers"], look: { paint: "painting", numbers: true } },
  {
    name: "outlines",
    files: ["outlinespdf", "outlines", "outlinesdxf"],
    look: { paint: null, numbers: false, file: true },
  },
  {
    name: "grayscale",
    files: ["grayscalepdf", "grayscalepng", "grayscale"],
    look: { paint: "painting", numbers: true, gray: true },
  },
  { name: "look", files: ["look"], look: { paint: "look", numbers: false } },
  { name: "source", files: ["source"], look: { paint: "photo", numbers: false } },
] as const satisfies { name: DownloadKind; files: DownloadKind[]; look: Look }[];

/** Only pictures that were painted in a look have one. */
const sheetsOf = ({ options }: ImageView) =>
  sheets.filter(({ name }) => name !== "look" || options.images.look);

/** Every file of a picture with a small preview of what it looks like. */
export function DownloadDialog({ image, open, onClose }: ImageDialogProps) {
  const { t } = useTexts();
  const display = useKeptDisplay();
  return (
    <Dialog open={open} size="wide" title={t("pbn.download_title")} onClose={onClose} styles={styles}>
      <ul className="downloads">
        {sheetsOf(image).map(({ name, files, look }) => (
          <FileOffer
            key={name}
            name={t(`pbn.kind.${name}`)}
            hint={withDisplay(t(`pbn.kind_hint.${name}`), chosenTexts(displayIn(name, display), t))}
            files={files.map((kind) => ({
              href:
                addresses.downloadPaintByNumbers(image.id, kind) + displaySearch(displayIn(kind, display)),
              extension: downloadExtension(image, downloadKinds[kind]),
            }))}
          >
            <Preview image={image} look={look} file={addresses.downloadPaintByNumbers(image.id, name)} />
          </FileOffer>
        ))}
        <ColorListOffer image={image} />
      </ul>
      {image.may.customDownload && <CustomDownload image={image} />}
    </Dialog>
  );
}

/** What makes a file easier to see, in words, after what it is. */
const withDisplay = (hint: string, chosen: readonly string[]) => [hint, ...chosen].join(" · ");

const chosenTexts = (display: Display, t: Translate) =>
  displayNames.filter((name) => display[name]).map((name) => t(displayTexts[name]));

/** The colors as a list: for paper first, for programs folded. */
function ColorListOffer({ image }: { image: ImageView }) {
  const { t } = useTexts();
  const display = useKeptDisplay();
  const qr = useQrOption(image);
  const chosen = chosenTexts({ ...display, strongLines: false }, t);
  const search = [displaySearch(display).slice(1), qrSearch(qr.checked)].filter(Boolean).join("&");
  const filesFor = (use: "paper" | "programs") =>
    colorFormatNames
      .filter((format) => colorFormats[format].use === use)
      .map((format) => ({
        href: addresses.downloadColors(image.id, format) + (use === "paper" && search ? `?${search}` : ""),
        extension: colorFormats[format].extension,
        label: colorFormatLabel(t, format),
      }));
  return (
    <FileOffer
      name={t("pbn.color_list")}
      hint={withDisplay(t("pbn.color_list_hint"), chosen)}
      files={filesFor("paper")}
      more={{ title: t("pbn.for_programs"), files: filesFor("programs") }}
      option={<QrOption {...qr} />}
    >
      <Strip image={image} />
    </FileOffer>
  );
}

/** Hairlines of a large canvas would vanish in a picture that is enlarged less. */
const hairlineScale = 8;

/** The page's own pictures, laid over each other: hardly anything has to be fetched to show a preview. */
function Preview({ image, look, file }: { image: ImageView; look: Look; file: string }) {
  const { images } = image.options;
  const paint = { painting: paintingOf(image), photo: images.origin, look: images.look ?? null };
  const { style, onLoad } = useCloseUp(look.file ? hairlineScale : look.numbers ? closeUpScale : 1);
  return (
    <span className={`download-preview${look.gray ? " gray" : ""}${look.file ? " lines" : ""}`}>
      {look.paint && paint[look.paint] && <img src={paint[look.paint]!} alt="" style={style} />}
      {look.numbers && images.numbers && (
        <img className="over" src={images.numbers} alt="" style={style} onLoad={onLoad} />
      )}
      {look.file && <img src={file} alt="" style={style} onLoad={onLoad} />}
    </span>
  );
}

function Strip({ image }: { image: ImageView }) {
  return (
    <span className="download-preview strip-grid">
      {image.options.colors.slice(0, 25).map((color) => (
        <span key={color.id} style={{ backgroundColor: color.hex }} />
      ))}
    </span>
  );
}
