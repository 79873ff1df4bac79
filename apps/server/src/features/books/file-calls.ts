import {
  addresses,
  type BookFile,
  bookFaultText,
  bookFileParams,
  problemKey,
  problemValues,
} from "@tintery/contract";
import { texts } from "@tintery/contract/messages";
import { unprintable } from "@tintery/prints/unprintable";
import type { FastifyRequest } from "fastify";
import type { BookStore, StoredBook } from "../../books/book-store.ts";
import { type FileRow, listPrints, orderPrint } from "../../books/file-store.ts";
import { languageOfPrint, printedContent } from "../../books/printed-content.ts";
import { languageOf } from "../../http/caller-language.ts";
import { Problem } from "../../http/problem.ts";
import { siteVisitOf } from "../../http/site-visits.ts";
import { readParams } from "../../http/read-request.ts";
import { sendFile } from "../../http/send-file.ts";
import type { AddressHandlers } from "../../http/serve-addresses.ts";
import type { CallHandlers } from "../../http/serve-calls.ts";
import { downloadName } from "../../images/image-name.ts";
import { logLeftOut } from "../../images/image-views.ts";
import type { Stores } from "../../images/stores.ts";
import type { Sessions } from "../../platform/sessions.ts";
import { placeOf } from "./place-of.ts";

/** What prints of books need. */
export interface FileParts {
  stores: Stores;
  sessions: Sessions;
  books: BookStore;
  /** The administrator's address, for sentences that name it. */
  email: string;
}

/** Prints of coloring books: ordered, followed, measured. */
export function bookFileCalls(parts: FileParts): Pick<CallHandlers, "makeBookFile" | "listBookFiles"> {
  const { stores, sessions, books } = parts;
  const { db } = stores;
  return {
    async makeBookFile(request, reply) {
      const place = await placeOf(sessions, { request, reply });
      const book = await books.find(place);
      const language = languageOf(request);
      const content = await printedContent(db, book, language, logLeftOut(request));
      if (content.book.pages.length === 0) throw new Problem("book_empty");
      const { hash: contentHash, leftOut } = content;
      const order = { profile: request.body, language, contentHash, leftOut };
      const file = await orderPrint(stores, place, order);
      return viewOf(parts, request, { file, left: unprintableIn(book), isStale: false });
    },

    async listBookFiles(request, reply) {
      reply.header("cache-control", "no-store");
      const place = await placeOf(sessions, { request, reply });
      const book = await books.find(place);
      const prints = await listPrints(db, place.id);
      const hashes = new Map<string, string>();
      for (const language of new Set(prints.map(languageOfPrint)))
        hashes.set(language, (await printedContent(db, book, language, logLeftOut(request))).hash);
      const left = unprintableIn(book);
      const files = prints.map((file) => {
        const isStale = hashes.get(languageOfPrint(file)) !== file.contentHash;
        return viewOf(parts, request, { file, left, isStale });
      });
      return { files };
    },
  };
}

/** Downloads of prints; one that was cut short goes on where it ended. */
export function bookDownload(parts: FileParts): Pick<AddressHandlers, "downloadBook"> {
  const { stores, sessions, books } = parts;
  return {
    async downloadBook(request, reply) {
      const { fileId, part: wanted } = readParams(bookFileParams, request.params);
      const book = await books.find(await placeOf(sessions, { request, reply }));
      const file = (await listPrints(stores.db, book.id)).find((print) => print.id === fileId);
      const part = file?.parts.find((printed) => printed.part === wanted);
      if (!part) throw new Problem("not_found");
      const name = book.title || texts(languageOf(request))("page.books");
      const as = downloadName(name, part.part === "cover" ? "cover" : "book", "pdf");
      const { key, bytes, sha256 } = part;
      return sendFile(request, reply, {
        files: stores.files,
        file: { key, bytes, sha256, type: "application/pdf" },
        handing: { as, inParts: true },
      });
    },
  };
}

function viewOf(
  { email }: FileParts,
  request: FastifyRequest,
  { file, left, isStale }: { file: FileRow; left: BookFile["unprintable"]; isStale: boolean },
): BookFile {
  const language = languageOf(request);
  const t = texts(language);
  const { id, bookId, profile, status, fraction, leftOut, parts, created } = file;
  const reach = (address: string) => siteVisitOf(request)?.openTo(address, bookId) ?? address;
  const problem = status === "failed" ? "book_print_failed" : null;
  return {
    id,
    profile,
    status,
    fraction,
    problem,
    error: problem && t(problemKey(problem), problemValues(language, email)),
    // what waits is printed as the book is then
    stale: status === "ready" && isStale,
    leftOut,
    unprintable: left,
    parts: parts.map(({ part, bytes, pageCount, faults }) => ({
      part,
      address: reach(addresses.downloadBook(bookId, id, part)),
      bytes,
      pageCount,
      faults: faults.map((fault) => ({ ...fault, text: bookFaultText(t, language, fault) })),
    })),
    created: created.toISOString(),
  };
}

/** Which letters of what somebody wrote our fonts do not have. */
function unprintableIn({ title, settings, pages }: StoredBook): BookFile["unprintable"] {
  const { subtitle, owner, coverNames, captions } = settings;
  const written = [
    title,
    subtitle,
    owner,
    coverNames,
    ...(captions ? pages.map(({ caption }) => caption) : []),
  ];
  return unprintable(written.join(""));
}
