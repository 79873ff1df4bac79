import {
  type ProblemCode,
  problems,
  problemValues,
  type RenderPage,
  unsupportedTypeKey,
} from "@tintery/contract";
import { type Translate, texts } from "@tintery/contract/messages";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { isDatabaseAway } from "../platform/database/database-away.ts";
import { isUnstorableText } from "../platform/database/unstorable-text.ts";
import { StorageFull } from "../platform/files/files.ts";
import { languageOf } from "./caller-language.ts";
import { Problem } from "./problem.ts";

/** A database is back within seconds, or after somebody has looked at it. */
const secondsUntilRetry = 5;

/** What replies about problems are made with. */
export interface ProblemReplies {
  /** The administrator's address, for the texts that name it. */
  email: string;
  renderPage: RenderPage;
  /** Hears of every refusal, for the metrics. */
  onRefusal: (code: ProblemCode) => void;
}

/** Answers whatever goes wrong in any route: calls get the code and a sentence, pages get a page. */
export function answerProblems(app: FastifyInstance, replies: ProblemReplies): void {
  const answer = (request: FastifyRequest, reply: FastifyReply, problem: Problem) => {
    const { code, retryAfter, field } = problem;
    replies.onRefusal(code);
    if (retryAfter !== undefined) reply.header("retry-after", retryAfter);
    reply.code(problems[code].status).header("cache-control", "no-store");
    const language = languageOf(request);
    if (wantsPage(request)) {
      const path = request.url;
      return reply
        .type("text/html; charset=utf-8")
        .send(replies.renderPage({ page: "problem", code }, { language, path, email: replies.email }));
    }
    const error = sentence(problem, texts(language), problemValues(language, replies.email));
    // what belonged to a half-made reply must not stay
    return reply.type("application/json; charset=utf-8").send(JSON.stringify({ error, code, field }));
  };
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = asProblem(error);
    if (problem.code === "internal") request.log.error({ err: error }, "a request failed");
    return answer(request, reply, problem);
  });
  app.setNotFoundHandler((request, reply) => answer(request, reply, new Problem("not_found")));
}

/** The problem's text; an option at fault, and a file of a type that we know, are called by their names. */
function sentence(
  { code, field, found, takesDrawings }: Problem,
  t: Translate,
  values: Record<string, string>,
): string {
  if (code === "unsupported_type")
    return t(unsupportedTypeKey({ found, takesDrawings }), { type: found ?? "" });
  if (code === "invalid_options" && field) return t("problem.invalid_option", { option: field });
  return t(problems[code].key, values);
}

function wantsPage(request: FastifyRequest): boolean {
  return (
    request.method === "GET" &&
    !request.url.startsWith("/ajax/") &&
    (request.headers.accept ?? "").includes("text/html")
  );
}

/** What an error of any origin means to the caller. */
function asProblem(error: FastifyError): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof StorageFull) return new Problem("storage_full");
  if (isDatabaseAway(error)) return new Problem("busy", { retryAfter: secondsUntilRetry });
  // whoever types finds no key for it
  if (isUnstorableText(error)) return new Problem("bad_request");
  if (hasZodFastifySchemaValidationErrors(error)) {
    // an id that cannot be one is as missing as one that nobody has
    if (error.validationContext === "params") return new Problem("not_found");
    const field = error.validation[0]?.instancePath.slice(1).replaceAll("/", ".");
    return new Problem("bad_request", field ? { field } : {});
  }
  if (error.statusCode === 429) return new Problem("too_many_requests");
  if (error.statusCode === 413) return new Problem("too_large");
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new Problem("bad_request");
  return new Problem("internal");
}
