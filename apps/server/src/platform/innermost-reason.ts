/** The innermost reason of an error: what the database said, not the statement that failed. */
export function innermostReason(error: unknown): string {
  if (!(error instanceof Error)) return String(hasMessage(error) ? error.message : error);
  if (error.cause instanceof Error) return innermostReason(error.cause);
  // several addresses of one name that were all tried have only reasons of their own
  if (error instanceof AggregateError && !error.message) return error.errors.map(innermostReason).join("; ");
  return error.message;
}

function hasMessage(error: unknown): error is { message: unknown } {
  return typeof error === "object" && error !== null && "message" in error;
}
