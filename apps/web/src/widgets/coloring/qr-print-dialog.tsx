import { coloringDownloadFields } from "@tintery/contract/tables";
import { Printer } from "lucide-react";
import { addresses } from "../../platform/addresses.ts";
import { paperChoices } from "../../paper-choices.ts";
import { useTexts } from "../../platform/texts.tsx";
import type { ImageDialogProps } from "../../result/image-dialog.ts";
import { qrSearch } from "../../result/qr-option.tsx";
import { useShareLink } from "../../result/use-share-link.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Problem } from "../../ui/field.tsx";

/** Prints a page with a QR code below it; where there is no link yet, it is made first. */
export function QrPrintDialog({ image, open, onClose }: ImageDialogProps) {
  const { t } = useTexts();
  const { address, make, busy, problem } = useShareLink(image.id);
  const page = addresses.printColoring(image.id, "coloring");
  const footer = address ? (
    paperChoices().map(({ value, label }) => (
      <LinkButton
        key={value}
        href={`${page}?${coloringDownloadFields.paper}=${value}&${qrSearch(true)}`}
        target="_blank"
        rel="noopener"
        icon={<Printer aria-hidden="true" />}
      >
        {t("coloring.print_on", { paper: label })}
      </LinkButton>
    ))
  ) : (
    <>
      <Button onClick={onClose}>{t("ui.go_back")}</Button>
      <Button look="primary" disabled={busy} onClick={() => void make(() => undefined)}>
        {t("share.make")}
      </Button>
    </>
  );
  return (
    <Dialog open={open} title={t("share.print_qr")} onClose={onClose} footer={footer}>
      <p aria-live="polite">{t(address === null ? "qr.needs_link" : "qr.opens")}</p>
      <p>{t("qr.anyone")}</p>
      <Problem text={problem} />
    </Dialog>
  );
}
