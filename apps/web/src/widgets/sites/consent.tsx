import { type ConnectMessage, connectedType } from "@tintery/contract/tables";
import { callAt } from "../../platform/call.ts";
import { useTexts } from "../../platform/texts.tsx";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/field.tsx";
import { useAction } from "../../use-action.ts";
import { useInFront } from "./use-in-front.ts";

export interface ConsentProps {
  siteKey: string;
  origin: string;
  email: string;
}

/** What a site may do once its visitor has agreed, in the order in which they are likely to care. */
const grants = ["create", "pictures", "plan", "settings"] as const;

/** The question, and its answer: a token for the page that opened this window, which nobody else is told. */
export function Consent({ siteKey, origin, email }: ConsentProps) {
  const { t } = useTexts();
  const { busy, problem, run } = useAction();
  const isInFront = useInFront();
  const site = new URL(origin).host;
  const page = window.opener as Window | null;
  if (!page) return <p>{t("connect.no_page", { site })}</p>;
  const agree = () =>
    run(async () => {
      // what the page's guest has made comes along; a fragment is told to no server and stands in no log
      const visitor = location.hash.slice(1);
      const body = { key: siteKey, origin, ...(visitor && { visitor }) };
      const { token } = await callAt<"connectSite">(["POST", "/ajax/account/sites"], { body });
      const message: ConnectMessage = { type: connectedType, token };
      page.postMessage(message, origin);
      window.close();
    });
  return (
    <div className="consent">
      <p>{t("connect.as", { email })}</p>
      <p>{t("connect.may", { site })}</p>
      <ul>
        {grants.map((grant) => (
          <li key={grant}>{t(`connect.may.${grant}`)}</li>
        ))}
      </ul>
      <p>{t("connect.never", { site })}</p>
      <Problem text={problem} />
      <div className="consent-buttons">
        <Button disabled={busy} onClick={() => window.close()}>
          {t("connect.back")}
        </Button>
        <Button look="primary" aria-disabled={busy || !isInFront} onClick={() => isInFront && void agree()}>
          {t("connect.allow")}
        </Button>
      </div>
    </div>
  );
}
