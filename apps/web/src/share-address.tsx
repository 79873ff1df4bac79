import { Copy } from "lucide-react";
import { useId } from "react";
import { copyText } from "./platform/copy-text.ts";
import { useTexts } from "./platform/texts.tsx";
import { Button } from "./ui/button.tsx";

/** The link in full, to be read, marked, copied or handed to another app. */
export function ShareAddress({ address, onCopied }: { address: string; onCopied: (words: string) => void }) {
  const { t } = useTexts();
  const id = useId();
  const copy = async () => onCopied(t((await copyText(address)) ? "share.copied" : "share.copy_failed"));
  return (
    <div className="share-address">
      <label htmlFor={id}>{t("share.link")}</label>
      <input
        id={id}
        className="input"
        readOnly
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button look="primary" icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
        {t("share.copy")}
      </Button>
    </div>
  );
}
