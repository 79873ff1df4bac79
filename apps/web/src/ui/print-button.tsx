import { Printer } from "lucide-react";
import { useState } from "react";
import { printElement } from "../platform/print-element.ts";
import { useTexts } from "../platform/texts.tsx";
import { Button } from "./button.tsx";
import { Problem } from "./field.tsx";

export interface PrintButtonProps {
  /** What is printed; null where the page does not have it. Asked when somebody prints; what it throws is no such thing. */
  find: () => Element | null;
  label?: string | null;
  /** Which part it prints, for who hears several of these buttons named. */
  part?: string;
}

/** A selector that a page's author wrote may be none. */
function foundBy(find: PrintButtonProps["find"]): Element | null {
  try {
    return find();
  } catch {
    return null;
  }
}

/** Prints a part of the page; itself never. */
export function PrintButton({ find, label, part }: PrintButtonProps) {
  const { t } = useTexts();
  const [missing, setMissing] = useState(false);
  const start = () => {
    const element = foundBy(find);
    setMissing(!element);
    if (element) void printElement(element);
  };
  return (
    <span data-unprinted="">
      <Button icon={<Printer aria-hidden="true" />} onClick={start}>
        {label ?? t("pbn.print")}
        {part && <span className="sr-only">: {part}</span>}
      </Button>
      <Problem text={missing ? t("spec.something_went_wrong") : null} />
    </span>
  );
}
