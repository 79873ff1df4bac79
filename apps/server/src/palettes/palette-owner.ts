import type { Visitor } from "../platform/sessions.ts";

/** Whose palettes a visitor may use: their own, but none from a page of another origin, which sees only what was made there. */
export function paletteOwnerOf(visitor: Visitor | null): string | null {
  return visitor === null || visitor.site !== undefined ? null : visitor.userId;
}
