import { type SQL, sql } from "drizzle-orm";

/** Selects, as `key`, every file that a row names: of pictures that are not deleted, and of prints of coloring books. */
export const namedKeys: SQL = sql`
  select source_key as key from images where deleted is null
  union select importance_key from images where deleted is null and importance_key is not null
  union select model_key from images where deleted is null and model_key is not null
  union select base_key from images where deleted is null and base_key is not null
  union select d.key from drawings d join images i on i.id = d.image_id where i.deleted is null
  union select part->>'key' from book_files, jsonb_array_elements(parts) part`;
