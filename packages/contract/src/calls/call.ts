import type * as z from "zod";
import type { ProblemCode } from "./problems.ts";

/**
 * What a call must prove beyond its session. `none`: it changes nothing. `xhr`: the XHR header and a same-origin
 * Sec-Fetch-Site or Origin. `token`: both, and the page's CSRF token in a header.
 */
export type Guard = "none" | "xhr" | "token";

/** Answered instead of a stream of events where too many are open: browsers then ask for no other, and pages poll. */
export const noStreamStatus = 204;

/** One call: where it goes, what it takes, what it answers, what can go wrong. */
export interface Call {
  readonly method: "GET" | "POST" | "DELETE";
  /** Path with parts after colons, as the server registers it. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly guard: Guard;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  /** Headers beyond those of the guard. */
  readonly headers?: z.ZodObject;
  /** JSON body. */
  readonly body?: z.ZodType;
  /** Text fields of a multipart body. */
  readonly multipart?: z.ZodObject;
  /** Whether the multipart part `image` must carry a file, or may be left empty for another field. */
  readonly file?: "required" | "optional";
  /** Further files of a multipart body, which may be left out: part to what it is. */
  readonly furtherFiles?: Readonly<Record<string, string>>;
  readonly reply: z.ZodType;
  /** The reply is a stream of server-sent events; `reply` is the JSON of each `data:`. */
  readonly stream?: true;
  /** The reply is a file of this media type. */
  readonly media?: "application/pdf";
  /** Beyond those every call may answer: see `commonProblems`. */
  readonly problems: readonly ProblemCode[];
}
