import type { ImageView } from "@tintery/contract";
import { cleanTitle, titleLength } from "@tintery/contract/tables";
import { useQueryClient } from "@tanstack/react-query";
import { Pencil } from "lucide-react";
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { call } from "../../platform/call.ts";
import { QueryProvider } from "../../platform/queries.tsx";
import { useTexts } from "../../platform/texts.tsx";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/field.tsx";
import { takeFocus } from "../../ui/take-focus.ts";
import { adoptStyles } from "../../ui/adopt-styles.ts";
import { useAction } from "../../use-action.ts";
import styles from "./title-editor.css?inline";

export interface TitleEditorProps {
  id: string;
  /** What it is called at first. */
  first: string;
}

/** The title while its owner changes it, and from then on; what was changed can be taken back. A late part. */
export function TitleEditor(props: TitleEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const root = place.current?.getRootNode();
    if (root instanceof ShadowRoot) adoptStyles(root, styles);
  }, []);
  return (
    <QueryProvider>
      <div ref={place}>
        <Title {...props} />
      </div>
    </QueryProvider>
  );
}

function Title({ id, first }: TitleEditorProps) {
  const { t } = useTexts();
  const client = useQueryClient();
  const [name, setName] = useState(first);
  const [before, setBefore] = useState<string | null>(null);
  const [editing, setEditing] = useState(true);
  const { busy, problem, run, forget } = useAction();
  // how often it was changed or left as it was: then what had the focus is gone, and the button takes it
  const [turns, setTurns] = useState(0);

  const rename = (wanted: string, undoable: boolean) =>
    run(async () => {
      const reply = await call("renameImage", { params: { id }, body: { name: wanted } });
      // other widgets of the page say it, too
      client.setQueryData<ImageView>(["image", id], (image) => image && { ...image, name: reply.name });
      document.title = document.title.replace(name, reply.name);
      setBefore(undoable ? name : null);
      setName(reply.name);
      close();
    });
  const close = () => {
    forget();
    setEditing(false);
    setTurns((count) => count + 1);
  };
  if (editing)
    return (
      <TitleForm
        name={name}
        busy={busy}
        problem={problem}
        onSave={(wanted) => (wanted === name ? close() : void rename(wanted, true))}
        onCancel={close}
      />
    );
  return (
    <div className="title">
      <h1>{name}</h1>
      <Button
        key={turns}
        ref={turns > 0 ? takeFocus : null}
        look="plain square"
        aria-label={t("title.change")}
        title={t("title.change")}
        icon={<Pencil aria-hidden="true" />}
        onClick={() => {
          setBefore(null);
          setEditing(true);
        }}
      />
      {before !== null && (
        <span className="title-told">
          <span role="status">{t("title.changed")}</span>
          <Button look="plain" disabled={busy} onClick={() => void rename(before, false)}>
            {t("title.undo")}
          </Button>
        </span>
      )}
      <Problem text={problem} />
    </div>
  );
}

interface TitleFormProps {
  name: string;
  busy: boolean;
  problem: string | null;
  onSave: (name: string) => void;
  onCancel: () => void;
}

function TitleForm({ name, busy, problem, onSave, onCancel }: TitleFormProps) {
  const { t } = useTexts();
  const [text, setText] = useState(name);
  const [missing, setMissing] = useState(false);
  const cleaned = cleanTitle(text);
  const onKeyDown = (event: KeyboardEvent) => {
    // Escape that ends the choosing of a word is the keyboard's own
    if (event.key === "Escape" && !event.nativeEvent.isComposing) onCancel();
  };
  return (
    <form
      className="title"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(cleaned === "");
        if (cleaned !== "" && !busy) onSave(cleaned);
      }}
    >
      <input
        ref={takeFocus}
        className="input"
        aria-label={t("title.label")}
        aria-invalid={missing && cleaned === ""}
        maxLength={titleLength}
        autoComplete="off"
        value={text}
        onFocus={(event) => event.target.select()}
        onKeyDown={onKeyDown}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" look="primary" disabled={busy}>
        {t("title.save")}
      </Button>
      <Button onClick={onCancel}>{t("title.cancel")}</Button>
      <Problem text={missing && cleaned === "" ? t("title.missing") : problem} />
    </form>
  );
}
