import type { ImageView } from "@tintery/contract";
import { type OutlinesDownloadKind, outlinesDownloads } from "@tintery/contract/tables";
import { addresses } from "../../platform/addresses.ts";
import type { OutlinesStyle } from "@tintery/engine";
import { paintingOf } from "../../image-pictures.ts";
import { downloadExtension } from "../../download-extension.ts";
import { useTexts } from "../../platform/texts.tsx";
import type { ImageDialogProps } from "../../result/image-dialog.ts";
import { FileOffer } from "../../result/file-offer.tsx";
import { closeUpScale, useCloseUp } from "../../result/use-close-up.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { CustomDownload } from "./custom-download.tsx";
import styles from "./download-dialog.css?inline";
import { useDrawing } from "./use-drawing.ts";

type FileKind = Exclude<OutlinesDownloadKind, "custom">;

/** The files in the order they are asked for. */
const files = [
  "filled",
  "outlines",
  "cutting",
  "centerlines",
  "dxf",
  "png",
  "origin",
] as const satisfies readonly FileKind[];

/** Borders as an enlarged part of the picture can show them. */
const previewLines: OutlinesStyle = { fill: "none", lines: "borders", nodes: false, lineWidthMM: 0.4 };

/** Every file of the outlines, and the form that makes one's own. */
export function DownloadDialog({ image, open, onClose }: ImageDialogProps) {
  const { t } = useTexts();
  return (
    <Dialog open={open} size="wide" title={t("pbn.download_title")} onClose={onClose} styles={styles}>
      <Files image={image} />
      {image.may.customDownload && <CustomDownload image={image} />}
    </Dialog>
  );
}

function Files({ image }: { image: ImageView }) {
  const { t } = useTexts();
  const { images, outlines: facts } = image.options;
  const { drawn: lines } = useDrawing(images.model, previewLines);
  const offered = files.filter((kind) => kind !== "centerlines" || facts?.hasCenterLines);
  return (
    <ul className="downloads">
      {offered.map((kind) => {
        const file = {
          href: addresses.downloadOutlines(image.id, kind),
          extension: downloadExtension(image, outlinesDownloads[kind]),
        };
        return (
          <FileOffer
            key={kind}
            name={t(`outlines.kind.${kind}`)}
            hint={t(`outlines.kind_hint.${kind}`)}
            files={[file]}
          >
            <Preview image={image} kind={kind} lines={lines} />
          </FileOffer>
        );
      })}
    </ul>
  );
}

/**
 * What a file looks like; lines stand over nothing, cut shapes show where the knife goes. `lines`: address of the drawn
 * borders, once they are there.
 */
function Preview({ image, kind, lines }: { image: ImageView; kind: FileKind; lines: string | null }) {
  const onlyLines = kind === "outlines" || kind === "dxf" || kind === "centerlines";
  const below = kind === "origin" ? image.options.images.origin : paintingOf(image);
  const isWhole = kind === "origin" || kind === "png";
  const { style, onLoad } = useCloseUp(isWhole ? 1 : closeUpScale);
  return (
    <span className="download-preview">
      {!onlyLines && below && <img src={below} alt="" style={style} {...(kind === "filled" && { onLoad })} />}
      {lines && (onlyLines || kind === "cutting") && (
        <img
          className={kind === "cutting" ? "cut" : undefined}
          src={lines}
          alt=""
          style={style}
          onLoad={onLoad}
        />
      )}
    </span>
  );
}
