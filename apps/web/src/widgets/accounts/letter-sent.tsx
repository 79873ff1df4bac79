import { lateAddresses } from "@tintery/contract/tables";
import { MailCheck } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../../platform/texts.tsx";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/field.tsx";
import { takeFocus } from "../../ui/take-focus.ts";
import { useAction } from "../../use-action.ts";

export interface LetterSentProps {
  text: string;
  /** The server keeps its letters, and shows them on a page. */
  readable: boolean;
  onAgain: () => Promise<void>;
}

/** Says that a letter is on its way, sends it again, and leads to it where the server keeps its letters. */
export function LetterSent({ text, readable, onAgain }: LetterSentProps) {
  const { t } = useTexts();
  const { busy, problem, run } = useAction();
  const [said, setSaid] = useState("");
  const again = () =>
    run(async () => {
      setSaid("");
      await onAgain();
      setSaid(t("account.sent_again"));
    });
  return (
    <div className="account-letter">
      <h2 ref={takeFocus} tabIndex={-1}>
        {t("account.sent_title")}
      </h2>
      <p>{text}</p>
      {readable && <a href={lateAddresses.letters()}>{t("account.read_letters")}</a>}
      <Problem text={problem} />
      <Button disabled={busy} icon={<MailCheck aria-hidden="true" />} onClick={() => void again()}>
        {t("account.send_again")}
      </Button>
      <p className="hint" role="status">
        {said}
      </p>
    </div>
  );
}
