import type { KeptLetter, PageContext } from "@tintery/contract";
import { formatDate } from "@tintery/contract/tables";
import { useTexts } from "../platform/texts.tsx";
import { Document } from "./document.tsx";
import { Frame } from "./frame.tsx";

/** Emails of a server without a mail server, for the one browser that opened the link with the key from the start’s lines. */
export function LettersPage({ letters, context }: { letters: readonly KeptLetter[]; context: PageContext }) {
  const { t, language } = useTexts();
  return (
    <Document
      context={context}
      title={`${t("page.letters")} – Tintery`}
      description={t("page.letters_lead")}
      hidden
    >
      <Frame path={context.path}>
        <div className="account-page letters-page">
          <div>
            <h1>{t("page.letters")}</h1>
            <p className="lead">{t("page.letters_lead")}</p>
          </div>
          {letters.length === 0 && <p>{t("page.letters_none")}</p>}
          <ol className="letters">
            {letters.map((letter, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes while it is shown
              <li key={index}>
                <h2>{letter.subject}</h2>
                <p className="letter-head">
                  {letter.to}
                  {letter.sent && ` · ${formatDate(language, letter.sent)}`}
                </p>
                <p className="letter-text">
                  <Linked text={letter.text} />
                </p>
              </li>
            ))}
          </ol>
        </div>
      </Frame>
    </Document>
  );
}

/** A text whose addresses can be followed. */
function Linked({ text }: { text: string }) {
  return text.split(/(https?:\/\/\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text in their order
      <a key={index} href={part}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}
