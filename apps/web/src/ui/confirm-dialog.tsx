import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { Problem } from "./field.tsx";

export interface ConfirmDialogProps {
  open: boolean;
  /** The question. */
  title: string;
  /** What exactly will be lost. */
  text: string;
  /** What else is to be known. */
  more?: string | undefined;
  /** The verb of the button that does it. */
  verb: string;
  /** The way out, as what stays: "Keep plan". */
  stay: string;
  busy?: boolean;
  problem?: string | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** React only calls `focus`, before the dialog opens; the dialog itself looks for the attribute. */
const focusFirst = (button: HTMLButtonElement | null) => button?.setAttribute("autofocus", "");

/** Asks once before something is lost; the safe way out comes first and has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const footer = (
    <>
      <Button ref={focusFirst} onClick={props.onClose}>
        {props.stay}
      </Button>
      <Button look="primary" disabled={props.busy} onClick={props.onConfirm}>
        {props.verb}
      </Button>
    </>
  );
  return (
    <Dialog open={props.open} title={props.title} onClose={props.onClose} footer={footer}>
      <p>{props.text}</p>
      {props.more && <p>{props.more}</p>}
      <Problem text={props.problem} />
    </Dialog>
  );
}
