import type { ImageView } from "@tintery/contract";
import { addresses } from "@tintery/contract/tables";
import { Copy, Download, Printer } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTexts } from "../../platform/texts.tsx";
import { useLate } from "../../platform/use-late.ts";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/field.tsx";
import { Menu } from "../../ui/menu.tsx";
import { DeleteButton } from "../../result/delete-button.tsx";

const loadDownloads = () => import("./download-dialog.tsx").then((file) => file.DownloadDialog);
const loadCreation = () => import("./create-dialog.tsx").then((file) => file.CreateDialog);

/** What can be done with a finished picture: icon and word on wide screens, the destructive one apart. */
export function Toolbar({ image, children }: { image: ImageView; children?: ReactNode }) {
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
      <PrintMenu image={image} />
      {image.may.delete && <SamePhoto image={image} />}
      {image.may.delete && <DeleteButton image={image} />}
      <Problem text={open && downloads.failed ? t("spec.something_went_wrong") : null} />
      {downloads.Late && <downloads.Late image={image} open={open} onClose={() => setOpen(false)} />}
    </section>
  );
}

function PrintMenu({ image }: { image: ImageView }) {
  const { t } = useTexts();
  const label = (
    <>
      <Printer aria-hidden="true" />
      <span className="word">{t("pbn.print")}</span>
    </>
  );
  return (
    <Menu label={label} title={t("pbn.print")}>
      <a href={addresses.printPaintByNumbers(image.id, "pbn")} target="_blank" rel="noopener">
        {t("pbn.print_numbers")}
      </a>
      <a href={addresses.printPaintByNumbers(image.id, "origin")} target="_blank" rel="noopener">
        {t("pbn.print_painting")}
      </a>
    </Menu>
  );
}

/** Opens the creation form with this picture's photo in it, to try other choices. */
function SamePhoto({ image }: { image: ImageView }) {
  const { t } = useTexts();
  const dialog = useLate(loadCreation);
  const [files, setFiles] = useState<File[]>([]);
  const [state, setState] = useState<"idle" | "busy" | "open" | "failed">("idle");
  const take = async () => {
    if (state === "busy") return;
    setState("busy");
    dialog.fetch();
    try {
      const photo = await fetch(addresses.downloadPaintByNumbers(image.id, "source"));
      if (!photo.ok) return setState("failed");
      const blob = await photo.blob();
      setFiles([new File([blob], image.name, { type: blob.type })]);
      setState("open");
    } catch {
      setState("failed");
    }
  };
  return (
    <>
      <Button
        icon={<Copy aria-hidden="true" />}
        aria-disabled={state === "busy"}
        title={t("pbn.same_photo")}
        onClick={() => void take()}
      >
        <span className="word">{t("pbn.same_photo")}</span>
      </Button>
      <Problem text={state === "failed" || dialog.failed ? t("spec.something_went_wrong") : null} />
      {dialog.Late && <dialog.Late open={state === "open"} files={files} onClose={() => setState("idle")} />}
    </>
  );
}
