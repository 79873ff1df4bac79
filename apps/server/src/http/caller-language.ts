// brings the type of `request.cookies`
import type {} from "@fastify/cookie";
import {
  defaultPaper,
  isLanguage,
  type Language,
  languageCookie,
  languageOfHeader,
  type Paper,
  paperOf,
} from "@tintery/contract";
import type { FastifyRequest } from "fastify";
import { Problem } from "./problem.ts";

/**
 * The paper of a caller who names none: what is in the printers of the region that their browser asks for first. Programs, which
 * ask for no language or for any (`*`), get A4.
 */
export function paperFor({ headers }: Pick<FastifyRequest, "headers">): Paper {
  const [first = ""] = (headers["accept-language"] ?? "").split(/[,;]/);
  const locale = first.trim();
  return locale === "" || locale === "*" ? defaultPaper : paperOf(locale);
}

/** The query of a call, with the paper of whoever asks in `field` unless they name one. */
export const queryOnPaper = <Field extends string>(request: FastifyRequest, field: Field) => ({
  [field]: paperFor(request),
  ...(request.query as object),
});

/** The language a reply is written in: that of its address, else the visitor's chosen one, else what their browser asks for. */
export function languageOf(request: FastifyRequest): Language {
  const named: unknown = Object(request.params).language;
  if (isLanguage(named)) return named;
  const chosen = request.cookies[languageCookie];
  return isLanguage(chosen) ? chosen : languageOfHeader(request.headers["accept-language"]);
}

/** @throws Problem `not_found` for an address in a language that we do not speak */
export function checkLanguage(request: FastifyRequest): void {
  if (!isLanguage(Object(request.params).language)) throw new Problem("not_found");
}
