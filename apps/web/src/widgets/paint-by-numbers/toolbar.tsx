import type { ImageView } from "@tintery/contract";
import { addresses } from "@tintery/contract/tables";
import { Copy, Download } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTexts } from "../../platform/texts.tsx";
import { useLate } from "../../platform/use-late.ts";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/field.tsx";
import { AgainButton } from "./again-button.tsx";
import { DeleteButton } from "../../result/delete-button.tsx";
import { PrintMenu } from "../../result/print-menu.tsx";
import { ShareButton } from "../../result/share-button.tsx";

const loadDownloads = () => import("./download-dialog.tsx").then((file) => file.DownloadDialog);

export interface ToolbarProps {
  image: ImageView;
  /** Offers in forms what only professional users may use. */
  professional: boolean;
  children?: ReactNode;
}

/** What can be done with a finished picture: icon and word on wide screens, the destructive one apart. */
export function Toolbar({ image, professional, children }: ToolbarProps) {
  const { t } = useTexts();
  const downloads = useLate(loadDownloads);
  const [open, setOpen] = useState(false);
  const show = () => {
    setOpen(true);
    downloads.fetch();
  };
  return (
    <section className="toolbar" aria-label={t("pbn.toolbar")}>
      {children}
      <Button
        look="primary"
        icon={<Download aria-hidden="true" />}
        onPointerEnter={downloads.fetch}
        onClick={show}
      >
        {t("pbn.download")}
      </Button>
      <Prints image={image} />
      {image.may.delete && (
        <AgainButton
          image={image}
          professional={professional}
          icon={<Copy aria-hidden="true" />}
          title={t("pbn.same_photo")}
        >
          <span className="word">{t("pbn.same_photo")}</span>
        </AgainButton>
      )}
      {image.may.share && <ShareButton imageId={image.id} />}
      {image.may.delete && <DeleteButton image={image} />}
      <Problem text={open && downloads.failed ? t("spec.something_went_wrong") : null} />
      {downloads.Late && <downloads.Late image={image} open={open} onClose={() => setOpen(false)} />}
    </section>
  );
}

function Prints({ image }: { image: ImageView }) {
  const { t } = useTexts();
  return (
    <PrintMenu>
      <a href={addresses.printPaintByNumbers(image.id, "pbn")} target="_blank" rel="noopener">
        {t("pbn.print_numbers")}
      </a>
      <a href={addresses.printPaintByNumbers(image.id, "origin")} target="_blank" rel="noopener">
        {t("pbn.print_painting")}
      </a>
    </PrintMenu>
  );
}
