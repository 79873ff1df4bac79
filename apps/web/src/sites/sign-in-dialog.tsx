import type { OpenedForm } from "../form-opener.tsx";
import { formFragments } from "../platform/form-fragments.ts";
import { Dialog } from "../ui/dialog.tsx";
import { SignInFirst } from "./sign-in-first.tsx";

export interface SignInDialogProps extends Pick<OpenedForm, "open" | "draft" | "onClose"> {
  title: string;
}

/** In place of a form that makes something, where guests may not; back on the page, the form opens. A late part. */
export function SignInDialog({ open, draft, title, onClose }: SignInDialogProps) {
  // forms that a photo has opened have drafts of other names, and no address
  const fragment = Object.values(formFragments).find((form) => form === `#${draft}`);
  return (
    <Dialog open={open} title={title} onClose={onClose}>
      <SignInFirst fragment={fragment} />
    </Dialog>
  );
}
