import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { goodJpeg } from "@tintery/photos/testing";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { users } from "../../platform/database/schema/accounts.ts";
import { auditLog } from "../../platform/database/schema/audit-log.ts";
import { invitations } from "../../platform/database/schema/invitations.ts";
import { runAdmin } from "../../testing/admin-command.ts";
import { letterTo, signUp, testPassword } from "../../testing/test-account.ts";
import { describeOnEachDatabase } from "../../testing/test-platform.ts";
import { openTestServer } from "../../testing/test-server.ts";
import { listenForAdmin } from "../listen.ts";
import { socketIn } from "../socket-path.ts";

describeOnEachDatabase("the commands for accounts", (kind) => {
  test("find accounts, make admins, and give credits while the server runs, and where it is stopped", async () => {
    const server = await openTestServer(kind);
    const { platform, images } = server;
    const environment = platform.environment;
    const listening = kind === "pglite" ? await listenForAdmin({ platform, images, environment }) : null;
    try {
      const visitor = server.visitor();
      const email = await signUp(server, visitor);
      const run = (...words: string[]) => runAdmin(environment, "users", ...words);
      const roleOf = async () => {
        const [row] = await platform.db.select().from(users).where(eq(users.email, email));
        return row!.role;
      };
      expect(await run("admin", email)).toMatchObject({
        code: 0,
        stdout: expect.stringContaining("/app/admin"),
        stderr: "",
      });
      expect(await roleOf()).toBe("admin");
      expect((await run("admin", email.toUpperCase(), "--remove")).code).toBe(0);
      expect(await roleOf()).toBeNull();
      expect(await run("admin", "nobody@example.org")).toMatchObject({
        code: 5,
        stderr: expect.stringMatching(/^tintery: No account/),
      });
      expect((await run("admin")).code).toBe(2);
      expect((await run("admin", "nobody")).code).toBe(2);
      expect((await run("credits", email, "0")).code).toBe(2);

      const before = (await visitor.get("/app/get-user-data")).json.credits;
      const given = JSON.parse((await run("credits", email, "50", "--json")).stdout);
      expect(given).toMatchObject({ email, given: 50, credits: before + 50 });
      expect((await visitor.get("/app/get-user-data")).json.credits).toBe(before + 50);

      const other = await signUp(server, server.visitor());
      const listed = JSON.parse((await run("list", "--json")).stdout);
      expect(listed.users.map((each: { email: string }) => each.email)).toEqual([other, email]);
      const one = JSON.parse((await run("list", "--limit", "1", "--json")).stdout);
      expect([one.users.length, one.more]).toEqual([1, true]);
      expect((await run("list", "--search", email)).stdout).toContain(email);
      expect((await run("list", "--search", "nobody@")).stdout).toBe("No accounts.\n");

      const isIn = async () => (await visitor.get("/ajax/account/sessions")).status === 200;
      expect(await isIn()).toBe(true);
      expect(await run("block", email, "--reason", "It was sold.")).toMatchObject({ code: 0, stderr: "" });
      // the database alone tells other processes; this one was told
      if (listening) expect(await isIn()).toBe(false);
      expect((await run("list", "--search", email)).stdout).toContain("blocked");
      const enter = () => visitor.post("/ajax/account/sign-in", { email, password: testPassword });
      expect((await enter()).json.code).toBe("account_blocked");
      const letIn = JSON.parse((await run("block", email, "--remove", "--json")).stdout);
      expect(letIn).toMatchObject({ email, blocked: false });
      expect((await enter()).status).toBe(200);

      await listening?.();
      await platform.suspend();
      expect((await run("admin", email)).code).toBe(0);
    } finally {
      await server.close();
    }
  });
});

