import { type ColoringDownloadKind, coloringDownloads } from "@tintery/contract/tables";
import { addresses } from "../../platform/addresses.ts";
import { downloadExtension } from "../../download-extension.ts";
import { paintingOf } from "../../image-pictures.ts";
import { useTexts } from "../../platform/texts.tsx";
import type { ImageDialogProps } from "../../result/image-dialog.ts";
import { FileOffer } from "../../result/file-offer.tsx";
import { QrOption, qrSearch, useQrOption } from "../../result/qr-option.tsx";
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

/** What is laid on a sheet, so that a QR code has room beside the page. */
const onSheet: readonly ColoringDownloadKind[] = ["coloringpdf", "coloring"];

/** Every file of a page, and the form that makes one's own. */
export function DownloadDialog({ image, open, onClose }: ImageDialogProps) {
  const { t } = useTexts();
  const qr = useQrOption(image);
  const addressOf = (kind: ColoringDownloadKind) => {
    const query = onSheet.includes(kind) ? qrSearch(qr.checked) : "";
    return addresses.downloadColoring(image.id, kind) + (query && `?${query}`);
  };
  return (
    <Dialog open={open} size="wide" title={t("pbn.download_title")} onClose={onClose} styles={styles}>
      <div className="download-qr">
        <QrOption {...qr} />
      </div>
      <ul className="downloads">
        {files.map((kind) => {
          const picture = kind === "origin" ? image.options.images.origin : paintingOf(image);
          const extension = downloadExtension(image, coloringDownloads[kind]);
          return (
            <FileOffer
              key={kind}
              name={t(`coloring.kind.${kind}`)}
              hint={t(`coloring.kind_hint.${kind}`)}
              files={[{ href: addressOf(kind), extension }]}
            >
              <span className="download-preview">{picture && <img src={picture} alt="" />}</span>
            </FileOffer>
          );
        })}
      </ul>
      {image.may.customDownload && <CustomDownload image={image} hasQr={qr.checked} />}
    </Dialog>
  );
}
