/** What a photo can go on as. */
export const products = ["paint-by-numbers", "coloring", "outlines"] as const;
export type Product = (typeof products)[number];

/** Under which name a form opened on this page keeps its draft: the same form on another page has one of its own. */
export const draftName = (product: Product) => `${location.pathname}.${product}`;
