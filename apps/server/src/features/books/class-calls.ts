import type { Readable } from "node:stream";
import {
  classProblem,
  defaultKidsSheet,
  type KidsSheet,
  oneLine,
  type Paper,
  papers,
  sheetMarginMM,
} from "@tintery/contract";
import { texts } from "@tintery/contract/messages";
import { create as contentDisposition } from "content-disposition";
import type { FastifyReply, FastifyRequest } from "fastify";
import { callerOf } from "../../admission/caller-of.ts";
import type { BookStore } from "../../books/book-store.ts";
import { printedContent, withModels } from "../../books/printed-content.ts";
import { languageOf } from "../../http/caller-language.ts";
import { Problem } from "../../http/problem.ts";
import { fileSecurityPolicy } from "../../http/send-file.ts";
import type { CallHandlers } from "../../http/serve-calls.ts";
import type { DrawingFiles } from "../../images/drawing-files.ts";
import type { Printed, WantedClass, WantedSheetOfColors } from "../../images/child/child-task.ts";
import { nameIn } from "../../images/hand-out.ts";
import { downloadName } from "../../images/image-name.ts";
import { logLeftOut } from "../../images/image-views.ts";
import { isOf, type RowOf } from "../../images/image-row.ts";
import { type ImageLoader, loadImage } from "../../images/load-image.ts";
import { placeOf } from "./place-of.ts";

/** What class sets need. */
export interface ClassParts extends ImageLoader {
  books: BookStore;
  drawingFiles: DrawingFiles;
  /** Sheets of a painting, as its own feature makes them. */
  kidsSheetOf(
    request: FastifyRequest,
    image: RowOf<"paint-by-numbers">,
    wanted: KidsSheet & { paper: Paper; names: readonly string[] },
  ): { printed: Printed; sheet: WantedSheetOfColors };
}

/** Class sets: the answer is the PDF, and the names in it are kept nowhere. */
export function classCalls(parts: ClassParts): Pick<CallHandlers, "printClassPages" | "printClassBooks"> {
  const { db, sessions, books, drawingFiles, kidsSheetOf } = parts;
  return {
    async printClassPages(request, reply) {
      const { id } = request.params;
      const { image } = await loadImage(parts, { request, reply, id, action: "print" });
      const isPainting = isOf("paint-by-numbers", image);
      if (!isPainting && !isOf("coloring", image)) throw new Problem("not_found");
      if (!image.modelKey) throw new Problem("not_ready");
      const { paper, sheet = defaultKidsSheet } = request.body;
      const names = checkedNames(request.body.names);
      const title = nameIn(request, image);
      const setOf = (model: string): WantedClass => {
        if (isPainting)
          return { what: "sheets", model, ...kidsSheetOf(request, image, { ...sheet, paper, names }) };
        const { widthMM, heightMM } = papers[paper];
        const language = languageOf(request);
        const label = texts(language)("coloring.sheet_name");
        const page = { paper: { widthMM, heightMM }, marginMM: sheetMarginMM };
        return { what: "pages", model, names, title, language, label, ...page };
      };
      const caller = await callerOf(sessions, { request, reply });
      const made = await drawingFiles.printClass(caller, [image.modelKey], ([model = ""]) => setOf(model));
      return sendSet(reply, made, title);
    },

    async printClassBooks(request, reply) {
      const book = await books.find(await placeOf(sessions, { request, reply }));
      const { paper, sides } = request.body;
      const names = checkedNames(request.body.names);
      const language = languageOf(request);
      const { book: content } = await printedContent(db, book, language, logLeftOut(request));
      if (content.pages.length === 0) throw new Problem("book_empty");
      const keys = content.pages.map(({ model }) => model);
      const caller = await callerOf(sessions, { request, reply });
      const made = await drawingFiles.printClass(caller, keys, (models) => ({
        what: "books",
        names,
        book: withModels(content, models),
        profile: { kind: "home", paper, sides },
      }));
      return sendSet(reply, made, book.title || texts(language)("page.books"));
    },
  };
}

/** Names as they are printed, each on one line. */
function checkedNames(given: readonly string[]): string[] {
  const problem = classProblem(given);
  if (problem) throw new Problem(problem);
  return given.map(oneLine);
}

function sendSet(reply: FastifyReply, set: { stream: Readable; bytes: number }, title: string): FastifyReply {
  reply.headers({
    "cache-control": "no-store",
    "content-length": set.bytes,
    "content-security-policy": fileSecurityPolicy,
    "content-disposition": contentDisposition(downloadName(title, "class", "pdf")),
  });
  return reply.type("application/pdf").send(set.stream);
}
