import type { PageContext } from "@tintery/contract";
import { addresses, formatDay } from "@tintery/contract/tables";
import { useTexts } from "../platform/texts.tsx";

/** Says to a guest until when their pictures are kept, and how they stay; nothing to others. */
export function KeptUntil({ context: { visitor, signUp } }: { context: PageContext }) {
  const { t, language } = useTexts();
  const until = visitor?.keptUntil;
  if (!until) return null;
  return (
    <p className="kept-until quiet">
      {t("keeping.until", { date: formatDay(language, until) })}{" "}
      <a href={signUp === "open" ? addresses.signUp() : addresses.signIn()}>{t("keeping.account")}</a>
    </p>
  );
}
