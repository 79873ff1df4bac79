/** The door of the contract: everything of `./tables`, and the schemas and calls that need zod. */
export * from "./accounts/account-schema.ts";
export * from "./accounts/billing-schema.ts";
export * from "./catalog/schema.ts";
export * from "./coloring/schema.ts";
export * from "./colors/schema.ts";
export * from "./calls/endpoints.ts";
export * from "./feedback/schema.ts";
export * from "./images/schema.ts";
export * from "./calls/openapi.ts";
export { storedOptions } from "./options/option-fields.ts";
export * from "./outlines/schema.ts";
export * from "./pages/pages.ts";
export * from "./paint-by-numbers/kit.ts";
export * from "./paint-by-numbers/schema.ts";
export * from "./paint-by-numbers/prompts-schema.ts";
export * from "./sharing/schema.ts";
export * from "./coloring/subject-schema.ts";
export * from "./tables.ts";
