/** The database is not there yet, or just now not; trying later helps. */
export class DatabaseAway extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = "DatabaseAway";
  }
}

/** What a server that is stopping, starting, full or out of reach answers: SQLSTATEs, and errors of the connection. */
const awayCodes =
  /^(?:08...|53300|57P0[1-4]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** The driver gives these no code. */
const awayWords = /^(?:Connection terminated|timeout exceeded when trying to connect)/;

/** Handles rejections: gives `instead` while the database is away, and passes any other error on. */
export function whileAway<T>(instead: T): (error: unknown) => T {
  return (error) => {
    if (isDatabaseAway(error)) return instead;
    throw error;
  };
}

/** Whether the error of a statement, or what caused it, only says that the database cannot be asked at the moment. */
export function isDatabaseAway(error: unknown): boolean {
  // the queue hands errors on as plain objects
  if (typeof error !== "object" || error === null) return false;
  const { message, code, cause }: { message?: unknown; code?: unknown; cause?: unknown } = error;
  if (error instanceof DatabaseAway || awayWords.test(String(message))) return true;
  return awayCodes.test(String(code)) || isDatabaseAway(cause);
}
