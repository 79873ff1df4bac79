import { spawn } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { KeyScope } from "@tintery/contract";
import { goodJpeg } from "@tintery/photos/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ledger } from "./platform/database/schema/ledger.ts";
import { users } from "./platform/database/schema/accounts.ts";
import { signUp } from "./testing/test-account.ts";
import { openTestServer, type TestServer, type TestVisitor } from "./testing/test-server.ts";
import { eq } from "drizzle-orm";

const command = fileURLToPath(new URL("../../cli/src/tintery.mjs", import.meta.url));

/** The command line's work done by a server: both as they are, each in a process or with a port of its own. */
describe("the command line with a server", () => {
  let server: TestServer;
  let holder: TestVisitor;
  let email: string;
  let folder: string;
  let photo: string;
  beforeAll(async () => {
    server = await openTestServer("pglite");
    await server.startWorker();
    holder = server.visitor();
    email = await signUp(server, holder);
    folder = await mkdtemp(join(tmpdir(), "tintery-cli-"));
    photo = join(folder, "boat.jpg");
    await writeFile(photo, await goodJpeg());
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  const keyWith = async (...scopes: KeyScope[]): Promise<string> =>
    (await holder.post("/ajax/account/keys", { name: "Script", scopes })).json.secret;
  const run = (key: string, words: string[], url = holder.url) =>
    new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve) => {
      const env = { ...process.env, TINTERY_SERVER: url, TINTERY_KEY: key };
      const child = spawn(process.execPath, [command, ...words], { env });
      let [stdout, stderr] = ["", ""];
      child.stdout.on("data", (text) => (stdout += text));
      child.stderr.on("data", (text) => (stderr += text));
      child.once("close", (code) => resolve({ code, stdout, stderr }));
    });
  const out = (name: string) => join(folder, name);

  test("makes all three products there, and fetches their files", async () => {
    const key = await keyWith("create", "read");
    const page = await run(key, [
      "coloring",
      photo,
      "--out",
      out("page"),
      "--type",
      "simple",
      "--name",
      "Anna",
      "--json",
    ]);
    expect([page.code, page.stderr]).toEqual([0, ""]);
    expect((await readdir(out("page"))).sort()).toEqual(["coloring.pdf", "coloring.png", "coloring.svg"]);
    const facts = JSON.parse(page.stdout);
    expect(facts).toMatchObject({ product: "coloring", server: holder.url, image: { name: "boat" } });
    // it is among the account's own pictures
    expect((await holder.view(facts.image.id)).may.delete).toBe(true);

    const few = [
      "--numberOfColors",
      "7",
      "--detalization",
      "lowest",
      "--canvasSize",
      "5x7",
      "--look",
      "gouache",
    ];
    const painting = await run(key, ["paint-by-numbers", photo, "--out", out("painting"), ...few]);
    expect([painting.code, painting.stderr]).toEqual([0, ""]);
    expect(painting.stdout).toContain(`Made by ${holder.url}`);
    expect((await readdir(out("painting"))).sort()).toEqual([
      "colors.csv",
      "kit.pdf",
      "look.jpg",
      "outlines.svg",
      "pbn.png",
      "pbn.svg",
    ]);
    expect((await readFile(out("painting/colors.csv"), "utf8")).trim().split("\n").length).toBeGreaterThan(3);

    const words = [
      "outlines",
      "--prompt",
      "a red fox in the snow",
      "--out",
      out("fox"),
      "--precision",
      "lowest",
    ];
    const fox = await run(key, words);
    expect([fox.code, fox.stderr]).toEqual([0, ""]);
    expect(await readdir(out("fox"))).toContain("lines.dxf");
  });

  test("says what stands in its way, with an exit code for each", async () => {
    const coloring = ["coloring", photo, "--out", out("none")];
    const none = await run("tintery_nobodys", coloring);
    expect([none.code, none.stderr]).toEqual([5, expect.stringMatching(/^tintery: http.*key/i)]);
    const reader = await run(await keyWith("read"), coloring);
    expect(reader.code).toBe(5);
    const key = await keyWith("create", "read");
    await writeFile(join(folder, "words.jpg"), "no picture");
    const words = await run(key, ["coloring", join(folder, "words.jpg"), "--out", out("none")]);
    expect(words.code).toBe(3);
    expect((await run(key, ["coloring", out("missing.jpg"), "--out", out("none")])).code).toBe(3);
    expect((await run("wrong", coloring)).code).toBe(2);
    expect((await run("", coloring)).stderr).toContain("TINTERY_KEY");

    const { db } = server.platform;
    const [account] = await db.select().from(users).where(eq(users.email, email));
    const { credits } = (await holder.get("/app/get-user-data")).json;
    const tenths = -credits * 10;
    await db.insert(ledger).values({ key: "spent", userId: account!.id, kind: "expiry", tenths });
    const poor = await run(key, coloring);
    expect([poor.code, poor.stderr]).toEqual([5, expect.stringContaining("credits")]);
  });

  test("does not send its key on to where it is led, and gives up where nobody answers", async () => {
    const heard: string[] = [];
    const thief = createServer((request, reply) => {
      heard.push(String(request.headers.authorization));
      reply.end("{}");
    });
    const leading = createServer((_, reply) => {
      const { port } = thief.address() as AddressInfo;
      reply.writeHead(307, { location: `http://127.0.0.1:${port}/` }).end();
    });
    for (const each of [thief, leading]) await new Promise<void>((done) => each.listen(0, "127.0.0.1", done));
    const { port } = leading.address() as AddressInfo;
    // both try again a few times, and wait before
    const coloring = ["coloring", photo, "--out", out("none")];
    const [led, away] = await Promise.all(
      [`http://127.0.0.1:${port}`, "http://127.0.0.1:9"].map((url) => run("tintery_any", coloring, url)),
    );
    for (const each of [thief, leading]) {
      each.closeAllConnections();
      each.close();
    }
    expect([led?.code, heard]).toEqual([6, []]);
    expect([away?.code, away?.stderr]).toEqual([6, expect.stringContaining("can’t reach")]);
  });
});
