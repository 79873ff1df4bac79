import { csrfToken } from "@tintery/contract/tables";
import { isElsewhere } from "./site.ts";

/**
 * The header with the token that our page carries for calls that ask for it. Where nobody has a session, the server knows by the cookie
 * that one of our pages sends it. A page of another origin may have a token of its own, which is none of ours.
 */
export function pageTokenHeader(): Readonly<Record<string, string>> {
  const token = document.querySelector<HTMLMetaElement>(`meta[name="${csrfToken.meta}"]`)?.content;
  if (!token || isElsewhere()) return {};
  const { protocol } = location;
  const secure = protocol === "https:" ? "; secure" : "";
  // the Cookie Store is only there over https
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = `${csrfToken.cookieOf(protocol)}=${token}; path=/; max-age=60; samesite=strict${secure}`;
  return { [csrfToken.header]: token };
}
