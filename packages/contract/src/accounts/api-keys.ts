/** Keys with which programs make calls in the name of an account. Plain tables, no zod. */
import { routes, type RouteName } from "../calls/routes.ts";

/** What a key may do. Each is a word of its own: a key that may create may not read what it has created. */
export const keyScopes = ["read", "create", "change", "delete"] as const;
export type KeyScope = (typeof keyScopes)[number];

/** How many keys an account has, how long their names are, and how many pictures a key asks for in a day (UTC). */
export const keyLimits = { keys: 20, name: 60, picturesPerDay: { min: 1, max: 1000, default: 100 } } as const;

/** Every key begins so: whoever finds one in a public place knows what it is. */
export const keyPrefix = "tintery_";

/** Nothing of an account itself is done with a key: whoever finds one must not get more than it was made for. */
const withoutKeys = ["/ajax/account/", "/ajax/order/", "/ajax/admin/"];

/** What a key must be allowed for a call; null for calls that no key makes. */
export function scopeOfCall({ method, path }: { method: string; path: string }): KeyScope | null {
  if (withoutKeys.some((start) => path.startsWith(start))) return null;
  if (method === "GET") return "read";
  if (method === "DELETE") return "delete";
  return path.startsWith("/ajax/create/") ? "create" : "change";
}

/** The same for an address: files are fetched with a key, pages are for people. */
export function scopeOfAddress(name: RouteName): KeyScope | null {
  const { what } = routes[name];
  const isFile = what === "download" || what === "picture" || what === "document";
  return isFile && name !== "downloadAccount" ? "read" : null;
}
