/** SQLSTATE of text that no column of text can hold: the character NUL. */
const unstorable = "22021";

/** Whether the error of a statement, or what caused it, says that a text holds what cannot be stored or looked for. */
export function isUnstorableText(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  const { code, cause }: { code?: unknown; cause?: unknown } = error;
  return code === unstorable || isUnstorableText(cause);
}
