import { useEffect, useState } from "react";
import { useTexts } from "../platform/texts.tsx";
import { Notice } from "../ui/notice.tsx";
import { onPolicy } from "./policy.ts";

/** One line, in one widget of the page, that names what the page's policy must allow, once it has kept something from them. */
export function PolicyNote() {
  const { t } = useTexts();
  const [missing, setMissing] = useState("");
  useEffect(() => onPolicy(setMissing), []);
  return missing !== "" && <Notice kind="bad">{t("ui.policy_missing", { missing })}</Notice>;
}
