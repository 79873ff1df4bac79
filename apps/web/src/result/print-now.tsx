import { Printer } from "lucide-react";
import { useTexts } from "../platform/texts.tsx";
import { LinkButton } from "../ui/button.tsx";

/** The toolbar's button that opens a page for the printer, which prints at once. */
export function PrintNow({ href }: { href: string }) {
  const { t } = useTexts();
  const word = t("pbn.print");
  return (
    <LinkButton href={href} target="_blank" rel="noopener" icon={<Printer aria-hidden="true" />} title={word}>
      <span className="word">{word}</span>
    </LinkButton>
  );
}
