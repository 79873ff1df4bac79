import type { ReactNode } from "react";
import { Button } from "../ui/button.tsx";

export interface SendButtonProps {
  /** What it costs. */
  cost: ReactNode;
  icon: ReactNode;
  words: string;
}

/** What making the pictures costs, and the button that sends them. */
export function SendButton({ cost, icon, words }: SendButtonProps) {
  return (
    <>
      {cost}
      <Button type="submit" look="primary large" icon={icon}>
        {words}
      </Button>
    </>
  );
}
