import { bookLimits } from "@tintery/contract/tables";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../../../platform/texts.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { SignInFirst } from "../../../sites/sign-in-first.tsx";
import { useMustSignIn } from "../../../use-user-data.ts";
import { useFilesAnywhere } from "../../../use-files-anywhere.ts";
import { AddExisting } from "./add-existing.tsx";
import { AddPhotos } from "./add-photos.tsx";
import type { AddPagesProps } from "./add-props.ts";
import { AddWords } from "./add-words.tsx";
import { pickedFrom } from "./coloring-picker.tsx";

const sources = ["photos", "words", ...pickedFrom] as const;
type Source = (typeof sources)[number];

/**
 * The section that adds pages to a book: from photos, from words, and from coloring pages that exist. It opens by itself for an empty book.
 * Where guests may make nothing, it asks to sign in.
 */
export function AddPages(props: Omit<AddPagesProps, "room">) {
  return useMustSignIn() ? <SignInFirst /> : <Sources {...props} />;
}

function Sources({ book, open, userType }: Omit<AddPagesProps, "room">) {
  const { t, number } = useTexts();
  const [isOpen, setOpen] = useState(book.pages.length === 0);
  const [source, setSource] = useState<Source>("photos");
  const room = Math.max(0, bookLimits.pages - book.pages.length);
  // photos that fall on the page come into the book, whatever is shown of this section
  const [given, setGiven] = useState<readonly File[]>([]);
  useFilesAnywhere(room > 0, (files) => {
    setOpen(true);
    setSource("photos");
    setGiven(files);
  });
  const props = { book, open, userType, room };
  return (
    <details
      className="book-add"
      open={isOpen}
      onToggle={(event) => {
        if (event.target === event.currentTarget) setOpen(event.currentTarget.open);
      }}
    >
      <summary>
        <h2>{t("book.add")}</h2>
        <ChevronDown aria-hidden="true" className="chevron" />
      </summary>
      <div className="book-add-body">
        <p className="hint">
          {t("spec.book_limit", { pages: number(bookLimits.pages) })}{" "}
          {book.pages.length > 0 &&
            t("book.room", { used: number(book.pages.length), pages: number(bookLimits.pages) })}
        </p>
        {room === 0 ? (
          <p>{t("book.full")}</p>
        ) : (
          <>
            <Segmented
              label={t("book.source")}
              value={source}
              choices={sources.map((value) => ({ value, label: t(`book.from.${value}`) }))}
              onChange={setSource}
            />
            {source === "photos" && <AddPhotos given={given} {...props} />}
            {source === "words" && <AddWords {...props} />}
            {(source === "own" || source === "catalog") && (
              <AddExisting key={source} from={source} {...props} />
            )}
          </>
        )}
      </div>
    </details>
  );
}
