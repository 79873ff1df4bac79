import type { ImageView } from "@tintery/contract";
import { useTexts } from "../platform/texts.tsx";
import { problemSentence } from "../problem-sentence.ts";
import { Notice } from "../ui/notice.tsx";

/**
 * What few pictures need said, over the picture as it is: why it could not be made anew, and how its file was read. A
 * late part.
 */
export function Remarks({ image }: { image: ImageView }) {
  const { t, language } = useTexts();
  const { problem, options } = image;
  const unchanged = problem && problemSentence({ t, language, family: "photos" }, problem);
  const { notes = [] } = options;
  return (
    <>
      {unchanged && <Notice kind="bad">{unchanged}</Notice>}
      {notes.length > 0 && (
        <Notice kind="info">
          {notes.map((note) => (
            <p key={note}>{t(`outlines.note.${note}`)}</p>
          ))}
        </Notice>
      )}
    </>
  );
}
