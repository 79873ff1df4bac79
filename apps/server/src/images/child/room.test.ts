import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { MadeFile } from "./child-task.ts";
import { Room } from "./room.ts";

let folder: string;
let room: Room;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "tintery-room-"));
  await mkdir(join(folder, "job"));
  await writeFile(join(folder, "photo"), "photo");
  await writeFile(join(folder, "secret"), "secret");
  room = await Room.open(folder);
});
afterEach(() => rm(folder, { recursive: true }));

const job = () => join(folder, "job");
const made = (path: string, more: Partial<MadeFile> = {}): MadeFile => ({
  ...{ name: "drawing", path, extension: "png", type: "image/png" },
  ...{ size: 1, sha256: "", width: 1, height: 1, ...more },
});

test("a task gets further names of its files, one for each, and its own folder", async () => {
  const [source, gone] = [join(folder, "photo"), join(folder, "gone")];
  const task = {
    ...{ verb: "convert" as const, source, folder: job() },
    conversion: { kind: "outlines" as const, options: { colorPrecision: "lowest" as const }, seen: gone },
  };
  const inside = (await room.bringIn(task)) as typeof task;
  expect(inside).toMatchObject({ folder: room.out, conversion: { options: { colorPrecision: "lowest" } } });
  expect(await readFile(inside.source, "utf8")).toBe("photo");
  // the child misses it, and says so
  expect(await readdir(room.in)).toEqual([basename(inside.source)]);
  expect(inside.conversion.seen).not.toBe(gone);

  const card = { what: "picture", before: source, after: source, colors: [] } as const;
  const drawn = await room.bringIn({ verb: "draw-card", folder: job(), card });
  expect(drawn).toMatchObject({ card: { before: inside.source, after: inside.source } });
});

test("what a child makes is moved to where it was wanted, with the type of its name", async () => {
  const path = join(room.out, "drawing.svg");
  await writeFile(path, "made");
  const told = made(path, { extension: "svg", type: "text/html" });
  const [taken] = room.takeOut([told], job());
  expect(taken).toEqual({ ...told, path: join(job(), "drawing.svg"), type: "image/svg+xml" });
  expect(await readFile(taken!.path, "utf8")).toBe("made");
  expect(await readdir(room.out)).toEqual([]);
});

test.each<[string, () => Promise<MadeFile>]>([
  ["a file elsewhere", async () => made(join(folder, "secret"))],
  ["a file outside of the room", async () => made("../../secret.png")],
  ["a folder above", async () => made("..")],
  [
    "a link to another’s file",
    async () => {
      const path = join(room.out, "drawing.png");
      await symlink(join(folder, "secret"), path);
      return made(path);
    },
  ],
  [
    "a folder",
    async () => {
      const path = join(room.out, "drawing.png");
      await mkdir(path);
      return made(path);
    },
  ],
  [
    "a file of a kind that we do not make",
    async () => {
      const path = join(room.out, "page.html");
      await writeFile(path, "<script>");
      return made(path, { extension: "html" as "png" });
    },
  ],
])("a child that was taken over cannot hand over %s", async (_, make) => {
  const report = await make();
  expect(() => room.takeOut([report], job())).toThrow();
  expect(await readFile(join(folder, "secret"), "utf8")).toBe("secret");
});

test("nothing is left of a room", async () => {
  room.remove();
  expect((await readdir(folder)).sort()).toEqual(["job", "photo", "secret"]);
});
