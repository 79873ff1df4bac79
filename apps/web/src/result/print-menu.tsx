import { Printer } from "lucide-react";
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

/** The toolbar's menu of pages for the printer; links, since each opens a page of its own. */
export function PrintMenu({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  const label = (
    <>
      <Printer aria-hidden="true" />
      <span className="word">{t("pbn.print")}</span>
    </>
  );
  return (
    <Menu label={label} title={t("pbn.print")}>
      {children}
    </Menu>
  );
}
