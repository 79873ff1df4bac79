import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "./platform/database/schema/accounts.ts";
import { signUp } from "./testing/test-account.ts";
import { describeOnEachDatabase } from "./testing/test-platform.ts";
import { openTestServer } from "./testing/test-server.ts";

const program = fileURLToPath(new URL("./change-admin.ts", import.meta.url));

describeOnEachDatabase("the command for admins", (kind) => {
  test("makes an account that of an admin, takes that back, and says what stands in its way", async () => {
    const server = await openTestServer(kind);
    try {
      const email = await signUp(server, server.visitor());
      const run = (...words: string[]) => {
        const env = { ...process.env, ...server.platform.environment };
        const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], { env });
        return { status, said: String(stdout) + String(stderr) };
      };
      const roleOf = async () => {
        const rows = await server.platform.db.select().from(users).where(eq(users.email, email));
        return rows[0]!.role;
      };
      expect(run()).toMatchObject({ status: 2 });
      const made = run(email);
      if (kind === "pglite") {
        // the embedded database belongs to the server that runs
        expect(made).toMatchObject({ status: 1, said: expect.stringContaining("stop it first") });
        await server.platform.suspend();
        expect(run(email)).toMatchObject({ status: 0, said: expect.stringContaining("/app/admin") });
        expect(run("nobody@example.org")).toMatchObject({ status: 1 });
        return;
      }
      expect(made).toMatchObject({ status: 0, said: expect.stringContaining("/app/admin") });
      expect(await roleOf()).toBe("admin");
      expect(run(email, "--remove").status).toBe(0);
      expect(await roleOf()).toBeNull();
      expect(run("nobody@example.org")).toMatchObject({ status: 1 });
    } finally {
      await server.close();
    }
  });
});
