import { X } from "lucide-react";
import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from "react";
import { useTexts } from "../platform/texts.tsx";
import { adoptStyles } from "./adopt-styles.ts";
import { Button } from "./button.tsx";
import { enterDialog } from "./dialog-history.ts";
import dialogStyles from "./dialog.css?inline";

export interface DialogProps {
  open: boolean;
  title: string;
  /** Narrow unless said otherwise; `full` takes the whole screen. */
  size?: "wide" | "full";
  /** Called when the reader closes it: the cross, Escape, a click beside it, or going back on a phone. */
  onClose: () => void;
  children: ReactNode;
  footer?: ReactNode;
  /** The body and the footer are one form then: sent by Enter and by a submit button in either. */
  onSubmit?: () => void;
  /** The style sheet of the content, for dialogs that are fetched later than their widget and its sheet. */
  styles?: string;
}

/** The platform's modal dialog: top layer, focus kept inside, focus given back. Its content exists only while open. */
export function Dialog({ open, title, size, onClose, children, footer, onSubmit, styles }: DialogProps) {
  const { t } = useTexts();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const onBack = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const root = dialog.current?.getRootNode();
    if (!(root instanceof ShadowRoot)) return;
    // the widget's first sheets leave out what only dialogs need
    adoptStyles(root, dialogStyles);
    if (styles) adoptStyles(root, styles);
  }, [styles]);
  // of two that take turns, the one that ends is cleaned up before the other begins: it gives the focus back to what had it on the
  // page, and the other remembers that
  useLayoutEffect(() => {
    const element = dialog.current;
    // a host page may have taken the widget's element away meanwhile
    if (!open || !element?.isConnected) return;
    element.showModal();
    // the platform would choose the cross
    element.querySelector<HTMLElement>("[data-first]")?.focus();
    const leave = enterDialog(() => onBack());
    return () => {
      leave();
      element.close();
    };
  }, [open]);
  const content = open && (
    <>
      <header className="dialog-head">
        <h2 id={id}>{title}</h2>
        <Button
          look="plain square"
          aria-label={t("ui.close")}
          icon={<X aria-hidden="true" />}
          onClick={onClose}
        />
      </header>
      <div className="dialog-body">{children}</div>
      {footer && <footer className="dialog-foot">{footer}</footer>}
    </>
  );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the platform closes a dialog on Escape and tells onCancel
    <dialog
      ref={dialog}
      className={size ? `dialog ${size}` : "dialog"}
      aria-labelledby={id}
      onCancel={(event) => {
        // a file picker left without choosing sends `cancel` up through the dialog, too
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        pressedBeside.current = event.target === dialog.current;
      }}
      onClick={(event) => {
        // text marked by dragging out of a field ends beside the dialog as well: only what began there closes it;
        // and a double click on a button that makes the dialog smaller is meant for the button
        if (event.target === dialog.current && pressedBeside.current && event.detail <= 1) onClose();
      }}
    >
      {onSubmit ? (
        <form
          className="dialog-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          {content}
        </form>
      ) : (
        content
      )}
    </dialog>
  );
}
