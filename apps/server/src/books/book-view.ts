import { type Book, type BookPageImage, type BookSummary, may } from "@tintery/contract";
import type { FastifyRequest } from "fastify";
import { languageOf } from "../http/caller-language.ts";
import { isOf, ownedOf, type ShownImage } from "../images/image-row.ts";
import { findImages } from "../images/image-store.ts";
import { viewOf } from "../images/image-view.ts";
import { logLeftOut } from "../images/image-views.ts";
import { siteVisitOf } from "../http/site-visits.ts";
import { markSeen } from "../images/untold-images.ts";
import type { Database } from "../platform/database/database.ts";
import { siteName } from "../platform/site-visitor-store.ts";
import type { ListedBook, StoredBook } from "./book-store.ts";

/** A book as its owner sees it, in their language. */
export async function bookView(db: Database, request: FastifyRequest, book: StoredBook): Promise<Book> {
  const { id, title, settings, revision, created, updated, ownerId } = book;
  const ids = book.pages.flatMap(({ imageId }) => imageId ?? []);
  const images = await findImages(db, ids, logLeftOut(request));
  await markSeen(db, [...images.values()], ownerId);
  const pages = book.pages.map(({ id: pageId, imageId, caption, turn }) => {
    const image = imageId === null ? undefined : images.get(imageId);
    const shown = image && pageImage(request, image, ownerId);
    return { id: pageId, imageId: shown ? imageId : null, image: shown ?? null, caption, turn };
  });
  return {
    id,
    title,
    settings,
    pages,
    revision,
    created: created.toISOString(),
    updated: updated.toISOString(),
  };
}

/** What a card shows of a picture; null for one that the owner may no longer see, or that is no coloring page. */
function pageImage(request: FastifyRequest, image: ShownImage, ownerId: string): BookPageImage | null {
  const visit = siteVisitOf(request);
  const reader = { id: ownerId, site: visit && siteName(visit.place) };
  if (!isOf("coloring", image) || !may(reader, "view", ownedOf(image))) return null;
  const { name, status, sampledata, updated, progress, problem, options, ...view } = viewOf(image, {
    visitor: { userId: ownerId },
    language: languageOf(request),
    commercial: false,
    openTo: visit?.openTo,
  });
  const { thumbnail, transformed, origin } = options.images;
  return {
    name,
    status,
    sampledata,
    updated,
    progress,
    problem,
    type: image.options.type,
    details: image.options.details,
    thumbnail,
    picture: transformed,
    origin,
    may: { edit: view.may.edit, retry: view.may.retry },
  };
}

/** Books as a list shows them. */
export async function bookSummaries(
  db: Database,
  request: FastifyRequest,
  books: readonly ListedBook[],
): Promise<BookSummary[]> {
  const ids = books.flatMap(({ firstImageIds }) => firstImageIds);
  const images = await findImages(db, ids, logLeftOut(request));
  return books.map(({ row, pageCount, firstImageIds }) => {
    const { id, title, revision, created, updated, ownerId } = row;
    const thumbnails = firstImageIds.flatMap((imageId) => {
      const image = images.get(imageId);
      return (image && pageImage(request, image, ownerId)?.thumbnail) ?? [];
    });
    return {
      id,
      title,
      revision,
      pageCount,
      thumbnails,
      created: created.toISOString(),
      updated: updated.toISOString(),
    };
  });
}
