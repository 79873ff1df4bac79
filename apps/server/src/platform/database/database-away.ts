/** The embedded database broke and is being opened again; trying later helps. */
export class DatabaseAway extends Error {
  constructor() {
    super("The embedded database broke and is being opened again.");
    this.name = "DatabaseAway";
  }
}

/** What a server that is stopping, starting, full or out of reach answers: SQLSTATEs, and errors of the connection. */
const awayCodes =
  /^(?:08...|53300|57P0[1-4]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** The driver gives these no code. */
const awayWords = /^(?:Connection terminated|timeout exceeded when trying to connect)/;

/** Whether the error of a statement, or what caused it, only says that the database cannot be asked at the moment. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseAway || awayWords.test(error.message)) return true;
  return ("code" in error && awayCodes.test(String(error.code))) || isDatabaseAway(error.cause);
}
