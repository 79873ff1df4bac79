import { useCallback } from "react";
import { type Marks, seenOf } from "../../marks/marks.ts";
import type { ChosenPhoto } from "../../platform/open-photo.ts";
import type { Words } from "../../scenes/use-words.ts";
import type { PointedOut } from "../../subject/pointed-out.ts";
import type { FormChoices } from "./form-choices.ts";
import { maskOf } from "./marks/marks-picture.ts";

/** What a draft keeps beside the photo: what is marked, as the mask that is sent, and what the photo is about, as strokes. */
export function useDraftRest(
  choices: FormChoices,
  words: Words,
  { photo, marks, pointed }: { photo: ChosenPhoto | null; marks: Marks; pointed: PointedOut | null },
) {
  const written = JSON.stringify(words.kept);
  return useCallback(
    async () => ({
      choices,
      words: JSON.parse(written),
      mask: photo && (await maskOf(seenOf(marks), photo)),
      subject: photo && pointed?.file === photo.file ? pointed.strokes : null,
    }),
    [choices, written, photo, marks, pointed],
  );
}
