import { type DestinationStream, pino } from "pino";
import type { Config } from "./config.ts";

/** Where the server writes what happened: one JSON object a line. */
export type Log = pino.Logger;

// whatever is logged by accident, these never reach a disk
const secrets = [
  "req.headers.cookie",
  "req.headers.authorization",
  'res.headers["set-cookie"]',
  "headers.cookie",
  "headers.authorization",
  "password",
  "token",
  "secret",
  "email",
  "*.password",
  "*.token",
  "*.secret",
  "*.email",
];

/** Opens the log. It goes to standard output unless a destination is given. */
export function openLog(config: Pick<Config, "LOG_LEVEL" | "ROLE">, destination?: DestinationStream): Log {
  return pino(
    {
      level: config.LOG_LEVEL,
      base: { role: config.ROLE, pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: secrets, censor: "(hidden)" },
      serializers: { err: describeError, req: describeRequest, res: describeReply },
    },
    destination ?? pino.destination({ dest: 1, sync: false }),
  );
}

interface RequestLike {
  id?: unknown;
  method?: string;
  url?: string;
  ip?: string;
}

/**
 * A failed statement without the values bound to it and without the row it names: among them are tokens, addresses
 * and the names of files. The error's other words, its stack and its causes stay.
 */
function describeError(error: Error) {
  const described: Record<string, unknown> = { ...pino.stdSerializers.err(error) };
  const withoutValues = (text: unknown) =>
    typeof text === "string"
      ? boundValues(error).reduce((rest, values) => rest.replaceAll(values, ""), text)
      : text;
  const { params: _, detail: __, where: ___, ...harmless } = described;
  return { ...harmless, message: withoutValues(described.message), stack: withoutValues(described.stack) };
}

/** The part of each message of an error and its causes that lists bound values, as the query builder writes it. */
function boundValues(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const own = "params" in error ? [`\nparams: ${error.params}`] : [];
  return [...own, ...boundValues(error.cause)];
}

// the query may hold what a visitor typed, so only the path is kept
function describeRequest(request: RequestLike) {
  return { id: request.id, method: request.method, path: request.url?.split("?")[0], address: request.ip };
}

function describeReply(reply: { statusCode?: number }) {
  return { status: reply.statusCode };
}
