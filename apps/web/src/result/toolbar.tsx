import type { ImageView } from "@tintery/contract";
import { Download } from "lucide-react";
import { type ComponentType, type ReactNode, useState } from "react";
import { useTexts } from "../platform/texts.tsx";
import { useLate } from "../platform/use-late.ts";
import { Button } from "../ui/button.tsx";
import { Problem } from "../ui/field.tsx";
import { DeleteButton } from "./delete-button.tsx";
import { ShareButton } from "./share-button.tsx";

/** A dialog of the toolbar. */
export interface ToolbarDialogProps {
  image: ImageView;
  open: boolean;
  onClose: () => void;
}

export interface ToolbarProps {
  image: ImageView;
  /** Fetches the dialog with the downloads; the same function in every render. */
  loadDownloads: () => Promise<ComponentType<ToolbarDialogProps>>;
  /** What stands before the download button, and after it. */
  first?: ReactNode;
  afterDownload?: ReactNode;
  /** What prints it: a menu of pages, or a button of its own. */
  print: ReactNode;
  /** What only this kind of image can have done to it. */
  children?: ReactNode;
}

/** What can be done with a finished image: icon and word on wide screens, the destructive one apart. */
export function Toolbar({ image, loadDownloads, first, afterDownload, print, children }: ToolbarProps) {
  const { t } = useTexts();
  const downloads = useLate(loadDownloads);
  const [open, setOpen] = useState(false);
  const show = () => {
    setOpen(true);
    downloads.fetch();
  };
  return (
    <section className="toolbar" aria-label={t("pbn.toolbar")}>
      {first}
      <Button
        look="primary"
        icon={<Download aria-hidden="true" />}
        onPointerEnter={downloads.fetch}
        onClick={show}
      >
        {t("pbn.download")}
      </Button>
      {afterDownload}
      {print}
      {children}
      {image.may.share && <ShareButton imageId={image.id} />}
      {image.may.delete && <DeleteButton image={image} />}
      <Problem text={open && downloads.failed ? t("spec.something_went_wrong") : null} />
      {downloads.Late && <downloads.Late image={image} open={open} onClose={() => setOpen(false)} />}
    </section>
  );
}

/** A page for the printer, which opens beside this one. */
export function PrintLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
