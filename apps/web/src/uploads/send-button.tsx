import type { ReactNode } from "react";
import { useTexts } from "../platform/texts.tsx";
import { Button } from "../ui/button.tsx";

export interface SendButtonProps {
  /** What it costs, said before that it is free for now. */
  cost?: string | null;
  icon: ReactNode;
  words: string;
}

/** What making the pictures costs, and the button that sends them. */
export function SendButton({ cost, icon, words }: SendButtonProps) {
  const { t } = useTexts();
  return (
    <>
      <p className="cost hint">
        {cost} {t("ui.free")}
      </p>
      <Button type="submit" look="primary large" icon={icon}>
        {words}
      </Button>
    </>
  );
}
