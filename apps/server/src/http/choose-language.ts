// brings the type of `reply.setCookie`
import type {} from "@fastify/cookie";
import { addresses, isLanguage, languageCookie, withoutLanguage } from "@tintery/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { yearSeconds } from "../platform/own-cookie.ts";

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
    // an address in one language leads to the same one in the other
    const path =
      isLanguage(chosen) && isLanguage(Object(request.params).language)
        ? `/${chosen}${withoutLanguage(url.pathname)}`
        : url.pathname;
    // only path and query: what a caller writes in front of them must not lead to another site
    return reply.redirect(`/${path.replace(/^\/+/, "")}${url.search}`, 303);
  };
}
