import type { Product } from "./draft-names.ts";

/** What somebody wants to begin with. */
export type Beginning = { files: readonly File[] } | { form: Product };
