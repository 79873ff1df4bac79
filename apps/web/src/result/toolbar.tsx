import type { ImageView } from "@tintery/contract";
import { Download } from "lucide-react";
import { type ComponentType, type ReactNode, useState } from "react";
import { useTexts } from "../platform/texts.tsx";
import { useLate } from "../platform/use-late.ts";
import { Button } from "../ui/button.tsx";
import { Problem } from "../ui/field.tsx";
import { DeleteButton } from "./delete-button.tsx";
import type { ImageDialogProps } from "./image-dialog.ts";
import { ShareButton } from "./share-button.tsx";

export interface ToolbarProps {
  image: ImageView;
  /** Fetches the dialog with the downloads; the same function in every render. */
  loadDownloads: () => Promise<ComponentType<ImageDialogProps>>;
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

export interface LateDialogButtonProps {
  image: ImageView;
  /** The button's word, which narrow screens leave out. */
  title: string;
  icon: ReactNode;
  /** Fetches the dialog; the same function in every render. */
  load: () => Promise<ComponentType<ImageDialogProps>>;
}

/** A button of the toolbar whose dialog is fetched when somebody goes for it. */
export function LateDialogButton({ image, title, icon, load }: LateDialogButtonProps) {
  const { t } = useTexts();
  const { Late, failed, fetch } = useLate(load);
  const [open, setOpen] = useState(false);
  const show = () => {
    setOpen(true);
    fetch();
  };
  return (
    <>
      <Button icon={icon} title={title} onPointerEnter={fetch} onClick={show}>
        <span className="word">{title}</span>
      </Button>
      <Problem text={open && failed ? t("spec.something_went_wrong") : null} />
      {Late && <Late image={image} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
