import { type ReactNode, useCallback, useState } from "react";
import { useTexts } from "./platform/texts.tsx";
import { Toast } from "./ui/toast.tsx";

/** Copies a color's numbers: `toast` says what became of it, and stands where the caller puts it. */
export function useCopy(): { copy: (text: string) => Promise<void>; toast: ReactNode } {
  const { t } = useTexts();
  const [copied, setCopied] = useState<string | null>(null);
  const forget = useCallback(() => setCopied(null), []);
  const copy = async (text: string) => {
    // a page without a secure address has no clipboard
    const done = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    setCopied(t(done ? "pbn.copied" : "pbn.copy_failed", { hex: text }));
  };
  return { copy, toast: <Toast text={copied} onGone={forget} /> };
}
