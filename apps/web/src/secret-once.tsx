import { Copy } from "lucide-react";
import { useTexts } from "./platform/texts.tsx";
import { Button } from "./ui/button.tsx";
import { takeFocus } from "./ui/take-focus.ts";
import { useCopy } from "./use-copy.tsx";

/** A secret that is shown for once, to be copied. */
export function SecretOnce({ text, secret }: { text: string; secret: string }) {
  const { t } = useTexts();
  const { copy, toast } = useCopy(`${secret.slice(0, 8)}…`);
  return (
    <div className="secret-once" ref={takeFocus} tabIndex={-1}>
      <p>{text}</p>
      <code>{secret}</code>
      <Button icon={<Copy aria-hidden="true" />} onClick={() => void copy(secret)}>
        {t("share.copy")}
      </Button>
      {toast}
    </div>
  );
}
