import type { ImageView } from "@tintery/contract";
import { addresses, coloringDownloadFields, papers, paperWords } from "@tintery/contract/tables";
import { Download, Shapes } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../../platform/texts.tsx";
import { useLate } from "../../platform/use-late.ts";
import { DeleteButton } from "../../result/delete-button.tsx";
import { PrintMenu } from "../../result/print-menu.tsx";
import { ShareButton } from "../../result/share-button.tsx";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/field.tsx";

const loadDownloads = () => import("./download-dialog.tsx").then((file) => file.DownloadDialog);
const loadTypes = () => import("./type-dialog.tsx").then((file) => file.TypeDialog);

/** What can be done with a finished page: icon and word on wide screens, the destructive one apart. */
export function Toolbar({ image }: { image: ImageView }) {
  const { t } = useTexts();
  const downloads = useLate(loadDownloads);
  const types = useLate(loadTypes);
  const [open, setOpen] = useState<"downloads" | "types" | null>(null);
  const close = () => setOpen(null);
  const show = (which: "downloads" | "types") => {
    setOpen(which);
    (which === "downloads" ? downloads : types).fetch();
  };
  const failed = (open === "downloads" && downloads.failed) || (open === "types" && types.failed);
  return (
    <section className="toolbar" aria-label={t("pbn.toolbar")}>
      <Button
        look="primary"
        icon={<Download aria-hidden="true" />}
        onPointerEnter={downloads.fetch}
        onClick={() => show("downloads")}
      >
        {t("pbn.download")}
      </Button>
      <Prints image={image} />
      {image.may.edit && (
        <Button
          icon={<Shapes aria-hidden="true" />}
          title={t("coloring.change_type")}
          onPointerEnter={types.fetch}
          onClick={() => show("types")}
        >
          <span className="word">{t("coloring.change_type")}</span>
        </Button>
      )}
      {image.may.share && <ShareButton imageId={image.id} />}
      {image.may.delete && <DeleteButton image={image} />}
      <Problem text={failed ? t("spec.something_went_wrong") : null} />
      {downloads.Late && <downloads.Late image={image} open={open === "downloads"} onClose={close} />}
      {types.Late && <types.Late image={image} open={open === "types"} onClose={close} />}
    </section>
  );
}

/** The page on each paper, and the photo. */
function Prints({ image }: { image: ImageView }) {
  const { t } = useTexts();
  return (
    <PrintMenu>
      {paperWords.map((paper) => (
        <a
          key={paper}
          href={`${addresses.printColoring(image.id, "coloring")}?${coloringDownloadFields.paper}=${paper}`}
          target="_blank"
          rel="noopener"
        >
          {t("coloring.print_on", { paper: papers[paper].name })}
        </a>
      ))}
      <a href={addresses.printColoring(image.id, "origin")} target="_blank" rel="noopener">
        {t("ui.original")}
      </a>
    </PrintMenu>
  );
}
