import type { ImageView } from "@tintery/contract";
import { type ComponentType, type ReactNode, useState } from "react";
import { useTexts } from "../platform/texts.tsx";
import { useLate } from "../platform/use-late.ts";
import { Button } from "../ui/button.tsx";
import { Problem } from "../ui/field.tsx";
import type { ToolbarDialogProps } from "./toolbar.tsx";

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
