import { useTexts } from "../platform/texts.tsx";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";

/** Says that a form holds again what was chosen before, and offers to begin with an empty one. */
export function RestoredNote({ onStartOver }: { onStartOver: () => void }) {
  const { t } = useTexts();
  const startOver = (button: HTMLElement) => {
    // the note goes away, and its button with it
    button.closest("form")?.querySelector<HTMLElement>("[data-first]")?.focus();
    onStartOver();
  };
  return (
    <Notice kind="info">
      <div className="with-button">
        <p>{t("upload.restored")}</p>
        <Button onClick={(event) => startOver(event.currentTarget)}>{t("upload.start_over")}</Button>
      </div>
    </Notice>
  );
}
