// brings the type of `request.cookies`
import type {} from "@fastify/cookie";
import { isLanguage, type Language, languageCookie, languageOfHeader } from "@tintery/contract";
import type { FastifyRequest } from "fastify";

/** What the caller's browser asks for first: its region says which paper they have. Any language, `*`, says nothing. */
export function localeOf(request: FastifyRequest): string {
  const [first = ""] = (request.headers["accept-language"] ?? "").split(/[,;]/);
  const locale = first.trim();
  return locale === "" || locale === "*" ? languageOf(request) : locale;
}

/** The language a reply is written in: the visitor's chosen one, else what their browser asks for. */
export function languageOf(request: FastifyRequest): Language {
  const chosen = request.cookies[languageCookie];
  return isLanguage(chosen) ? chosen : languageOfHeader(request.headers["accept-language"]);
}
