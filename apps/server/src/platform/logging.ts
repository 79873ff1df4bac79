import { type DestinationStream, pino } from "pino";
import type { Config } from "./config.ts";

/** Where the server writes what happened: one JSON object a line. */
export type Log = pino.Logger;

/** What the log says once a port is open; the library’s own words would hold its address. */
export const listenTextResolver = () => "the server listens";

/** What stands for a route where no address matched. */
export const noRoute = "(none)";

// whatever is logged by accident, these never reach a disk
const secrets = [
  "headers",
  "password",
  "token",
  "secret",
  "email",
  "*.headers",
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
  routeOptions?: { url?: string };
  ip?: string;
}

/** What is kept of an error besides its words. Whatever else hangs on one may be a row, a reply or a whole request. */
const harmless = [
  "type",
  "code",
  "statusCode",
  "severity",
  "table",
  "column",
  "constraint",
  "routine",
] as const;

/**
 * An error with its words, its stack and its causes, but a failed statement without the values bound to it: among them are
 * tokens, addresses and the names of files.
 */
function describeError(error: Error) {
  const described: Record<string, unknown> = { ...pino.stdSerializers.err(error) };
  const withoutValues = (text: unknown) =>
    typeof text === "string"
      ? boundValues(error).reduce((rest, values) => rest.replaceAll(values, ""), text)
      : text;
  const kept = harmless.flatMap((name) => (name in described ? [[name, described[name]]] : []));
  return {
    ...Object.fromEntries(kept),
    message: withoutValues(described.message),
    stack: withoutValues(described.stack),
  };
}

/** The part of each message of an error and its causes that lists bound values, as the query builder writes it. */
function boundValues(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const own = "params" in error ? [`\nparams: ${error.params}`] : [];
  return [...own, ...boundValues(error.cause)];
}

/** A path may hold the secret of a link and a query what a visitor typed, so only the pattern of the route is kept. */
function describeRequest({ id, method, routeOptions, ip }: RequestLike) {
  return { id, method, route: routeOptions?.url ?? noRoute, address: ip };
}

function describeReply(reply: { statusCode?: number }) {
  return { status: reply.statusCode };
}
