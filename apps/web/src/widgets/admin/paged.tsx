import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useTexts } from "../../platform/texts.tsx";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/field.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

interface Page<Item> {
  items: Item[];
  next: string | null;
}

export interface PagedProps<Item> {
  /** Another one begins the list anew. */
  question: string;
  ask: (cursor: string | undefined) => Promise<Page<Item>>;
  /** What is said of an empty list. */
  empty: string;
  label: string;
  children: (item: Item) => ReactNode;
}

/** A list that is fetched a page at a time. */
export function Paged<Item extends { id: string }>(props: PagedProps<Item>) {
  const { question, ask, empty, label, children } = props;
  const { t } = useTexts();
  const [list, setList] = useState<Page<Item> | null>(null);
  const [state, setState] = useState<"loading" | "failed" | "done">("loading");
  const fetchMore = useEffectEvent(async (isHeard: () => boolean, before: Page<Item> | null) => {
    setState("loading");
    try {
      const page = await ask(before?.next ?? undefined);
      if (!isHeard()) return;
      setList({ items: [...(before?.items ?? []), ...page.items], next: page.next });
      setState("done");
    } catch {
      if (isHeard()) setState("failed");
    }
  });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question, or another try, begins anew
  useEffect(() => {
    let isHeard = true;
    setList(null);
    void fetchMore(() => isHeard, null);
    return () => {
      isHeard = false;
    };
  }, [question, tries]);
  const [wanted, setWanted] = useState<Page<Item> | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let isHeard = true;
    void fetchMore(() => isHeard, wanted);
    return () => {
      isHeard = false;
    };
  }, [wanted]);
  return (
    <div className="admin-paged" aria-busy={state === "loading"}>
      {list && list.items.length > 0 && (
        <ul className="admin-list" aria-label={label}>
          {list.items.map((item) => (
            <li key={item.id}>{children(item)}</li>
          ))}
        </ul>
      )}
      <div role="status">
        {list?.items.length === 0 && state === "done" && <p className="quiet">{empty}</p>}
      </div>
      {state === "loading" && <Skeleton height={72} />}
      {state === "failed" && (
        <>
          <Problem text={t("spec.something_went_wrong")} />
          <Button onClick={() => setTries(tries + 1)}>{t("result.try_again")}</Button>
        </>
      )}
      {state === "done" && list?.next && (
        <Button onClick={() => setWanted({ ...list })}>{t("admin.more")}</Button>
      )}
    </div>
  );
}
