import { useEffect, useEffectEvent, useRef, useState } from "react";
import { isReturn, readDraftMark, writeDraftMark } from "./draft-mark.ts";
import { type Draft, keepDraftFiles, keepDraftRest, loadDraft, removeDraft } from "./draft-store.ts";

/** What a form holds that can be kept. */
export interface DraftedForm {
  /** The form's name among all forms; null where it keeps no draft. */
  name: string | null;
  open: boolean;
  /** The same list as long as the same files are chosen. */
  files: readonly File[];
  /** Makes what else is kept; the same function as long as that is the same. */
  rest?: () => unknown;
  /** How far the form is: what is sent stays kept as it was, and once an image came of it only for going back. */
  sending: "no" | "under way" | "done";
  /** Puts back what was kept. Not called where files were chosen meanwhile. */
  restore: (draft: Draft) => unknown;
}

/** A choice that is kept beside the files, as data, and how it is put back for the first of them. */
export interface KeptChoice {
  value: unknown;
  restore: (value: unknown, first: File) => void;
}

/** Milliseconds that a change waits to be written: a slider on its way is not written at every step. */
const calm = 300;

const noFiles: readonly File[] = [];

/**
 * Keeps what is chosen in a form for this tab, so that it is there again after going back to its page or loading it
 * anew. Answers whether what stands there was restored.
 */
export function useDraft({ name, open, files, rest, sending, restore }: DraftedForm): boolean {
  const [restored, setRestored] = useState(noFiles);
  const [isLoaded, setLoaded] = useState(false);
  const id = useRef<string | null>(null);
  // as they stood when nothing was on its way; a form may be sent before its browser has answered
  const chosen = useRef(files);
  const chosenRest = useRef(rest);
  const kept = useRef(noFiles);

  const begin = useEffectEvent(async (draft: Draft | null) => {
    if (draft && chosen.current.length === 0) {
      setRestored(draft.files);
      await restore(draft);
    }
    setLoaded(true);
  });
  useEffect(() => {
    if (name === null) return;
    let isCurrent = true;
    const mark = readDraftMark(name);
    id.current = mark && (!mark.sent || isReturn()) ? mark.id : null;
    void loadDraft(name, id.current).then((draft) => (isCurrent ? begin(draft) : undefined));
    return () => {
      isCurrent = false;
    };
  }, [name]);

  const noteMark = useEffectEvent(() => {
    if (name === null) return;
    writeDraftMark(name, id.current === null ? null : { id: id.current, open, sent: sending === "done" });
  });
  const keepFiles = useEffectEvent(() => {
    if (name === null || chosen.current === kept.current) return;
    kept.current = chosen.current;
    if (chosen.current.length > 0) {
      id.current ??= `${Date.now()}.${Math.random()}`;
      void keepDraftFiles(name, id.current, chosen.current);
    } else if (id.current !== null) {
      // a tab that has kept nothing leaves alone what another keeps
      id.current = null;
      void removeDraft(name);
    }
  });
  const keepRest = useEffectEvent(async () => {
    const draft = id.current;
    const make = chosenRest.current;
    if (name !== null && make && draft !== null) keepDraftRest(name, draft, await make());
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept follows the files and where they are
  useEffect(() => {
    if (sending === "no") chosen.current = files;
    if (!isLoaded) return;
    keepFiles();
    noteMark();
  }, [isLoaded, open, files, sending]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest belongs to the files
  useEffect(() => {
    if (sending === "no") chosenRest.current = rest;
    if (!isLoaded || sending === "done") return;
    if (sending === "under way") {
      // the page is left as soon as something was sent
      void keepRest();
      return;
    }
    const timer = setTimeout(() => void keepRest(), calm);
    return () => clearTimeout(timer);
  }, [isLoaded, rest, files, sending]);

  return sending === "no" && files.some((file) => restored.includes(file));
}
