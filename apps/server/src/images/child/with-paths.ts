import type { ChildTask, Conversion, Revision, WantedBook, WantedCard, WantedClass } from "./child-task.ts";

/** Gives the path that a file has inside for the one that it has outside. */
type PathOf = (path: string) => string;

/** A task with other paths: of each file that it reads, and of the folder for what it makes. */
export function withPaths(task: ChildTask, folder: string, pathOf: PathOf): ChildTask {
  switch (task.verb) {
    case "load":
      return { ...task, folder };
    case "convert":
      return {
        ...task,
        folder,
        source: pathOf(task.source),
        conversion: conversionWithPaths(task.conversion, pathOf),
      };
    case "rewrite":
      return { ...task, folder, source: pathOf(task.source) };
    case "draw":
    case "draw-all":
      return { ...task, folder, model: pathOf(task.model) };
    case "revise":
      return { ...task, folder, revision: revisionWithPaths(task.revision, pathOf) };
    case "print-key":
    case "print-paints":
      return { ...task, folder };
    case "draw-card":
      return { ...task, folder, card: cardWithPaths(task.card, pathOf) };
    case "print-book":
      return { ...task, folder, book: bookWithPaths(task.book, pathOf) };
    case "print-class":
      return { ...task, folder, set: classWithPaths(task.set, pathOf) };
  }
}

function conversionWithPaths(conversion: Conversion, pathOf: PathOf): Conversion {
  const { seen } = conversion;
  const known = seen !== undefined && { seen: pathOf(seen) };
  if (conversion.kind === "outlines") return { ...conversion, ...known };
  const { drawn } = conversion;
  const both = { ...known, ...(drawn !== undefined && { drawn: pathOf(drawn) }) };
  if (conversion.kind === "coloring") return { ...conversion, ...both };
  const { importance } = conversion;
  return { ...conversion, ...both, ...(importance !== undefined && { importance: pathOf(importance) }) };
}

function revisionWithPaths(revision: Revision, pathOf: PathOf): Revision {
  if (revision.kind === "coloring") return { ...revision, maps: pathOf(revision.maps) };
  return { ...revision, base: pathOf(revision.base) };
}

function cardWithPaths(card: WantedCard, pathOf: PathOf): WantedCard {
  if (card.what === "palette") return card;
  return { ...card, before: pathOf(card.before), after: pathOf(card.after) };
}

function bookWithPaths(book: WantedBook, pathOf: PathOf): WantedBook {
  return { ...book, pages: book.pages.map((page) => ({ ...page, model: pathOf(page.model) })) };
}

function classWithPaths(set: WantedClass, pathOf: PathOf): WantedClass {
  if (set.what === "books") return { ...set, book: bookWithPaths(set.book, pathOf) };
  return { ...set, model: pathOf(set.model) };
}
