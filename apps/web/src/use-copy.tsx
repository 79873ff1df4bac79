import { type ReactNode, useCallback, useState } from "react";
import { copyText } from "./platform/copy-text.ts";
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
    setCopied(t((await copyText(text)) ? "pbn.copied" : "pbn.copy_failed", { hex: shown ?? text }));
  };
  return { copy, toast: <Toast text={copied} onGone={forget} /> };
}
