import { maxCanvasPixels, type ReadyNote } from "./platform/ready-file.ts";
import { useTexts } from "./platform/texts.tsx";

/** Says what was done to a photo on this device. */
export function useNoteWords(): (note: ReadyNote) => string {
  const { t, number } = useTexts();
  const megapixels = number(Math.round(maxCanvasPixels / 1_000_000));
  return (note) => t(`upload.note.${note}`, { megapixels });
}
