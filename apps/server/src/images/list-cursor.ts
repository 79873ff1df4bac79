import type { ListCursor } from "./image-store.ts";

/** A cursor as text for a caller to hand back. */
export function writeCursor({ created, id }: ListCursor): string {
  return Buffer.from(`${created.toISOString()} ${id}`).toString("base64url");
}

/** Reads a cursor; undefined when the text is none of ours. */
export function readCursor(text: string): ListCursor | undefined {
  const [moment = "", id = ""] = Buffer.from(text, "base64url").toString("utf8").split(" ");
  const created = new Date(moment);
  return Number.isNaN(created.getTime()) || id === "" ? undefined : { created, id };
}
