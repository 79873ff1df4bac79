import { extname } from "node:path";
import { Readable } from "node:stream";
import { addresses, type OwnPalette, withWish } from "@tintery/contract";
import { writePaletteFile } from "@tintery/contract/palette-files";
import type { FastifyRequest } from "fastify";
import { callerOf } from "../../admission/caller-of.ts";
import type { Caller } from "../../admission/who.ts";
import { Problem } from "../../http/problem.ts";
import { type ArchivedFile, sendArchive } from "../../http/send-archive.ts";
import type { AddressHandlers } from "../../http/serve-addresses.ts";
import { listHeartsOf } from "../../catalog/heart-store.ts";
import { listFeedbackOf } from "../../images/feedback-store.ts";
import { drawWhenFree } from "../../images/draw-when-free.ts";
import type { DrawingFiles } from "../../images/drawing-files.ts";
import { type BestFile, nameIn } from "../../images/hand-out.ts";
import { distinctNames, downloadName } from "../../images/image-name.ts";
import { forKind, type ForKinds, type ShownImage } from "../../images/image-row.ts";
import { type ListCursor, listImages } from "../../images/image-store.ts";
import { logLeftOut } from "../../images/image-views.ts";
import type { BookStore } from "../../books/book-store.ts";
import type { PaletteStore } from "../../palettes/palette-store.ts";
import { findAccount } from "../../platform/account-store.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Files } from "../../platform/files/files.ts";
import { allEntriesOf } from "../../platform/ledger/books.ts";
import { factsOfInvoice, factsOfOrder } from "../../platform/payments/order-facts.ts";
import { listInvoices, listOrders } from "../../platform/payments/order-store.ts";
import { listSettings } from "../../platform/setting-store.ts";
import type { Sessions } from "../../platform/sessions.ts";
import type { AccountHolder } from "./signed-in.ts";

/** What the archive of an account is made of. */
export interface AccountDownloadParts {
  db: Database;
  files: Files;
  sessions: Sessions;
  palettes: PaletteStore;
  books: BookStore;
  drawingFiles: DrawingFiles;
  archivedFiles: ForKinds<BestFile[], [request: FastifyRequest]>;
}

/** Rows that are read at once. */
const pageSize = 200;

/** All that an account holds, as one archive: what was uploaded, what became of it, palettes, and everything else as JSON. */
export function accountDownload(parts: AccountDownloadParts): Pick<AddressHandlers, "downloadAccount"> {
  // each draws all of its pictures: one at a time is enough for anybody
  const underWay = new Set<string>();
  return {
    async downloadAccount(request, reply) {
      const visitor = await parts.sessions.knownVisitor(request, reply);
      // a page of another origin that acts for an account sees what was made there
      if (visitor?.site !== undefined) throw new Problem("not_found");
      if (!visitor?.email) return reply.redirect(withWish(addresses.signIn(), "account"), 303);
      const holder = { ...visitor, email: visitor.email };
      const { userId } = holder;
      if (underWay.has(userId)) throw new Problem("too_many_requests");
      underWay.add(userId);
      const done = () => void underWay.delete(userId);
      try {
        const caller = await callerOf(parts.sessions, { request, reply });
        const files = await filesOf(parts, { ...caller, holder }, request);
        return sendArchive(reply, { name: "tintery-account.zip", files, done });
      } catch (error) {
        done();
        throw error;
      }
    },
  };
}

async function filesOf(
  parts: AccountDownloadParts,
  { holder, ...caller }: Caller & { holder: AccountHolder },
  request: FastifyRequest,
): Promise<ArchivedFile[]> {
  const images = await allImages(parts.db, holder.userId, request);
  const names = distinctNames(images.map((image) => nameIn(request, image)));
  const palettes = await parts.palettes.list(holder.userId);
  const uploads = images.map((image, k) => ({
    name: `uploads/${downloadName(names[k]!, "upload", extname(image.sourceKey).slice(1))}`,
    open: () => parts.files.stream(image.sourceKey),
  }));
  const pictures = images.map((image, k) => pictureFiles(parts, image, { name: names[k]!, request, caller }));
  const about = await accountFacts(parts.db, holder, {
    pictures: images.map((image, k) => ({
      ...imageFacts(image),
      file: uploads[k]!.name,
      pictures: pictures[k]!.map((file) => file.name),
    })),
    palettes: palettes.map(({ share: _, ...palette }) => palette),
    books: await parts.books.export(holder.userId),
  });
  return [
    textFile("account.json", `${JSON.stringify(about, null, 2)}\n`),
    ...paletteFiles(palettes),
    ...uploads,
    ...pictures.flat(),
  ];
}

async function allImages(db: Database, ownerId: string, request: FastifyRequest): Promise<ShownImage[]> {
  const all: ShownImage[] = [];
  let after: ListCursor | undefined;
  do {
    const { images, next } = await listImages(db, { ownerId, after, limit: pageSize }, logLeftOut(request));
    all.push(...images);
    after = next ?? undefined;
  } while (after);
  return all;
}

/** The files of a picture: to print, to work on, and to show; none while there is no picture. */
function pictureFiles(
  { drawingFiles, archivedFiles }: AccountDownloadParts,
  image: ShownImage,
  { name, request, caller }: { name: string; request: FastifyRequest; caller: Caller },
): ArchivedFile[] {
  const { modelKey } = image;
  if (!modelKey || !image.summary) return [];
  return forKind(image, archivedFiles, request).map(({ wanted, extension }) => ({
    name: `pictures/${downloadName(name, image.kind, extension)}`,
    open: () => drawWhenFree(() => drawingFiles.drawOnce(caller, modelKey, wanted)),
  }));
}

function paletteFiles(palettes: readonly OwnPalette[]): ArchivedFile[] {
  const names = distinctNames(palettes.map(({ title }) => title));
  return palettes.map((palette, k) =>
    textFile(`palettes/${downloadName(names[k]!, "palette", "csv")}`, writePaletteFile("csv", palette)),
  );
}

function textFile(name: string, content: string | Uint8Array): ArchivedFile {
  return { name, open: async () => Readable.from([Buffer.from(content)]) };
}

/** What the database holds of an image that is its owner's business. */
function imageFacts(image: ShownImage) {
  const { id, kind, name, status, options, edits, created, updated } = image;
  const { sourceType, sourceSize, sourceWidth, sourceHeight } = image;
  return {
    id,
    kind,
    name,
    status,
    created,
    updated,
    upload: { type: sourceType, bytes: sourceSize, width: sourceWidth, height: sourceHeight },
    options,
    edits,
  };
}

async function accountFacts(db: Database, { userId }: AccountHolder, things: object): Promise<object> {
  const account = { ...(await findAccount(db, userId)), settings: await listSettings(db, userId) };
  return {
    account,
    ...things,
    feedback: await listFeedbackOf(db, userId),
    hearts: await listHeartsOf(db, userId),
    credits: await allEntriesOf(db, userId),
    subscriptions: (await listOrders(db, userId)).map(factsOfOrder),
    invoices: (await listInvoices(db, userId)).map(factsOfInvoice),
  };
}
