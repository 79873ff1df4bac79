import { Dialog, type DialogProps } from "../ui/dialog.tsx";
import { SignInFirst } from "./sign-in-first.tsx";

/** In place of a form that makes something, where guests may not. A late part. */
export function SignInDialog({ open, title, onClose }: Pick<DialogProps, "open" | "title" | "onClose">) {
  return (
    <Dialog open={open} title={title} onClose={onClose}>
      <SignInFirst />
    </Dialog>
  );
}
