import { loadLanguage, loadLateTexts } from "@tintery/contract/messages";
import { draw, languageOf } from "../mount.tsx";
import type { Beginning } from "./beginning.ts";
import { PhotoFirst } from "./photo-first.tsx";
import styles from "./photo-first.css?inline";

export { prepareForm } from "./photo-first.tsx";

/** The last beginning, and who hears of it. */
let latest: Beginning | null = null;
let tell = () => {};
const store = {
  now: () => latest,
  subscribe: (listener: () => void) => {
    tell = listener;
    return () => {
      tell = () => {};
    };
  },
};

let drawn: Promise<void> | undefined;

/** Draws the sheet and the forms behind it into the page, with the first beginning. */
async function drawOnce(): Promise<void> {
  const place = document.createElement("div");
  document.body.append(place);
  const language = languageOf(place);
  const translate = await loadLanguage(language);
  await loadLateTexts(language);
  const professional = "professional" in document.body.dataset;
  draw(
    place,
    { styles: [styles], language, translate },
    <PhotoFirst beginnings={store} professional={professional} />,
  );
}

/** Shows what a photo can become, or the form that was wanted. Rejects where its words cannot be fetched. */
export async function begin(beginning: Beginning): Promise<void> {
  latest = beginning;
  drawn ??= drawOnce();
  drawn.catch(() => {
    drawn = undefined;
  });
  await drawn;
  tell();
}