describeOnEachDatabase("the command that erases an account", (kind) => {
  test("shows what there is, removes all of it, and proves that", async () => {
    const server = await openTestServer(kind);
    const { platform, images } = server;
    const environment = platform.environment;
    const listening = kind === "pglite" ? await listenForAdmin({ platform, images, environment }) : null;
    try {
      const [visitor, other] = [server.visitor(), server.visitor()];
      const email = await signUp(server, visitor);
      await signUp(server, other);
      const photo = await goodJpeg();
      await server.startWorker();
      const { id } = (await visitor.uploadColoring(photo, { fields: { type: "simple" } })).json;
      const theirs = (await other.uploadColoring(photo, { fields: { type: "simple" } })).json.id;
      await visitor.settled(id);
      await other.settled(theirs);
      const run = async (...words: string[]) => {
        const { code, stdout, stderr } = await runAdmin(environment, "users", "erase", email, ...words);
        return { code, said: stdout, stderr };
      };
      const asked = JSON.parse((await run("--json")).said);
      expect(asked).toMatchObject({ erased: false, found: { rows: { users: 1, images: 1 } } });
      expect(asked.found.files.count).toBeGreaterThan(2);
      expect((await visitor.view(id)).status).toBe("ready");

      const { code, said } = await run("--yes", "--json");
      expect(code).toBe(0);
      const proof = JSON.parse(said);
      expect(proof).toMatchObject({
        erased: true,
        removed: { rows: { users: 1, images: 1, sessions: 1, accounts: 1 }, files: asked.found.files },
        left: { files: { count: 0 } },
      });
      expect(proof.left.rows).toMatchObject({ audit_log: 1, ledger: expect.any(Number) });
      const signIn = { email, password: testPassword };
      expect((await server.visitor().post("/ajax/account/sign-in", signIn)).status).toBe(401);
      expect((await other.view(theirs)).status).toBe("ready");
      await letterTo(server, email, /deleted/i);
      expect(await run("--yes")).toMatchObject({ code: 5 });
    } finally {
      await listening?.();
      await server.close();
    }
  });
});

describeOnEachDatabase("the command that erases an account, where accounts come by invitation", (kind) => {
  test("takes the address out of all invitations", async () => {
    const server = await openTestServer(kind, { SIGN_UP: "invite" });
    const { platform, images } = server;
    const { environment, db } = platform;
    const listening = kind === "pglite" ? await listenForAdmin({ platform, images, environment }) : null;
    try {
      const run = (...words: string[]) => runAdmin(environment, ...words);
      const invite = async (...words: string[]) => {
        const { address } = JSON.parse((await run("invite", "--json", ...words)).stdout);
        return new URL(address).hash.slice(1);
      };
      const visitor = server.visitor();
      const openIt = (secret: string) => visitor.post("/ajax/account/invitation", { secret });
      const email = "invited@example.org";
      await openIt(await invite("--email", email));
      await signUp(server, visitor, email);
      // asked for once more under the same address, which took the link of somebody else
      const free = await invite();
      await openIt(free);
      await visitor.post("/ajax/account/sign-up", { email, password: testPassword });
      // an administrator who invited others
      await db.insert(invitations).values({ id: "made", hash: "made", by: email, ends: new Date(2100, 1) });
      expect(await db.$count(invitations, eq(invitations.claimed, email))).toBe(2);

      const erased = await run("users", "erase", email, "--yes", "--json");
      expect([erased.code, erased.stderr]).toEqual([0, expect.not.stringContaining("traces")]);
      const proof = JSON.parse(erased.stdout);
      expect(proof.removed.rows.invitations).toBe(3);
      expect(JSON.stringify(await db.select().from(auditLog))).not.toContain(email);
      const rows = await db.select().from(invitations);
      expect(rows).toHaveLength(2);
      expect(rows.find(({ id }) => id === "made")).toMatchObject({ by: "deleted account" });
      expect((await openIt(free)).json).toEqual({ email: null });
    } finally {
      await listening?.();
      await server.close();
    }
  });
});

describe("the socket for commands", () => {
  test("is closed to others, outlives a killed server, and lies in a folder however deep", async () => {
    const deep = await mkdtemp(join(tmpdir(), `tintery-${"deep".repeat(30)}-`));
    const server = await openTestServer("pglite");
    const { images } = server;
    const config = { ...server.platform.config, DATA_DIR: deep };
    const platform = { ...server.platform, config };
    await chmod(deep, 0o700);
    try {
      // what a killed server left
      await writeFile(socketIn(deep), "");
      const stop = await listenForAdmin({ platform, images, environment: {} });
      expect((await stat(socketIn(deep))).mode & 0o777).toBe(0o600);
      const run = () => runAdmin({ ...server.platform.environment, DATA_DIR: deep }, "users", "list");
      expect(await run()).toMatchObject({ code: 0, stdout: "No accounts.\n" });
      await stop();
      await expect(stat(socketIn(deep))).rejects.toThrow("ENOENT");
    } finally {
      await server.close();
      await rm(deep, { recursive: true, force: true });
    }
  });

  test("isn’t asked in a folder of another user", async () => {
    const folder = await mkdtemp(join(tmpdir(), "tintery-other-"));
    try {
      // root’s own
      const DATA_DIR = process.getuid?.() === 0 ? join(folder, "data") : "/";
      if (DATA_DIR !== "/") {
        await mkdir(DATA_DIR);
        const { chown } = await import("node:fs/promises");
        await chown(DATA_DIR, 65_534, 65_534);
      }
      const { code, stderr } = await runAdmin({ DATA_DIR }, "users", "list");
      expect([code, stderr]).toEqual([3, expect.stringContaining("another user’s")]);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
