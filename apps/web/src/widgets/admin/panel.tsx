import { useState } from "react";
import { useTexts } from "../../platform/texts.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { Accounts } from "./accounts.tsx";
import { AuditLog } from "./audit-log.tsx";
import { Invitations } from "./invitations.tsx";
import { Pictures } from "./pictures.tsx";
import { Storage } from "./storage.tsx";
import { VisitorFeedback } from "./visitor-feedback.tsx";

const parts = ["users", "invitations", "pictures", "feedback", "storage", "log"] as const;
type Part = (typeof parts)[number];

/** The parts of what admins see, one at a time. */
export function Panel({ charged, signUp }: { charged: boolean; signUp: string }) {
  const { t } = useTexts();
  const [part, setPart] = useState<Part>("users");
  return (
    <div className="admin">
      <Segmented
        label={t("admin.parts")}
        value={part}
        choices={parts.map((value) => ({ value, label: t(`admin.part.${value}`) }))}
        onChange={setPart}
      />
      {part === "users" && <Accounts charged={charged} />}
      {part === "invitations" && <Invitations signUp={signUp} />}
      {part === "pictures" && <Pictures />}
      {part === "feedback" && <VisitorFeedback />}
      {part === "storage" && <Storage />}
      {part === "log" && <AuditLog />}
    </div>
  );
}
