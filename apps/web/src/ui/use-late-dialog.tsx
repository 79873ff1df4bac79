import { type ComponentType, useState } from "react";
import { useTexts } from "../platform/texts.tsx";
import { useLate } from "../platform/use-late.ts";
import { Problem } from "./field.tsx";

interface Shown {
  open: boolean;
  onClose: () => void;
}

/**
 * A dialog that is fetched when somebody goes for its button: what the button listens to, and the dialog with the rest of its
 * properties, or why it is not there. `load` must be the same function in every render.
 */
export function useLateDialog<Props extends Shown>(load: () => Promise<ComponentType<Props>>) {
  const { t } = useTexts();
  const { Late, failed, fetch } = useLate(load);
  const [open, setOpen] = useState(false);
  const onClick = () => {
    setOpen(true);
    fetch();
  };
  const dialog = (props: Omit<Props, keyof Shown>) => (
    <>
      <Problem text={open && failed ? t("spec.something_went_wrong") : null} />
      {Late && <Late {...({ ...props, open, onClose: () => setOpen(false) } as unknown as Props)} />}
    </>
  );
  return { opener: { onPointerEnter: fetch, onClick }, dialog };
}
