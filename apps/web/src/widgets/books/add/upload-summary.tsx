import { useTexts } from "../../../platform/texts.tsx";
import type { Outcome } from "../../../uploads/uploads.ts";

/** Of how many files a page is being made. */
export function UploadSummary({ outcomes }: { outcomes: readonly Outcome[] }) {
  const { t, number } = useTexts();
  const done = outcomes.filter(({ id }) => id !== null).length;
  return t("spec.upload_summary", { done: number(done), total: number(outcomes.length) });
}
