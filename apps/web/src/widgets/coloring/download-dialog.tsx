import type { ImageView } from "@tintery/contract";
import { addresses, type ColoringDownloadKind, coloringDownloads } from "@tintery/contract/tables";
import { Download } from "lucide-react";
import { paintingOf } from "../../image-pictures.ts";
import { useTexts } from "../../platform/texts.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { CustomDownload } from "./custom-download.tsx";
import styles from "./download-dialog.css?inline";

/** The files in the order a parent needs them. */
const files = [
  "coloringpdf",
  "coloring",
  "coloringsvg",
  "origin",
] as const satisfies readonly ColoringDownloadKind[];

export interface DownloadDialogProps {
  image: ImageView;
  open: boolean;
  onClose: () => void;
}

/** Every file of a page, and the form that makes one's own. */
export function DownloadDialog({ image, open, onClose }: DownloadDialogProps) {
  const { t } = useTexts();
  return (
    <Dialog open={open} size="wide" title={t("pbn.download_title")} onClose={onClose} styles={styles}>
      <ul className="downloads">
        {files.map((kind) => {
          const format = coloringDownloads[kind].extension.toUpperCase();
          const name = t(`coloring.kind.${kind}`);
          const picture = kind === "origin" ? image.options.images.origin : paintingOf(image);
          return (
            <li key={kind} className="download">
              <span className="download-preview">{picture && <img src={picture} alt="" />}</span>
              <div className="download-words">
                <h3>{name}</h3>
                <p className="quiet small">{t(`coloring.kind_hint.${kind}`)}</p>
                <div className="download-files">
                  <LinkButton
                    href={addresses.downloadColoring(image.id, kind)}
                    download
                    aria-label={t("pbn.download_file", { name, format })}
                    icon={<Download aria-hidden="true" />}
                  >
                    {format}
                  </LinkButton>
                </div>
              </div>
            </li>
          );
        })}
      </ul>
      {image.may.customDownload && <CustomDownload image={image} />}
    </Dialog>
  );
}
