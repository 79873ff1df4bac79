import { callAt } from "../platform/call.ts";
import { remember, remembered } from "../platform/storage.ts";

const listeners = new Set<() => void>();
/** Where storage is forbidden, a visitor lasts as long as the page. */
let unkept: string | null = null;
let name = "";

/** Of which site key the tokens are from now on. */
export function beginTokens(key: string): void {
  name = `visitor.${key}`;
}

/** The token that tells the server who this visitor is; null until they change something. */
export function visitorToken(): string | null {
  const kept = remembered(name);
  return typeof kept === "string" ? kept : unkept;
}

/** Keeps a new token, or forgets the one that is no good any more. */
export function keepToken(token: string | null): void {
  unkept = token;
  remember(name, token);
  for (const listener of listeners) listener();
}

/** Hears of another token, until the returned function is called. */
export function onToken(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Asks for a token where there is none: one tab after the other, since two at once would each make a visitor of their own, and the
 * browser would keep only the later one's pictures.
 */
export async function beginVisitor(): Promise<void> {
  const begin = async () => {
    if (visitorToken() !== null) return;
    const { token } = await callAt<"beginSiteVisitor">(["POST", "/ajax/site/visitor"]);
    keepToken(token);
  };
  if (visitorToken() !== null || !("locks" in navigator)) return begin();
  await navigator.locks.request(`tintery ${name}`, begin);
}
