import type { BodyOf, CallName, endpoints } from "@tintery/contract";
import { ask, CallProblem, readReply } from "./call.ts";

type Endpoints = typeof endpoints;

/** Makes a call whose reply is a file; a `CallProblem` when the server refuses or cannot be reached. */
export async function callForFile<Name extends CallName>(
  place: readonly [Endpoints[Name]["method"], Endpoints[Name]["path"]],
  input: { params: Readonly<Record<string, string>>; body: BodyOf<Name> },
): Promise<Blob> {
  const response = await ask(place, input);
  try {
    return response.ok ? await response.blob() : readReply<never>(false, await response.text());
  } catch (error) {
    // a connection may also end in the middle of a file
    throw error instanceof CallProblem ? error : new CallProblem("offline", "");
  }
}
