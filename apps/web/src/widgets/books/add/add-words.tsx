import { Plus } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../../../platform/texts.tsx";
import { usePaintedPlan } from "../../../scenes/use-painted-plan.ts";
import { usePaintedPrompt } from "../../../scenes/use-painted-prompt.ts";
import { useScenePhoto } from "../../../scenes/use-scene-photo.ts";
import { setPlan, useWords } from "../../../scenes/use-words.ts";
import { WordsPane } from "../../../scenes/words-pane.tsx";
import { useWordsProblem, wordsStop } from "../../../scenes/words-stop.ts";
import { Button } from "../../../ui/button.tsx";
import { FailedFiles } from "../../../uploads/failed-files.tsx";
import { useUploads } from "../../../uploads/use-uploads.ts";
import type { AddPagesProps } from "./add-props.ts";
import { BookCost } from "./book-cost.tsx";
import { BookUploading } from "./book-uploading.tsx";
import { parcelOf } from "./parcel-of.ts";
import { StyleChoice, useStyle } from "./style-choice.tsx";
import { UploadSummary } from "./upload-summary.tsx";
import { wayInto } from "./way-into.ts";

/** Makes a page of a book from words; the words stay, for another picture of the same. */
export function AddWords({ book, userType }: AddPagesProps) {
  const { t } = useTexts();
  const words = useWords(null);
  const wordsProblem = useWordsProblem();
  const live = usePaintedPrompt(words.plan, null);
  const scene = useScenePhoto(usePaintedPlan({ ...words, source: "words" }, live), null, true);
  const photo = scene.photo?.file ?? null;
  const style = useStyle(photo);
  const { batch, send, stop, forget } = useUploads(wayInto(book.id));
  const [tried, setTried] = useState(false);
  const fault = wordsStop({ ...words, source: "words" }, live);
  const create = () => {
    setTried(fault !== null);
    if (fault) return;
    const parcel = parcelOf(style, book.id);
    setPlan(parcel.fields, words.plan);
    forget();
    const file = new File([], words.plan.prompt);
    send([{ chosen: { key: 0, file, refusal: null }, ...parcel }]);
  };
  if (batch.state !== "choosing" && batch.state !== "done")
    return <BookUploading batch={batch} onStop={stop} />;
  const outcomes = batch.state === "done" ? batch.outcomes : [];
  return (
    <form
      className="book-words"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        create();
      }}
    >
      <p className="book-told" role="status">
        {outcomes.length > 0 && <UploadSummary outcomes={outcomes} />}
      </p>
      <FailedFiles outcomes={outcomes.filter(({ id }) => id === null)} family="photos" />
      <WordsPane words={words} live={live} problem={tried ? wordsProblem(fault) : null} disabled={false} />
      <StyleChoice style={style} photoName={photo?.name ?? ""} />
      <div className="book-send">
        <BookCost pages={1} userType={userType} />
        <Button type="submit" look="primary large" icon={<Plus aria-hidden="true" />}>
          {t("book.add_page")}
        </Button>
      </div>
    </form>
  );
}
