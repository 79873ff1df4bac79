import { type ReactNode, useCallback, useState } from "react";
import { useTexts } from "./platform/texts.tsx";
import { Toast } from "./ui/toast.tsx";

/**
 * Copies a text: `toast` says what became of it, and stands where the caller puts it.
 * @param shown what is said to be copied in place of the text, which may be a secret
 */
export function useCopy(shown?: string): { copy: (text: string) => Promise<void>; toast: ReactNode } {
  const { t } = useTexts();
  const [copied, setCopied] = useState<string | null>(null);
  const forget = useCallback(() => setCopied(null), []);
  const copy = async (text: string) => {
    // a page without a secure address has no clipboard
    const done = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    setCopied(t(done ? "pbn.copied" : "pbn.copy_failed", { hex: shown ?? text }));
  };
  return { copy, toast: <Toast text={copied} onGone={forget} /> };
}
