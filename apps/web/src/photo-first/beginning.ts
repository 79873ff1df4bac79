import type { Product } from "./draft-names.ts";

/** What somebody wants to begin with; no form closes the one that is open. */
export type Beginning = { files: readonly File[] } | { form: Product | null };
