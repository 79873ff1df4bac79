import { PhotoError } from "@tintery/photos/header";
import { Problem } from "../http/problem.ts";

/** What is said of a file that cannot be used; any other error stays what it is. */
export function photoProblem(error: unknown): unknown {
  return error instanceof PhotoError ? new Problem(error.code, { found: error.found }) : error;
}
