import { addresses } from "@tintery/contract/tables";
import { useTexts } from "../platform/texts.tsx";
import { Notice } from "../ui/notice.tsx";

export interface SentenceProps {
  /** The origin of the server. */
  server: string;
  /** It would work here with a site key. */
  needsKey: boolean;
}

/** In place of a widget that does not work on this page: where it does, and what the page lacks. */
export function Sentence({ server, needsKey }: SentenceProps) {
  const { t } = useTexts();
  const { host } = new URL(server);
  const at = (address: string) => new URL(address, server).href;
  return (
    <Notice kind="info">
      {t(needsKey ? "ui.needs_site_key" : "ui.elsewhere", { site: host })}{" "}
      <a href={at(addresses.home())}>{t("ui.open_site", { site: host })}</a>
      {needsKey && (
        <>
          {" · "}
          <a href={at(addresses.account())}>{t("account.site_key_make")}</a>
        </>
      )}
    </Notice>
  );
}
