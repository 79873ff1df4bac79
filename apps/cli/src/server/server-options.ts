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
    throw new InvalidArgumentError("Enter an address that starts with https:// or http://.");
  return text.replace(/\/+$/, "");
}

function readKey(text: string): string {
  if (!text.startsWith(keyPrefix)) throw new InvalidArgumentError(`Keys start with ${keyPrefix}.`);
  return text;
}

/** What every verb takes to have its work done elsewhere. */
export const serverOptions: readonly Option[] = [
  new Option("--server <address>", "let a Tintery server do the work, such as https://paint.example.org")
    .env("TINTERY_SERVER")
    .argParser(readServer),
  // other users of a machine see the arguments of a command, but not its environment
  new Option(
    "--key <key>",
    "API key from your account page there; other users of this machine can see it here, so set TINTERY_KEY instead",
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
    throw new CommandProblem("usage", "--server needs your API key in TINTERY_KEY or --key.");
  return { chosen: { url: String(server), key: String(key) }, values };
}
