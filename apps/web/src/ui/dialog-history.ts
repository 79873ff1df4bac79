import { asksForForm } from "../platform/form-fragments.ts";
import { isNarrow } from "./narrow-screens.ts";

/** A dialog that is open. */
interface OpenDialog {
  close: () => void;
  /** Going back closes it, from when dialogs are kept in the history. */
  hasEntry: boolean;
}

/** The name under which an entry of the history says how many dialogs are open there. */
const key = "dialogs";
const entriesNow = (): number => Object(history.state)[key] ?? 0;
/** The place of the entry in the history; zero in browsers that do not tell (until 2026: Firefox, Safari). */
const placeNow = (): number => globalThis.navigation?.currentEntry?.index ?? 0;

/** From the lowest to the one on top. */
const openDialogs: OpenDialog[] = [];
let isKept = false;
/** Our own way back is under way: the history changes only when it arrives. */
let isReturning = false;
/** The page is being left: a way back now would call that off. */
let isLeaving = false;
let before = { entries: 0, place: 0 };

/**
 * From now on going back closes the dialog on top, on the screens of phones, where dialogs look like pages. Only for our own pages:
 * the history of other pages is theirs.
 */
export function keepDialogsInHistory(): void {
  if (isKept) return;
  isKept = true;
  before = { entries: entriesNow(), place: placeNow() };
  addEventListener("popstate", onPopState);
  globalThis.navigation?.addEventListener("navigate", ({ destination, downloadRequest }) => {
    if (!destination.sameDocument && downloadRequest === null) isLeaving = true;
  });
  // the first tap on a page may have opened one while this was on its way
  queueMicrotask(settle);
}

/** Notes that a dialog has opened; what it answers notes that it has closed. */
export function enterDialog(close: () => void): () => void {
  // a form that was opened by a link has the link's entry
  const isLinked = openDialogs.length === 0 && asksForForm();
  const dialog = { close, hasEntry: !isLinked && isNarrow() };
  openDialogs.push(dialog);
  isLeaving = false;
  queueMicrotask(settle);
  return () => {
    openDialogs.splice(openDialogs.indexOf(dialog), 1);
    queueMicrotask(settle);
  };
}

const withEntry = () => openDialogs.filter(({ hasEntry }) => hasEntry);

/** Brings the history to as many entries as dialogs are open. One that takes another's place takes its entry over. */
function settle(): void {
  if (!isKept || isReturning) return;
  const surplus = entriesNow() - withEntry().length;
  if (surplus > 0 && !isLeaving) {
    isReturning = true;
    history.go(-surplus);
  }
  for (let missing = surplus; missing < 0; missing++)
    history.pushState({ ...history.state, [key]: entriesNow() + 1 }, "");
  before = { entries: entriesNow(), place: placeNow() };
}

function onPopState(): void {
  const { entries, place } = before;
  before = { entries: entriesNow(), place: placeNow() };
  if (isReturning) {
    isReturning = false;
    settle();
  } else if (before.place <= place) goBack(entries - before.entries, before.place < place);
}

/** Somebody went back by so many entries of dialogs; `isSure`: the browser tells that it was back, not to a fragment of the page. */
function goBack(by: number, isSure: boolean): void {
  const left = by > 0 ? withEntry().slice(before.entries) : [];
  for (const { close } of left.reverse()) close();
  // the entry of a dialog that was open before the page was loaded anew leads nowhere
  if (left.length === 0 && by > 0 && isSure) history.back();
  // what stays open, or opens in its place, has an entry again
  else setTimeout(settle);
}
