import { createStore, delMany, entries, getMany, set, type UseStore } from "idb-keyval";
import { DroppedAddress } from "../platform/dropped-files.ts";

/** What stood in a form. */
export interface Draft {
  files: readonly File[];
  /** What else was chosen, and is not remembered elsewhere; its shape is the form's to check. */
  rest: unknown;
}

interface Kept<Value> {
  /** The draft it belongs to. */
  id: string;
  /** Milliseconds since 1970. */
  saved: number;
  value: Value;
}

/** Files beyond this sum are not kept: a browser has other things to hold, and writes them again for every change. */
const maxBytes = 100_000_000;
/** Milliseconds after which nobody comes back to a form: a day. */
const longest = 24 * 3_600_000;

let opened: UseStore | undefined;
const store = () => (opened ??= createStore("tintery", "drafts"));

/** Files lie apart from the rest, which changes more often and is light. */
const keysOf = (name: string) => [`${name}.files`, `${name}.rest`] as const;

/**
 * The draft kept under a name, if it is the one called `id`; drafts of all forms that are too old are removed. Answers
 * null where the browser keeps none or keeps nothing at all: nobody is told of that, since all works without.
 */
export async function loadDraft(name: string, id: string | null): Promise<Draft | null> {
  try {
    const old = (await entries<string, Kept<unknown>>(store())).filter(
      ([, { saved }]) => !(Date.now() - saved < longest),
    );
    await delMany(
      old.map(([key]) => key),
      store(),
    );
    if (id === null) return null;
    const [files, rest] = await getMany<Kept<never>>([...keysOf(name)], store());
    if (files?.id !== id) return null;
    return { files: files.value, rest: rest?.id === id ? rest.value : null };
  } catch {
    return null;
  }
}

/** Keeps the files of a draft; too many bytes are as good as none, and an address would come back as an empty file. */
export function keepDraftFiles(name: string, id: string, chosen: readonly File[]): Promise<void> {
  const files = chosen.filter((file) => !(file instanceof DroppedAddress));
  const isTooMuch = files.reduce((sum, { size }) => sum + size, 0) > maxBytes;
  return isTooMuch || files.length === 0 ? removeDraft(name) : keep(keysOf(name)[0], id, files);
}

/** Keeps what else was chosen. */
export function keepDraftRest(name: string, id: string, rest: unknown): Promise<void> {
  return keep(keysOf(name)[1], id, rest);
}

async function keep(key: string, id: string, value: unknown): Promise<void> {
  try {
    await set(key, { id, saved: Date.now(), value } satisfies Kept<unknown>, store());
  } catch {
    // the disk is full, or this window keeps nothing
  }
}

/** Removes a draft, whichever tab keeps it. */
export async function removeDraft(name: string): Promise<void> {
  try {
    await delMany([...keysOf(name)], store());
  } catch {
    // what could not be removed is removed when it is old
  }
}
