import type { Readable } from "node:stream";
import { create as contentDisposition } from "content-disposition";
import type { FastifyReply } from "fastify";
import { ZipFile } from "yazl";

/** A file of an archive. */
export interface ArchivedFile {
  readonly name: string;
  open(): Promise<Readable>;
}

/** What shrinks when it is compressed; pictures and PDFs are compressed already. */
const texts = /\.(svg|dxf|csv|gpl|json)$/;
/** The first moment that a zip can tell: the same files are the same archive at any time. */
const mtime = new Date(1980, 0, 1);

/**
 * Streams files as a zip archive, one after the other. When one cannot be read, the answer breaks off and the browser says that
 * the download failed; when the reader leaves, nothing more is read.
 * @param done is called when nothing of it is needed any more, however it ended
 */
export function sendArchive(
  reply: FastifyReply,
  { name, files, done }: { name: string; files: readonly ArchivedFile[]; done?: () => void },
): FastifyReply {
  const zip = new ZipFile();
  const out = zip.outputStream as Readable;
  let current: Readable | undefined;
  for (const file of files) {
    zip.addReadStreamLazy(file.name, { mtime, compress: texts.test(file.name) }, (pass) => {
      if (out.destroyed) return;
      file.open().then(
        (stream) => {
          current = stream;
          if (out.destroyed) stream.destroy();
          else pass(null, stream);
        },
        (error: Error) => out.destroy(error),
      );
    });
  }
  zip.on("error", (error) => out.destroy(error));
  out.on("close", () => {
    current?.destroy();
    done?.();
  });
  zip.end();
  reply.headers({ "cache-control": "private, no-cache", "content-disposition": contentDisposition(name) });
  return reply.type("application/zip").send(out);
}
