import { useTexts } from "../platform/texts.tsx";
import { Segmented } from "../ui/segmented.tsx";
import type { Words } from "./use-words.ts";

/** What a form begins with: a photo, or words. */
export function SourceChoice({ words, disabled }: { words: Words; disabled: boolean }) {
  const { t } = useTexts();
  return (
    <Segmented
      label={t("builder.source")}
      value={words.source}
      choices={[
        { value: "photo", label: t("builder.from_photo") },
        { value: "words", label: t("builder.from_words") },
      ]}
      onChange={(source) => !disabled && words.choose(source)}
    />
  );
}
