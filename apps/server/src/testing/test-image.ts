import { newId } from "../platform/new-id.ts";
import type { Queryable } from "../platform/database/database.ts";
import { users } from "../platform/database/schema/accounts.ts";
import { images } from "../platform/database/schema/images.ts";

/** Adds a user and tells their id. */
export async function addUser(
  db: Queryable,
  values: Partial<typeof users.$inferInsert> = {},
): Promise<string> {
  const id = newId();
  await db.insert(users).values({ id, name: "Somebody", email: `${id}@example.org`, ...values });
  return id;
}

/** Adds an image, by default a waiting sample without files, and tells its id. */
export async function addImage(
  db: Queryable,
  values: Partial<typeof images.$inferInsert> = {},
): Promise<string> {
  const id = values.id ?? newId();
  await db.insert(images).values({
    id,
    kind: "paint-by-numbers",
    sample: !values.ownerId,
    name: "A photo",
    sourceKey: `images/${id.slice(0, 2)}/${id}/source`,
    sourceType: "image/png",
    sourceSize: 1,
    sourceHash: "0".repeat(64),
    sourceWidth: 1,
    sourceHeight: 1,
    ...(values.kind === "coloring" && { options: { type: "for_kids" } }),
    ...values,
  });
  return id;
}
