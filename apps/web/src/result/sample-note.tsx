import { useTexts } from "../platform/texts.tsx";
import { Notice } from "../ui/notice.tsx";

/** Says of a sample that it is one, and leads to where one's own is made. */
export function SampleNote({ href, firstStep }: { href: string; firstStep: string }) {
  const { t } = useTexts();
  return (
    <Notice kind="info">
      {t("pbn.sample_note")} <a href={href}>{firstStep}</a>
    </Notice>
  );
}
