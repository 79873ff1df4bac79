import { type ReactNode, useState } from "react";
import { useTexts } from "../../platform/texts.tsx";
import { useAnswer } from "../../platform/use-answer.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Problem } from "../../ui/field.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useAction } from "../../use-action.ts";

export interface OwnedListProps<Item extends { id: string }> {
  title: string;
  lead: string;
  /** Must be the same function in every render. */
  ask: () => Promise<Item[]>;
  remove: (item: Item) => Promise<unknown>;
  /** What is asked before one is removed: the question, what is lost, the verb, and the way out. */
  removal: (item: Item | null) => { question: string; loses: string; verb: string; stay: string };
  /** One item, with what asks for its removal and what fetches the list anew. */
  row: (item: Item, acts: { onRemove: () => void; onChanged: () => void }) => ReactNode;
  /** Adds one. */
  form: (onMade: () => void) => ReactNode;
}

/** A part of an account's page with a list of what the account owns, asked for when it is opened: made and removed. */
export function OwnedList<Item extends { id: string }>(props: OwnedListProps<Item>) {
  const [opened, setOpened] = useState(false);
  return (
    <details className="account-part" onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary>{props.title}</summary>
      {opened && <Owned {...props} />}
    </details>
  );
}

function Owned<Item extends { id: string }>(props: OwnedListProps<Item>) {
  const { title, lead, ask, remove, removal, row, form } = props;
  const { t } = useTexts();
  const { state, answer, again } = useAnswer(title, ask);
  const { busy, problem, run, forget } = useAction();
  const [asked, setAsked] = useState<Item | null>(null);
  const { question, loses, verb, stay } = removal(asked);
  const close = () => {
    forget();
    setAsked(null);
  };
  const confirm = (item: Item) =>
    run(async () => {
      await remove(item);
      setAsked(null);
      again();
    });
  return (
    <div className="account-letter">
      <p>{lead}</p>
      {state === "loading" && <Skeleton height={72} />}
      {state === "failed" && (
        <>
          <Problem text={t("spec.something_went_wrong")} />
          <Button onClick={again}>{t("result.try_again")}</Button>
        </>
      )}
      {answer && answer.length > 0 && (
        <ul className="account-list">
          {answer.map((item) => (
            <li key={item.id}>{row(item, { onRemove: () => setAsked(item), onChanged: again })}</li>
          ))}
        </ul>
      )}
      {form(again)}
      <ConfirmDialog
        open={asked !== null}
        title={question}
        text={loses}
        verb={verb}
        stay={stay}
        busy={busy}
        problem={problem}
        onConfirm={() => asked && void confirm(asked)}
        onClose={close}
      />
    </div>
  );
}
