import { useRef, useState } from "react";
import { ApplyDialog } from "../../ui/apply-dialog.tsx";
import { Button } from "../../ui/button.tsx";
import type { WidgetModule, WidgetProps } from "../../widget-module.ts";

/**
 * A dialog around what stands in the element. The element tells the host page of both ways out, by the events `apply` and
 * `close`; who prevents the default of one keeps the dialog open.
 */
function Modal({ settings: { label, title } }: WidgetProps<"modal">) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const leave = (event: "apply" | "close") => {
    const root = opener.current?.getRootNode();
    const host = root instanceof ShadowRoot ? root.host : null;
    const mayLeave = host?.dispatchEvent(new CustomEvent(event, { bubbles: true, cancelable: true })) ?? true;
    if (mayLeave) setOpen(false);
  };
  return (
    <>
      <Button ref={opener} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ApplyDialog
        open={open}
        title={title ?? label}
        onApply={() => leave("apply")}
        onClose={() => leave("close")}
      >
        <slot />
      </ApplyDialog>
    </>
  );
}

export const modal: WidgetModule<"modal"> = { component: Modal, styles: "" };
