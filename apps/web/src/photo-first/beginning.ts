import type { Product } from "./draft-names.ts";

/**
 * What somebody wants to begin with: photos, which go on as `product` or as what is chosen then, or a form; no form closes the one
 * that is open.
 */
export type Beginning = { files: readonly File[]; product?: string | undefined } | { form: Product | null };
