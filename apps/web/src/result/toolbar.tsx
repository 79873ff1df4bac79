import type { ImageView } from "@tintery/contract";
import { Download, Printer } from "lucide-react";
import { type ComponentType, type ReactNode, useState } from "react";
import { useTexts } from "../platform/texts.tsx";
import { useLate } from "../platform/use-late.ts";
import { Button } from "../ui/button.tsx";
import { Problem } from "../ui/field.tsx";
import { Menu } from "../ui/menu.tsx";
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

/** The toolbar's menu of pages for the printer; links, since each opens a page of its own. */
export function PrintMenu({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  const label = (
    <>
      <Printer aria-hidden="true" />
      <span className="word">{t("pbn.print")}</span>
    </>
  );
  return (
    <Menu label={label} title={t("pbn.print")}>
      {children}
    </Menu>
  );
}

export interface LateDialogButtonProps {
  image: ImageView;
  /** The button's word, which narrow screens leave out. */
  title: string;
  icon: ReactNode;
  /** Fetches the dialog; the same function in every render. */
  load: () => Promise<ComponentType<ToolbarDialogProps>>;
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
