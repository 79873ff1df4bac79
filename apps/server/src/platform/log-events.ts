/** One event of the log: a line with these words as its `msg`. */
export interface LogEvent {
  level: "info" | "warn" | "error";
  /** What the line holds besides time, level, role, process id, and words; of a request, `reqId` as well. */
  fields: readonly string[];
  /** When it is written. */
  when: string;
  /** What the operator does about it; empty for nothing. */
  todo: string;
  /** Written by the library that serves requests, not by us. */
  byLibrary?: true;
}

/** Every event of the log by its words. docs/logs.md is made from it, and a test finds the same in the sources. */
export const logEvents: Readonly<Record<string, LogEvent>> = {
  // requests
  "incoming request": {
    level: "info",
    fields: ["req"],
    when: "A request begins. `req` has its method, the pattern of its route, and the visitor’s address",
    todo: "",
    byLibrary: true,
  },
  "request completed": {
    level: "info",
    fields: ["res", "responseTime"],
    when: "A request was answered: its status, and the milliseconds it took",
    todo: "",
    byLibrary: true,
  },
  "stream closed prematurely": {
    level: "info",
    fields: ["res"],
    when: "A visitor left while a file or stream was sent",
    todo: "",
    byLibrary: true,
  },
  "a request failed": {
    level: "error",
    fields: ["err"],
    when: "A request ended with 500 through a fault of ours",
    todo: "Report it with its stack. If the stack names the store or the database, look there first",
  },
  "left an image out of a list": {
    level: "error",
    fields: ["err"],
    when: "A picture’s row can’t be read, so a list goes without it",
    todo: "Report it. The picture itself isn’t lost",
  },
  // start and stop
  "the server listens": {
    level: "info",
    fields: [],
    when: "Pages, or the addresses for monitoring, can be opened",
    todo: "",
  },
  "the database cannot be reached; trying again": {
    level: "warn",
    fields: ["reason", "seconds"],
    when: "At the start, until the database answers. `seconds` is the pause until the next try",
    todo: "Check `DATABASE_URL`, the database server, and the network to it",
  },
  "the database cannot be reached": {
    level: "warn",
    fields: ["reason"],
    when: "While running, every 10 seconds until the database answers",
    todo: "Check the database server and the network to it. Tintery goes on by itself",
  },
  "failed in the background": {
    level: "error",
    fields: ["err"],
    when: "A task that no visitor waits for failed",
    todo: "It’s tried again. Report it if it comes back",
  },
  stopped: {
    level: "info",
    fields: ["part"],
    when: "The process was asked to stop, and ended this part",
    todo: "",
  },
  "could not stop": {
    level: "error",
    fields: ["err", "part"],
    when: "The process was asked to stop, and this part failed to end. The others still end",
    todo: "Report it. Nothing is lost: jobs run again",
  },
  "stopping took too long": {
    level: "error",
    fields: ["seconds"],
    when: "The process ended although not everything had stopped",
    todo: "Nothing is lost: jobs run again. Raise `SHUTDOWN_SECONDS` if conversions are killed often",
  },
  // pictures
  "conversion ended": {
    level: "info",
    fields: ["imageId", "claim", "ends", "detail"],
    when: "A conversion ended: `done`; `problem`, because of its photo or a limit; `crashed`; or `infrastructure`, and it runs again. `detail` says why",
    todo: "Look at `detail` if many crash",
  },
  "conversion was interrupted": {
    level: "error",
    fields: ["imageId", "err"],
    when: "A fault of ours, or of the store or database, broke off a conversion. It’s tried again",
    todo: "Check the store and the database. Report it if it comes back",
  },
  "the image model gave no picture": {
    level: "warn",
    fields: ["imageId", "claim", "code", "detail"],
    when: "The AI image model refused, was too slow, or couldn’t be reached. The visitor reads why",
    todo: "`painter_quota`, `painter_away`, `painter_closed`: check the model’s account, address, and key ([painters.md](painters.md))",
  },
  "a late conversion was not published": {
    level: "warn",
    fields: ["imageId", "claim"],
    when: "Another process has taken the picture over meanwhile",
    todo: "Rare and harmless. If often, processes stand still: check processor and memory",
  },
  "printed a book": {
    level: "info",
    fields: ["bookId", "pages", "wanted"],
    when: "A coloring book was printed. `wanted` says whether it was still asked for",
    todo: "",
  },
  "left a page out of a print": {
    level: "error",
    fields: ["err"],
    when: "A page of a book can’t be read, so its print goes without it. Its owner reads that",
    todo: "Report it",
  },
  "no samples could be made": {
    level: "error",
    fields: ["err"],
    when: "The samples of the home page failed. They’re tried at the next start",
    todo: "Report it, or set `SAMPLES=off`",
  },
  "the catalog could not be made": {
    level: "error",
    fields: ["err"],
    when: "The pictures of the catalog failed. They’re tried at the next start",
    todo: "Report it, or set `CATALOG_PICTURES=0`",
  },
  // upkeep
  swept: {
    level: "info",
    fields: ["orphans", "probes", "purged", "stripped", "guestPictures", "guests"],
    when: "The hourly sweep is done: files nobody refers to, files of health checks, deleted pictures, photos stripped of metadata, pictures of guests who stayed away, and guests without pictures",
    todo: "If it’s missing for hours, no worker runs",
  },
  "could not sweep temporary files": {
    level: "error",
    fields: ["err"],
    when: "Old temporary files couldn’t be removed",
    todo: "Check the rights and the disk of `DATA_DIR`",
  },
  "could not strip a stored photo": {
    level: "warn",
    fields: ["err", "image"],
    when: "A photo that an older version stored keeps its metadata for now. It’s tried again",
    todo: "Check the store. If only this photo fails, its file is damaged",
  },
  // accounts
  "could not send an email": {
    level: "error",
    fields: ["err"],
    when: "The mail server refused an email, or couldn’t be reached",
    todo: "Check `SMTP_URL` and `MAIL_FROM`. People can ask for links again",
  },
  "a new password could not be offered": {
    level: "error",
    fields: ["err"],
    when: "Someone asked for a link to a new password and gets none",
    todo: "Check the database. They can ask again",
  },
  "the sign-in library says": {
    level: "error",
    fields: ["err", "said"],
    when: "Better Auth reports something. `said` is its own sentence. It can also be a warning or `info`",
    todo: "Look at `said`. With Google or GitHub, check client id, secret, and callback address",
  },
  "an outside provider could not be reached": {
    level: "error",
    fields: ["err"],
    when: "Google, GitHub, or your OpenID Connect provider didn’t answer when someone wanted to sign in with it. OpenID Connect is also asked at the start, until it answers",
    todo: "Check the network, `OIDC_ISSUER`, and the provider itself. Other ways to sign in still work",
  },
  // administrators’ commands
  "an administrator’s command begins": {
    level: "info",
    fields: ["command"],
    when: "Someone on this machine runs a command through the server’s socket ([admin.md](admin.md))",
    todo: "",
  },
  "commands cannot reach the server": {
    level: "warn",
    fields: ["err"],
    when: "The socket for commands, `DATA_DIR/admin.socket`, can’t be made or took no command. Pages go on",
    todo: "Check the rights of `DATA_DIR` and whether its file system takes sockets, then restart. Until then, stop the server before commands",
  },
  "an administrator’s command failed": {
    level: "error",
    fields: ["err"],
    when: "Such a command ended through a fault of ours",
    todo: "Report it with its stack",
  },
  // payments
  "could not ask about a payment": {
    level: "warn",
    fields: ["err"],
    when: "Stripe can’t be reached for a moment. It’s asked again every hour",
    todo: "If it stays, check the network and `STRIPE_SECRET_KEY` ([stripe.md](stripe.md))",
  },
  "a subscription of somebody who is gone was ended": {
    level: "warn",
    fields: ["orderId"],
    when: "An account was deleted while Stripe still renewed its plan",
    todo: "",
  },
  "a payment for somebody who is gone was given back": {
    level: "warn",
    fields: ["orderId", "invoiceId"],
    when: "A payment came in for a deleted account, and was refunded",
    todo: "",
  },
};

/** The events as a Markdown table for docs/logs.md. */
export function logTable(): string {
  const rows = Object.entries(logEvents).map(
    ([event, { level, fields, when, todo }]) =>
      `| ${level} | ${event} | ${fields.map((name) => `\`${name}\``).join(", ")} | ${when} | ${todo} |`,
  );
  return ["| level | `msg` | fields | when | what to do |", "|---|---|---|---|---|", ...rows].join("\n");
}
