/** The door of the contract: everything of `./tables`, and the schemas and calls that need zod. */
export * from "./account-schema.ts";
export * from "./billing-schema.ts";
export * from "./catalog-schema.ts";
export * from "./coloring-schema.ts";
export * from "./colors-schema.ts";
export * from "./endpoints.ts";
export * from "./feedback-schema.ts";
export * from "./images-schema.ts";
export * from "./openapi.ts";
export * from "./outlines-schema.ts";
export * from "./pages.ts";
export * from "./paint-by-numbers-schema.ts";
export * from "./prompts-schema.ts";
export * from "./sharing-schema.ts";
export * from "./subject-schema.ts";
export * from "./tables.ts";
