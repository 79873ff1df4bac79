import type { ImageView } from "@tintery/contract";
import { addresses, outlinesDownloadFields, papers, paperWords } from "@tintery/contract/tables";
import { Download, ZoomIn } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../../platform/texts.tsx";
import { useLate } from "../../platform/use-late.ts";
import { DeleteButton } from "../../result/delete-button.tsx";
import { PrintMenu } from "../../result/print-menu.tsx";
import { ShareButton } from "../../result/share-button.tsx";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/field.tsx";
import { PrecisionMenu } from "./precision-menu.tsx";

const loadDownloads = () => import("./download-dialog.tsx").then((file) => file.DownloadDialog);

export interface ToolbarProps {
  image: ImageView;
  /** Opens the close look; `prepare` fetches it ahead. */
  look: { open: () => void; prepare: () => void };
}

/** What can be done with finished outlines: icon and word on wide screens, the destructive one apart. */
export function Toolbar({ image, look }: ToolbarProps) {
  const { t } = useTexts();
  const downloads = useLate(loadDownloads);
  const [open, setOpen] = useState(false);
  const show = () => {
    setOpen(true);
    downloads.fetch();
  };
  return (
    <section className="toolbar" aria-label={t("pbn.toolbar")}>
      <Button
        look="primary"
        icon={<Download aria-hidden="true" />}
        onPointerEnter={downloads.fetch}
        onClick={show}
      >
        {t("pbn.download")}
      </Button>
      {/* phones have it on the picture, and no room for it here */}
      <Button
        className="wide-only"
        icon={<ZoomIn aria-hidden="true" />}
        title={t("outlines.look")}
        onPointerEnter={look.prepare}
        onClick={look.open}
      >
        {t("outlines.look")}
      </Button>
      <Prints image={image} />
      {image.may.changePrecision && <PrecisionMenu image={image} />}
      {image.may.share && <ShareButton imageId={image.id} />}
      {image.may.delete && <DeleteButton image={image} />}
      <Problem text={open && downloads.failed ? t("spec.something_went_wrong") : null} />
      {downloads.Late && <downloads.Late image={image} open={open} onClose={() => setOpen(false)} />}
    </section>
  );
}

/** The outlines on each paper, filled or as lines, and the picture they were made from. */
function Prints({ image }: { image: ImageView }) {
  const { t } = useTexts();
  const drawn = [
    ["filled", t("outlines.kind.filled")],
    ["outlines", t("outlines.kind.outlines")],
  ] as const;
  return (
    <PrintMenu>
      {drawn.flatMap(([which, what]) =>
        paperWords.map((paper) => (
          <a
            key={which + paper}
            href={`${addresses.printOutlines(image.id, which)}?${outlinesDownloadFields.paper}=${paper}`}
            target="_blank"
            rel="noopener"
          >
            {t("outlines.print_on", { what, paper: papers[paper].name })}
          </a>
        )),
      )}
      <a href={addresses.printOutlines(image.id, "origin")} target="_blank" rel="noopener">
        {t("ui.original")}
      </a>
    </PrintMenu>
  );
}
