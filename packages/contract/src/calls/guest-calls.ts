import { scopeOfCall } from "../accounts/api-keys.ts";
import { type CallName, endpoints } from "./endpoints.ts";

/** Calls that make nothing new: they hand out what is there, or undo a deletion. */
const withWhatIsThere: readonly CallName[] = [
  "printClassPages",
  "printClassBooks",
  "makeBookFile",
  "restoreBook",
  "restoreBookPage",
];

/**
 * Whether a call needs an account on a server that takes no guests: all that make or change something, also those that are added later.
 * What guests have made before, they read, download, and delete.
 */
export function needsAccount(name: CallName): boolean {
  const scope = scopeOfCall(endpoints[name]);
  return (scope === "create" || scope === "change") && !withWhatIsThere.includes(name);
}
