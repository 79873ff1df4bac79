/** A row refers to one that is not there. */
const foreignKeyViolation = "23503";

/** Whether the error of a statement, or what caused it, says that a row which the statement refers to is there no more. */
export function isRowGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, cause }: { code?: unknown; cause?: unknown } = error;
  return code === foreignKeyViolation || isRowGone(cause);
}
