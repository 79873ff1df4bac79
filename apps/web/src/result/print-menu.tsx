import { Ellipsis, Printer } from "lucide-react";
import type { ReactNode } from "react";
import { useTexts } from "../platform/texts.tsx";
import { Menu } from "../ui/menu.tsx";

/** A page for the printer, which opens beside this one. */
export function PrintLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
    </a>
  );
}

/**
 * The toolbar's menu of pages for the printer; links, since each opens a page of its own. `words`: what it is called beside a button
 * that prints.
 */
export function PrintMenu({ words, children }: { words?: string; children: ReactNode }) {
  const { t } = useTexts();
  const title = words ?? t("pbn.print");
  const label = (
    <>
      {words ? <Ellipsis aria-hidden="true" /> : <Printer aria-hidden="true" />}
      <span className="word">{title}</span>
    </>
  );
  return (
    <Menu label={label} title={title}>
      {children}
    </Menu>
  );
}
