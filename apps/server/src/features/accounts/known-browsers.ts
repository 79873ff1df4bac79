import type { FastifyReply, FastifyRequest } from "fastify";
import { ownCookie, yearSeconds } from "../../platform/own-cookie.ts";
import { newId } from "../../platform/new-id.ts";
import { Signatures } from "../../platform/signatures.ts";

/** A family shares a browser: more accounts than this it does not remember. */
const maxAccounts = 8;

/**
 * Browsers that were in an account before. What strangers try in its name slows them down, not its owner. The cookie holds a name of the
 * browser, and a signature for each account over both; no address can be read in it.
 */
export class KnownBrowsers {
  readonly #signatures: Signatures;
  readonly #cookie: ReturnType<typeof ownCookie>;

  /**
   * @param serverSecret the secret that cookies are signed with
   * @param publicUrl decides the name of the cookie
   */
  constructor(serverSecret: string, publicUrl: string) {
    this.#signatures = new Signatures(serverSecret, "known browsers");
    this.#cookie = ownCookie("tintery_browser", publicUrl);
  }

  /** The name of a request's browser, if it was in the account before. */
  find(request: FastifyRequest, account: string): string | null {
    const { browser, signatures } = this.#read(request);
    const isKnown = signatures.some((said) => this.#signatures.isOf(signedText(browser, account), said));
    return isKnown ? browser : null;
  }

  /** Notes that a request's browser is in an account. */
  keep(request: FastifyRequest, reply: FastifyReply, account: string): void {
    const { browser, signatures } = this.#read(request);
    const own = this.#signatures.of(signedText(browser, account));
    const others = signatures.filter((said) => said !== own);
    const value = [browser, own, ...others].slice(0, maxAccounts + 1).join(".");
    reply.setCookie(this.#cookie.name, value, { ...this.#cookie.attributes, maxAge: yearSeconds });
  }

  #read(request: FastifyRequest): { browser: string; signatures: string[] } {
    const said = request.cookies[this.#cookie.name] ?? "";
    // whatever a caller appends is not looked at
    const [browser = "", ...signatures] = said.split(".", maxAccounts + 1);
    return browser === "" ? { browser: newId(), signatures: [] } : { browser, signatures };
  }
}

const signedText = (browser: string, account: string) => `${browser} ${account.trim().toLowerCase()}`;
