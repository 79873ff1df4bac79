/** What the link of a letter has brought along, behind its `#`; empty where there is none. */
export function linkToken(): string {
  return location.hash.slice(1);
}

/** Whose address a token confirms, to be read by a person; the server believes only its signature. Null for none. */
export function emailOfToken(token: string): string | null {
  const payload = token.split(".")[1];
  if (payload === undefined) return null;
  try {
    const bytes = Uint8Array.from(
      atob(payload.replaceAll("-", "+").replaceAll("_", "/")),
      (character) => character.codePointAt(0) ?? 0,
    );
    const said: unknown = JSON.parse(new TextDecoder().decode(bytes));
    const email = (said as { email?: unknown } | null)?.email;
    return typeof email === "string" ? email : null;
  } catch {
    return null;
  }
}
