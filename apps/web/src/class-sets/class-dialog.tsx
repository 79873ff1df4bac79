import { classLimits, classProblem } from "@tintery/contract/tables";
import { namesIn } from "@tintery/prints/names-in";
import { unprintable } from "@tintery/prints/unprintable";
import { Download } from "lucide-react";
import { type ReactNode, useState } from "react";
import { saveFile } from "../platform/save-file.ts";
import { useTexts } from "../platform/texts.tsx";
import { problemSentence } from "../problem-sentence.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Field, Problem } from "../ui/field.tsx";
import { useAction } from "../use-action.ts";
import styles from "./class-dialog.css?inline";

export interface ClassDialogProps {
  open: boolean;
  onClose: () => void;
  /** What each child gets, where that needs a sentence. */
  hint?: string;
  /** Of the picture or the book. */
  title: string;
  /** How it is printed. */
  children?: ReactNode;
  print: (names: string[]) => Promise<Blob>;
}

/** What was typed last on this page; gone with it. */
let typedNames = "";

/**
 * Asks for the names of a class and has a PDF made with all of them. What was typed stays while the page is open, whatever goes wrong, and
 * is kept nowhere else. A late part.
 */
export function ClassDialog({ open, onClose, hint, title, children, print }: ClassDialogProps) {
  const { t, language, number } = useTexts();
  const { busy, problem, run, forget } = useAction();
  const [text, setText] = useState(typedNames);
  const [isTried, setIsTried] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const names = namesIn(text);
  const found = classProblem(names);
  // an empty list is no mistake before somebody wants it printed
  const shown = found && (isTried || found !== "class_empty") ? found : null;
  const unwritable = [...new Set(names.filter((name) => unprintable(name) !== ""))];
  const change = (typed: string) => {
    typedNames = typed;
    setText(typed);
    setIsDone(false);
    forget();
  };
  const send = () => {
    setIsTried(true);
    setIsDone(false);
    if (found) return;
    void run(async () => {
      saveFile(await print(names), `${title}.pdf`);
      setIsDone(true);
    });
  };
  const close = () => {
    forget();
    setIsDone(false);
    onClose();
  };
  return (
    <Dialog
      open={open}
      title={t("class.open")}
      onClose={close}
      onSubmit={send}
      styles={styles}
      footer={
        <Button type="submit" look="primary" icon={<Download aria-hidden="true" />} aria-busy={busy}>
          {t(busy ? "class.making" : "class.make")}
        </Button>
      }
    >
      <div className="class-set">
        {hint && <p>{hint}</p>}
        <Field
          label={t("class.names")}
          hint={t("class.names_hint")}
          problem={shown && problemSentence({ t, language, family: "photos" }, shown)}
        >
          {({ id, describedBy, invalid }) => (
            <textarea
              id={id}
              className="input"
              rows={8}
              data-first
              // no browser keeps or sends what is typed here, to check its spelling or to offer it again
              autoComplete="off"
              spellCheck={false}
              value={text}
              aria-describedby={describedBy}
              aria-invalid={invalid}
              onChange={(event) => change(event.target.value)}
            />
          )}
        </Field>
        <p className="class-count" aria-live="polite">
          {t("class.written", { written: number(names.length), max: number(classLimits.children) })}
        </p>
        {unwritable.length > 0 && !found && (
          <p role="status">{t("class.unprintable", { names: unwritable.join(", ") })}</p>
        )}
        {children}
        <Problem text={problem} />
        {isDone && <p role="status">{t("class.done")}</p>}
      </div>
    </Dialog>
  );
}
