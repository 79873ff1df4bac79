import { keyPrefix } from "@tintery/contract/tables";
import { InvalidArgumentError, Option } from "commander";
import { CommandProblem } from "../exit-codes.ts";

/** A server that makes the picture in place of this machine, and the key to an account there. */
export interface ServerChoice {
  /** Without a slash at its end. */
  readonly url: string;
  readonly key: string;
}

function readServer(text: string): string {
  const { protocol = "" } = URL.canParse(text) ? new URL(text) : {};
  if (protocol !== "https:" && protocol !== "http:")
    throw new InvalidArgumentError("It must be an address beginning with https:// or http://.");
  return text.replace(/\/+$/, "");
}

function readKey(text: string): string {
  if (!text.startsWith(keyPrefix)) throw new InvalidArgumentError(`A key begins with ${keyPrefix}.`);
  return text;
}

/** What every verb takes to have its work done elsewhere. */
export const serverOptions: readonly Option[] = [
  new Option("--server <address>", "have a Tintery server make it, such as https://paint.example.org")
    .env("TINTERY_SERVER")
    .argParser(readServer),
  // other users of a machine see the arguments of a command, but not its environment
  new Option(
    "--key <key>",
    "the key to an account there, from its account page; better in the environment than here",
  )
    .env("TINTERY_KEY")
    .argParser(readKey),
];

/** The options of a verb without those of a server, and the server that is chosen; null for this machine. */
export function readServerChoice({ server, key, ...values }: Readonly<Record<string, unknown>>): {
  chosen: ServerChoice | null;
  values: Readonly<Record<string, unknown>>;
} {
  if (server === undefined) return { chosen: null, values };
  if (key === undefined)
    throw new CommandProblem("usage", "--server needs the key to an account there: --key or TINTERY_KEY.");
  return { chosen: { url: String(server), key: String(key) }, values };
}
