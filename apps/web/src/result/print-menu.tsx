import { Printer } from "lucide-react";
import type { ReactNode } from "react";
import { useTexts } from "../platform/texts.tsx";
import { Menu } from "../ui/menu.tsx";

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
