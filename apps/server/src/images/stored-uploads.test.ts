import { createHash } from "node:crypto";
import { goodPng, hiddenWords, photosWithHiddenWords } from "@tintery/photos/testing";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { images } from "../platform/database/schema/images.ts";
import { filesOfImage } from "../platform/files/file-key.ts";
import { seenAs } from "../testing/seen-as.ts";
import { describeOnEachDatabase, oneDatabase } from "../testing/test-platform.ts";
import { openTestServer, type TestServer, type TestVisitor } from "../testing/test-server.ts";

const photos = await photosWithHiddenWords();

describeOnEachDatabase(
  "what is stored of an upload",
  (kind) => {
    let server: TestServer;
    let visitor: TestVisitor;
    beforeAll(async () => {
      server = await openTestServer(kind, { IN_FLIGHT_PER_VISITOR: "60" });
      visitor = server.visitor();
    });
    afterAll(() => server.close());

    const storedOf = async (id: string) => {
      const { files } = server.platform;
      const stored = [];
      for await (const { key } of files.list(filesOfImage(id))) stored.push(await files.read(key));
      return stored;
    };

    test.each(Object.entries(photos))(
      "%s keeps the picture, and nothing that it tells",
      async (name, bytes) => {
        const { db, files } = server.platform;
        const [painting, page, outlines] = await Promise.all([
          visitor.upload(bytes, { name, importance: photos["everywhere.png"]! }),
          visitor.uploadColoring(bytes, { name }),
          visitor.uploadOutlines(bytes, { name }),
        ]);
        for (const { json } of [painting, page, outlines]) {
          const stored = await storedOf(json.id);
          for (const word of hiddenWords)
            expect(
              stored.some((file) => file.includes(word)),
              word,
            ).toBe(false);
          const [row] = await db.select().from(images).where(eq(images.id, json.id));
          const source = await files.read(row!.sourceKey);
          expect(row).toMatchObject({
            sourceSize: source.length,
            sourceHash: createHash("sha256").update(source).digest("hex"),
          });
          expect(row!.sourceKey).toContain(row!.sourceHash);
          expect(await seenAs(source)).toEqual(await seenAs(bytes));
        }
      },
    );

    test("the same form sent again is still the same form", async () => {
      const sent = { key: "A".repeat(22) };
      const first = await visitor.upload(photos["everywhere.jpg"]!, sent);
      const again = await visitor.upload(photos["everywhere.jpg"]!, sent);
      expect([again.status, again.json.id]).toEqual([200, first.json.id]);
      const other = await visitor.upload(await goodPng(), sent);
      expect(other.json.code).toBe("key_reused");
    });
  },
  oneDatabase,
);
