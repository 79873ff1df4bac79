import { expect, test } from "vitest";
import { upload } from "./upload.ts";

test("a form that was stopped before it began is never sent", async () => {
  // there is nothing here to send it with: trying would end otherwise
  const stopped = upload("createOutlines", new FormData(), { key: "", signal: AbortSignal.abort() });
  await expect(stopped).rejects.toMatchObject({ name: "AbortError" });
});
