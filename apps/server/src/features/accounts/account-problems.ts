import { isAPIError } from "better-auth/api";
import { Problem } from "../../http/problem.ts";

/** What the library's refusals mean to the caller; whatever else it says is a failure of ours. */
const meanings: Readonly<Record<string, Problem["code"]>> = {
  INVALID_EMAIL_OR_PASSWORD: "wrong_credentials",
  INVALID_PASSWORD: "wrong_password",
  EMAIL_NOT_VERIFIED: "address_unconfirmed",
  INVALID_TOKEN: "link_expired",
  TOKEN_EXPIRED: "link_expired",
  USER_NOT_FOUND: "link_expired",
  account_blocked: "account_blocked",
};

/** The library's own word for why it refused; undefined for any other error. */
export function codeOf(error: unknown): string | undefined {
  return isAPIError(error) ? error.body?.code : undefined;
}

/** Throws the problem that a refusal of the library is, or the error as it is. */
export async function asProblem(error: unknown): Promise<never> {
  const meaning = meanings[codeOf(error) ?? ""];
  throw meaning ? new Problem(meaning) : error;
}
