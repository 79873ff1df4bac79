import { addresses } from "@tintery/contract";
import { goodJpeg } from "@tintery/photos/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditLog } from "../platform/database/schema/audit-log.ts";
import { invitations } from "../platform/database/schema/invitations.ts";
import { runAdmin } from "../testing/admin-command.ts";
import { signUp, testPassword } from "../testing/test-account.ts";
import { describeOnEachDatabase } from "../testing/test-platform.ts";
import { openTestServer, type TestServer } from "../testing/test-server.ts";
import { listenForAdmin } from "./listen.ts";

describeOnEachDatabase("the commands for invitations and limits", (kind) => {
  let server: TestServer;
  let stopListening: (() => Promise<void>) | null = null;
  beforeAll(async () => {
    server = await openTestServer(kind, { SIGN_UP: "invite" });
    const { platform, images } = server;
    const { environment } = platform;
    if (kind === "pglite") stopListening = await listenForAdmin({ platform, images, environment });
  });
  afterAll(async () => {
    await stopListening?.();
    await server.close();
  });

  const run = (...words: string[]) => runAdmin(server.platform.environment, ...words);
  const email = "anna@example.org";

  test("make a link that creates one account", async () => {
    const made = JSON.parse((await run("invite", "--email", "Anna@Example.org", "--json")).stdout);
    expect(made).toMatchObject({ email, days: 7, signUp: "invite" });
    const address = new URL(made.address);
    expect(address.pathname).toBe(addresses.signUp());
    const visitor = server.visitor();
    const secret = address.hash.slice(1);
    expect((await visitor.post("/ajax/account/invitation", { secret })).json).toEqual({ email });
    expect(await signUp(server, visitor, email)).toBe(email);
    const plain = await run("invite", "--days", "30");
    expect(plain).toMatchObject({
      code: 0,
      stderr: "",
      stdout: expect.stringMatching(/^http\S+#[\w-]{22}\n$/),
    });
    expect(await server.platform.db.$count(invitations)).toBe(2);
    for (const wrong of [
      ["--days", "91"],
      ["--email", "nobody"],
    ])
      expect((await run("invite", ...wrong)).code).toBe(2);
  });

  test("set what an account may keep and have unfinished, while the server runs", async () => {
    const { db } = server.platform;
    const visitor = server.visitor();
    await visitor.post("/ajax/account/sign-in", { email, password: testPassword });
    const quota = async (...words: string[]) => run("users", "quota", email, ...words);
    expect(JSON.parse((await quota("--in-flight", "1", "--json")).stdout)).toMatchObject({
      email,
      keptMegabytes: null,
      maxUnfinished: 1,
    });
    const photo = await goodJpeg();
    expect((await visitor.uploadColoring(photo)).status).toBe(200);
    const full = await visitor.uploadColoring(photo);
    expect([full.status, full.json.error]).toEqual([429, expect.stringContaining("1")]);
    expect((await quota("--in-flight", "default", "--kept-mb", "500")).stdout).toBe(
      `${email}: storage 500 MB, unfinished pictures the server’s own.\n`,
    );
    expect((await visitor.uploadColoring(photo)).status).toBe(200);
    for (const wrong of [[], ["--kept-mb", "0"]]) expect((await quota(...wrong)).code).toBe(2);
    expect((await run("users", "quota", "nobody@example.org", "--kept-mb", "5")).code).toBe(5);
    const log = await db.select().from(auditLog);
    expect(log.filter(({ action }) => action === "change_quota")).toMatchObject([
      { by: "command line", reason: "storage default, unfinished pictures 1: tintery admin" },
      { by: "command line", reason: "storage 500 MB, unfinished pictures default: tintery admin" },
    ]);
  });
});
