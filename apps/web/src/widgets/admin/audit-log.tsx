import type { ReplyOf } from "@tintery/contract";
import { useTexts } from "../../platform/texts.tsx";
import { callAdmin } from "./call-admin.ts";
import { Paged } from "./paged.tsx";

type Deed = ReplyOf<"adminListLog">["items"][number];

/** What admins did, and why. */
export function AuditLog() {
  const { t, date } = useTexts();
  return (
    <Paged<Deed>
      question="log"
      ask={(cursor) => callAdmin("adminListLog", { query: { cursor } })}
      empty={t("admin.log_empty")}
      label={t("admin.part.log")}
    >
      {({ at, by, action, about, reason }) => (
        <>
          <p>
            <strong>{t(`admin.action.${action}`)}</strong> {reason}
          </p>
          <p className="hint">
            {by} · {date(at)} · {about}
          </p>
        </>
      )}
    </Paged>
  );
}
