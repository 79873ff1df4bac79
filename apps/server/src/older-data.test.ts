import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { goodJpeg } from "@tintery/photos/testing";
import { expect, test } from "vitest";
import { readConfig } from "./platform/config.ts";
import { openDatabase } from "./platform/database/open-database.ts";
import { drawings, images } from "./platform/database/schema/images.ts";
import { users } from "./platform/database/schema/accounts.ts";
import { openFiles } from "./platform/files/open-files.ts";
import { dataFolders, keptAccount, type KeptData, unpackDataFolder } from "./testing/data-folders.ts";
import { makeServerFolder, startServer } from "./testing/server-process.ts";
import { TestVisitor } from "./testing/test-visitor.ts";

const releases = (await readdir(dataFolders)).map((name) => name.replace(".tar.br", ""));

test("the first release has left a data folder", () => {
  expect(releases).toContain("1.0.0");
});

test.each(releases)(
  "the data folder of %s opens: its account signs in and finds its pictures and palette",
  async (release) => {
    const home = await makeServerFolder();
    try {
      const data = join(home, "data");
      unpackDataFolder(release, data);
      const made = JSON.parse(await readFile(join(data, "made.json"), "utf8")) as KeptData;
      const server = await startServer(home);
      try {
        const visitor = new TestVisitor(server.url);
        expect((await visitor.post("/ajax/account/sign-in", keptAccount)).status).toBe(200);
        const { items } = (await visitor.get("/ajax/images")).json;
        expect(items.map(({ id }: { id: string }) => id).sort()).toEqual(
          [made.painting, made.coloring].sort(),
        );
        for (const id of [made.painting, made.coloring]) {
          const view = await visitor.view(id);
          expect(view.status).toBe("ready");
          const picture = await visitor.get(view.options.images.thumbnail!);
          expect([picture.status, picture.bytes.length > 100]).toEqual([200, true]);
        }
        const { palettes } = (await visitor.get("/ajax/palettes")).json;
        expect(palettes).toMatchObject([{ id: made.palette, title: "One paint" }]);
        // and what is made now is made as everywhere
        const next = (await visitor.uploadColoring(await goodJpeg(), { fields: { type: "simple" } })).json.id;
        expect((await visitor.settled(next)).status).toBe("ready");
      } finally {
        server.child.kill("SIGTERM");
        expect(await server.ended).toBe(0);
      }
    } finally {
      await rm(home, { recursive: true, force: true });
    }
  },
);

test.each(releases)("every row of the data folder of %s has its files", async (release) => {
  const home = await mkdtemp(join(tmpdir(), "tintery-older-"));
  try {
    const config = readConfig({ DATA_DIR: join(home, "data") });
    unpackDataFolder(release, config.DATA_DIR);
    const folder = join(config.DATA_DIR, "database");
    const database = await openDatabase({
      folder,
      report: (error) => {
        throw error;
      },
    });
    const files = await openFiles(config);
    try {
      await database.begin();
      const pictures = await database.db.select().from(images);
      expect(pictures).toHaveLength(3);
      const people = await database.db.select().from(users);
      expect(people.map(({ isAnonymous }) => isAnonymous).sort()).toEqual([false, true]);
      const keys = [
        ...pictures.flatMap(({ sourceKey, modelKey }) => [sourceKey, modelKey!]),
        ...(await database.db.select().from(drawings)).map(({ key }) => key),
      ];
      expect(keys.length).toBeGreaterThan(10);
      for (const key of keys) expect([key, (await files.read(key)).length > 0]).toEqual([key, true]);
    } finally {
      await files.close();
      await database.close();
    }
  } finally {
    await rm(home, { recursive: true, force: true });
  }
});
