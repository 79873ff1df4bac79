import { type Actor, type AllPagesChange, may, type ProblemCode } from "@tintery/contract";
import type { StoredBook } from "../../books/book-store.ts";
import type { Caller } from "../../admission/who.ts";
import { Problem } from "../../http/problem.ts";
import { isOf, ownedOf, type RowOf, type ShownImage } from "../../images/image-row.ts";
import { findImages } from "../../images/image-store.ts";
import type { LeftOut } from "../../images/stored-image.ts";
import type { Database } from "../../platform/database/database.ts";

/** What the pictures of pages are changed in. */
export type PictureChange = Omit<AllPagesChange, "pageIds">;

/** Changes one picture, ready or failed, of its owner. Throws Problem. */
export type ChangePicture = (
  image: RowOf<"coloring">,
  change: PictureChange,
  caller: Caller,
) => Promise<void>;

/** A page that stayed as it was, and why. */
export interface LeftPage {
  id: string;
  code: ProblemCode;
}

/** Pictures that are changed at the same time: other details of each take a child process. */
const atOnce = 2;

/**
 * Changes the pictures of a book's pages, each by itself: those that cannot be changed stay as they are, and are named. A
 * picture that stands on several pages is changed once.
 */
export async function changePages(
  { db, changePicture, caller }: { db: Database; changePicture: ChangePicture; caller: Caller },
  { book, actor }: { book: StoredBook; actor: Pick<Actor, "id" | "site"> },
  { pageIds, ...change }: AllPagesChange,
  leftOut: LeftOut,
): Promise<LeftPage[]> {
  const imageOf = new Map(book.pages.map(({ id, imageId }) => [id, imageId]));
  const wanted = [...new Set(pageIds ?? imageOf.keys())];
  const pages = wanted.map((id) => ({ id, imageId: imageOf.get(id) }));
  const imageIds = [...new Set(pages.flatMap(({ imageId }) => imageId ?? []))];
  const images = await findImages(db, imageIds, leftOut);
  const problems = new Map<string, ProblemCode>();
  const waiting = [...imageIds];
  const changeIt = (image: RowOf<"coloring">) => changePicture(image, change, caller);
  const work = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const problem = await problemOf(changeOne(images.get(id), actor, change, changeIt));
      if (problem) problems.set(id, problem);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return pages.flatMap(({ id, imageId }) => {
    if (imageId === undefined) return [{ id, code: "book_page_gone" }];
    const code = imageId === null ? "not_found" : problems.get(imageId);
    return code ? [{ id, code }] : [];
  });
}

async function changeOne(
  image: ShownImage | undefined,
  actor: Pick<Actor, "id" | "site">,
  change: PictureChange,
  changeIt: (image: RowOf<"coloring">) => Promise<void>,
): Promise<void> {
  if (!image || !isOf("coloring", image)) throw new Problem("not_found");
  const owned = ownedOf(image);
  if (!may(actor, "view", owned)) throw new Problem("not_found");
  const { type, details } = image.options;
  const isReady = may(actor, "edit", owned);
  if (isReady && (change.type ?? type) === type && (change.reduceGrayscale ?? details) === details) return;
  const canTryAgain = change.type !== undefined && may(actor, "retry", owned);
  if (!isReady && !canTryAgain) throw new Problem(image.sample ? "forbidden" : "not_ready");
  await changeIt(image);
}

/** The problem that something ends with; null for none. */
async function problemOf(work: Promise<void>): Promise<ProblemCode | null> {
  try {
    await work;
    return null;
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  }
}
