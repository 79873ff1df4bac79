import type { Book, BookPage, CatalogList } from "@tintery/contract";
import { catalogFields, defaultBookSettings } from "@tintery/contract/tables";
import { answerCalls, type Asked } from "./network.ts";

const pixel = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="30" height="40"><rect width="30" height="40" fill="${color}"/></svg>`)}`;

export const bookId = "bookbookbookbookbookbo";

/** A page whose picture is ready; changes on top. */
export function bookPage(id: string, change: Partial<BookPage> = {}): BookPage {
  return {
    id,
    imageId: `image-of-${id}`,
    image: {
      name: `Picture ${id}`,
      status: "ready",
      sampledata: false,
      updated: "2026-05-01T10:00:00.000Z",
      progress: { stage: null, fraction: null, place: null },
      problem: null,
      type: "for_kids",
      details: 100,
      thumbnail: pixel("teal"),
      picture: pixel("teal"),
      origin: pixel("navy"),
      may: { edit: true, retry: false },
    },
    caption: "",
    turn: 0,
    ...change,
  };
}

const catalog = [
  { slug: "owl", name: "Owl and full moon", theme: "animals" },
  { slug: "rocket", name: "Rocket in space", theme: "space" },
  { slug: "planet", name: "Planet with rings", theme: "space" },
].map((card) => ({
  ...card,
  imageId: `image-of-${card.slug}`,
  thumbnail: pixel("silver"),
  width: 30,
  height: 40,
  hearts: 0,
  season: "any",
  age: "5-7",
  difficulty: "easy",
}));

/** The catalog's pictures of a theme whose names have some words. */
function catalogOf(url: string): CatalogList {
  const query = new URL(url, location.href).searchParams;
  const [theme, words] = [query.get(catalogFields.theme), query.get(catalogFields.words) ?? ""];
  const cards = catalog.filter((card) => (theme ?? card.theme) === card.theme && card.name.includes(words));
  return { cards, pageNumber: 1, found: cards.length, made: catalog.length, total: catalog.length };
}

/** A server with one book, which answers the calls about it as ours does, as long as it has a connection. */
export function bookServer(...ids: string[]) {
  let book: Book = {
    id: bookId,
    title: "Zoo",
    settings: { ...defaultBookSettings },
    pages: ids.map((id) => bookPage(id)),
    revision: 1,
    created: "2026-05-01T10:00:00.000Z",
    updated: "2026-05-01T10:00:00.000Z",
  };
  const removed = new Map<string, { page: BookPage; place: number }>();
  let isOnline = true;
  const change = (part: Partial<Book>) => {
    book = { ...book, ...part, revision: book.revision + 1 };
    return { body: book };
  };
  const place = (pages: BookPage[], page: BookPage, before: string | null) => {
    const at = before === null ? pages.length : pages.findIndex(({ id }) => id === before);
    return pages.toSpliced(at, 0, page);
  };
  const changePage = (
    pageId: string,
    { before, ...rest }: Partial<BookPage> & { before?: string | null },
  ) => {
    const old = book.pages.find(({ id }) => id === pageId);
    if (!old) return { status: 404, body: { code: "book_page_gone", error: "" } };
    const page = { ...old, ...rest };
    if (before === undefined)
      return change({ pages: book.pages.map((each) => (each === old ? page : each)) });
    return change({
      pages: place(
        book.pages.filter((each) => each !== old),
        page,
        before,
      ),
    });
  };
  const answer = ({ method, url, body }: Asked) => {
    if (!isOnline) return "offline" as const;
    if (url.startsWith("/ajax/catalog/images")) return { body: catalogOf(url) };
    const [, pageId, verb] = /\/pages\/([^/]+)(\/restore)?$/.exec(url) ?? [];
    const said = body ? JSON.parse(body) : {};
    if (pageId && verb) {
      const { page, place: at } = removed.get(pageId)!;
      return change({ pages: book.pages.toSpliced(at, 0, page) });
    }
    if (pageId && method === "DELETE") {
      const at = book.pages.findIndex(({ id }) => id === pageId);
      removed.set(pageId, { page: book.pages[at]!, place: at });
      return change({ pages: book.pages.toSpliced(at, 1) });
    }
    if (pageId) return changePage(pageId, said);
    if (!url.startsWith(`/ajax/books/${bookId}`))
      return { status: 404, body: { code: "not_found", error: "" } };
    if (url.endsWith("/files")) return { body: { files: [] } };
    if (url.endsWith("/pages")) {
      const added = (said.imageIds as string[]).map((imageId) => bookPage(imageId, { imageId }));
      return { body: { book: change({ pages: [...book.pages, ...added] }).body, left: [] } };
    }
    if (method === "GET") return { body: book };
    return change({ title: said.title ?? book.title, settings: { ...book.settings, ...said.settings } });
  };
  const network = answerCalls(answer);
  return {
    network,
    /** As the server has it. */
    book: () => book,
    order: () => book.pages.map(({ id }) => id).join(""),
    /** Changes it as another tab would. */
    change,
    setOnline: (online: boolean) => {
      isOnline = online;
      if (online) dispatchEvent(new Event("online"));
    },
  };
}
