import type { ImageView } from "@tintery/contract";
import { Download } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import { isElsewhere } from "../platform/site.ts";
import { useTexts } from "../platform/texts.tsx";
import { Button } from "../ui/button.tsx";
import { useLateDialog } from "../ui/use-late-dialog.tsx";
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
  const downloads = useLateDialog(loadDownloads);
  return (
    <section className="toolbar" aria-label={t("pbn.toolbar")}>
      {first}
      <Button look="primary" icon={<Download aria-hidden="true" />} {...downloads.opener}>
        {t("pbn.download")}
      </Button>
      {afterDownload}
      {print}
      {children}
      {image.may.share && !isElsewhere() && <ShareButton imageId={image.id} />}
      {image.may.delete && <DeleteButton image={image} />}
      {downloads.dialog({ image })}
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
  const { opener, dialog } = useLateDialog(load);
  return (
    <>
      <Button icon={icon} title={title} {...opener}>
        <span className="word">{title}</span>
      </Button>
      {dialog({ image })}
    </>
  );
}
