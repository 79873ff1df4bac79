import type { LetterPlace } from "@tintery/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { ownCookie } from "../../platform/own-cookie.ts";
import type { Mail } from "../../platform/mail.ts";

/** The emails of a server without a mail server, and the browser that may read them. */
export class KeptLetters {
  readonly #mail: Mail;
  readonly #cookie: ReturnType<typeof ownCookie>;

  /** @param publicUrl decides the name of the cookie, which ends with the browser or the server process */
  constructor(mail: Mail, publicUrl: string) {
    this.#mail = mail;
    this.#cookie = ownCookie("tintery_letters", publicUrl);
  }

  /** Where the emails go that a request asks for. */
  placeFor(request: FastifyRequest): LetterPlace {
    const { door } = this.#mail;
    if (!door) return "sent";
    return door.admits(request.cookies[this.#cookie.name]) ? "shown" : "kept";
  }

  /** The emails, newest first; null for a browser that may not read them. */
  async listFor(request: FastifyRequest) {
    return this.placeFor(request) === "shown" ? this.#mail.kept() : null;
  }

  /** Lets a browser in that has the key; false for any other key. */
  open(key: string, reply: FastifyReply): boolean {
    const pass = this.#mail.door?.enter(key);
    if (!pass) return false;
    reply.setCookie(this.#cookie.name, pass, this.#cookie.attributes);
    return true;
  }
}
