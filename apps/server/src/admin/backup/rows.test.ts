import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { readConfig } from "../../platform/config.ts";
import { auditLog } from "../../platform/database/schema/audit-log.ts";
import { openPlatform } from "../../platform/platform.ts";
import { runAdmin } from "../../testing/admin-command.ts";
import { describeOnEachDatabase, openTestPlatform } from "../../testing/test-platform.ts";

describeOnEachDatabase("the rows of a backup", (kind) => {
  test("are those of our tables, and come back with every character that a visitor can write", async () => {
    const folder = await mkdtemp(join(tmpdir(), "tintery-rows-"));
    const platform = await openTestPlatform(kind);
    try {
      const reason = 'one\u2028two\u2029three\u0085\r\n\t\\n"😀';
      const row = { by: "command line", action: "change_quota", about: "anna", reason } as const;
      await platform.db.insert(auditLog).values([row, { ...row, about: "berta" }]);
      // an extension’s table, or another program’s
      await platform.db.execute(sql`create table public."Other-1" (a text)`);
      await platform.db.execute(sql`insert into public."Other-1" values ('theirs')`);
      await platform.suspend();
      const path = join(folder, "backup.tar");
      expect(await runAdmin(platform.environment, "backup", path)).toMatchObject({ code: 0 });
      const into = { DATA_DIR: join(folder, "data"), LOG_LEVEL: "silent", FREE_DISK_MB: "0" };
      const restored = await runAdmin(into, "restore", path);
      expect([restored.code, restored.stderr]).toEqual([0, expect.any(String)]);
      const after = await openPlatform(readConfig(into));
      try {
        await after.begin();
        const found = await after.db.select().from(auditLog).orderBy(auditLog.id);
        expect(found).toMatchObject([row, { ...row, about: "berta" }]);
      } finally {
        await after.close();
      }
    } finally {
      await platform.close();
      await rm(folder, { recursive: true, force: true });
    }
  });
});
