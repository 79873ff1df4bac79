import { lateAddresses } from "../../platform/late-addresses.ts";
import type { LetterPlace } from "@tintery/contract";
import { MailCheck } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../../platform/texts.tsx";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/field.tsx";
import { takeFocus } from "../../ui/take-focus.ts";
import { useAction } from "../../use-action.ts";

export interface LetterSentProps {
  text: string;
  letterPlace: LetterPlace;
  onAgain: () => Promise<void>;
}

/** Says that a letter is on its way, sends it again, and where the server keeps it. */
export function LetterSent({ text, letterPlace, onAgain }: LetterSentProps) {
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
      {letterPlace === "shown" && <a href={lateAddresses.letters()}>{t("account.read_letters")}</a>}
      {letterPlace === "kept" && <p>{t("account.letters_kept")}</p>}
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
