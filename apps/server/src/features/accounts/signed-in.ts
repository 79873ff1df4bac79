import { Problem } from "../../http/problem.ts";
import type { Exchange, Sessions, Visitor } from "../../platform/sessions.ts";

/** Somebody with an account. */
export type AccountHolder = Visitor & { email: string };

/**
 * Whoever is signed in.
 * @throws Problem `sign_in_first`
 */
export async function signedIn(
  sessions: Pick<Sessions, "knownVisitor">,
  { request, reply }: Exchange,
): Promise<AccountHolder> {
  const visitor = await sessions.knownVisitor(request, reply);
  if (!visitor?.email) throw new Problem("sign_in_first");
  return { ...visitor, email: visitor.email };
}
