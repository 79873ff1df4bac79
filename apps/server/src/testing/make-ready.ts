import { createHash } from "node:crypto";
import { goodPng } from "@tintery/photos/testing";
import { eq } from "drizzle-orm";
import { drawings, images } from "../platform/database/schema/images.ts";
import { fileKey } from "../platform/files/file-key.ts";
import type { TestServer } from "./test-server.ts";

/** Gives an uploaded image a result without the work of a conversion. */
export async function makeReady({ platform: { db, files } }: TestServer, id: string): Promise<void> {
  await db.update(images).set({ status: "ready", modelKey: "model" }).where(eq(images.id, id));
  for (const which of ["origin", "painting"]) {
    const bytes = await goodPng();
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    const key = fileKey({ imageId: id, name: which, sha256, extension: "png" });
    await files.put(key, bytes, { size: bytes.length, sha256 });
    const row = { imageId: id, which, key, type: "image/png", bytes: bytes.length, sha256 };
    await db.insert(drawings).values({ ...row, width: 4, height: 3 });
  }
}
