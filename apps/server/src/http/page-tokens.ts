import { csrfToken, pageTokenDays } from "@tintery/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Sessions } from "../platform/sessions.ts";
import { Signatures } from "../platform/signatures.ts";
import { Problem } from "./problem.ts";
import { newId } from "../platform/new-id.ts";

/**
 * The token that a page of ours carries, and that calls with the guard `token` bring along in a header: chance, its end, and a
 * signature over both and the visitor it is for. The token of a page for somebody without a session is for the browser that shows it:
 * it comes in a cookie, too, which our page sets when it calls and no foreign page can set. The page itself sets none.
 */
export class PageTokens {
  readonly #signatures: Signatures;
  readonly #sessions: Pick<Sessions, "knownVisitor">;
  readonly #cookie: string;

  /**
   * @param serverSecret the secret that cookies are signed with
   * @param publicUrl over https the cookie has a name that no other site of the same domain can set
   */
  constructor(serverSecret: string, sessions: Pick<Sessions, "knownVisitor">, publicUrl: string) {
    this.#signatures = new Signatures(serverSecret, "page tokens");
    this.#sessions = sessions;
    this.#cookie = csrfToken.cookieOf(new URL(publicUrl).protocol);
  }

  /** The token for a page that is written for somebody, or for nobody known. */
  tokenFor(userId: string | null, now = Date.now()): string {
    const end = Math.ceil(now / dayMs) + pageTokenDays;
    const signed = `${newId()}.${end}`;
    return `${signed}.${this.#signatures.of(signedText(signed, userId))}`;
  }

  /** @throws Problem `csrf` for a call that brings neither its visitor's token nor one of its browser */
  async check(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const token = String(request.headers[csrfToken.header] ?? "");
    const visitor = await this.#sessions.knownVisitor(request, reply);
    const isVisitors = visitor !== null && this.#isGood(token, visitor.userId);
    const isBrowsers = request.cookies[this.#cookie] === token && this.#isGood(token, null);
    if (!isVisitors && !isBrowsers) throw new Problem("csrf");
  }

  #isGood(token: string, userId: string | null): boolean {
    const [chance = "", end = "", signature = ""] = token.split(".");
    if (!(Number(end) * dayMs > Date.now())) return false;
    return this.#signatures.isOf(signedText(`${chance}.${end}`, userId), signature);
  }
}

const dayMs = 86_400_000;

const signedText = (signed: string, userId: string | null) => `${signed} ${userId ?? ""}`;
