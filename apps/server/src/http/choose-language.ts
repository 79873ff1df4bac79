// brings the type of `reply.setCookie`
import type {} from "@fastify/cookie";
import { addresses, isLanguage, languageCookie } from "@tintery/contract";
import type { FastifyReply, FastifyRequest } from "fastify";

const yearSeconds = 365 * 24 * 60 * 60;

/**
 * `?language=xx` on any page keeps the choice and leads to the same page without it.
 * @param secure whether cookies are sent over https only
 */
export function chooseLanguage(secure: boolean) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const url = new URL(request.url, "http://here");
    const chosen = url.searchParams.get("language");
    if (chosen === null) return undefined;
    url.searchParams.delete("language");
    if (isLanguage(chosen)) {
      reply.setCookie(languageCookie, chosen, {
        path: addresses.home(),
        maxAge: yearSeconds,
        sameSite: "lax",
        secure,
      });
    }
    // only path and query: what a caller writes in front of them must not lead to another site
    return reply.redirect(`/${url.pathname.replace(/^\/+/, "")}${url.search}`, 303);
  };
}
