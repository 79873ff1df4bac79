import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { problemKey, problems } from "@tintery/contract";
import { texts } from "@tintery/contract/messages";

/** What Node tells of requests that it can’t read, and the status for each; everything else is 400. */
const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Answers bytes that are no HTTP request, in the shape of every other problem. Such a request has no language, so the sentence is
 * English. Nothing of the parser’s own words leaves.
 */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  if (socket.writable) {
    const status = statuses[error.code ?? ""] ?? problems.bad_request.status;
    const code = "bad_request";
    const body = JSON.stringify({ error: texts("en")(problemKey(code)), code });
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
      "Content-Type: application/json; charset=utf-8",
      "Cache-Control: no-store",
      "X-Content-Type-Options: nosniff",
      "Content-Security-Policy: default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      "Connection: close",
    ];
    socket.write(`${head.join("\r\n")}\r\n\r\n${body}`);
  }
  socket.destroy(error);
}
