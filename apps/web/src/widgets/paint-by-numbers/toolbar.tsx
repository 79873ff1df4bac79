import type { ImageView } from "@tintery/contract";
import { addresses } from "@tintery/contract/tables";
import { Copy } from "lucide-react";
import type { ReactNode } from "react";
import { useTexts } from "../../platform/texts.tsx";
import { PrintLink, Toolbar } from "../../result/toolbar.tsx";
import { AgainButton } from "./again-button.tsx";

const loadDownloads = () => import("./download-dialog.tsx").then((file) => file.DownloadDialog);

export interface PaintingToolbarProps {
  image: ImageView;
  /** Offers in forms what only professional users may use. */
  professional: boolean;
  children?: ReactNode;
}

/** What can be done with a finished picture. */
export function PaintingToolbar({ image, professional, children }: PaintingToolbarProps) {
  const { t } = useTexts();
  const prints = (
    <>
      <PrintLink href={addresses.printPaintByNumbers(image.id, "pbn")}>{t("pbn.print_numbers")}</PrintLink>
      <PrintLink href={addresses.printPaintByNumbers(image.id, "origin")}>
        {t("pbn.print_painting")}
      </PrintLink>
    </>
  );
  return (
    <Toolbar image={image} loadDownloads={loadDownloads} first={children} prints={prints}>
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
    </Toolbar>
  );
}
