import { sql } from "drizzle-orm";
import { checkPainter } from "../../platform/painter/open-painter.ts";
import { appliedMigrations, compareVersions } from "../../platform/database/versions.ts";
import { writeReadRemove } from "../../platform/health.ts";
import { innermostReason } from "../../platform/innermost-reason.ts";
import { chooseSandbox } from "../../images/child/sandbox/choose-sandbox.ts";
import { describeSandbox } from "../../images/child/sandbox/describe-sandbox.ts";
import type { AdminWorld } from "../admin-command.ts";
import { counted } from "../counted.ts";
import { type Finding, fail, ok, warn } from "./finding.ts";
import { findUnknown } from "./unknown-variables.ts";

/** Milliseconds that something outside may take to answer. */
const patienceMs = 10_000;

/** Runs a check; one that throws has failed, for the innermost reason. */
export async function find(
  about: string,
  todo: string,
  check: () => Promise<Finding[]> | Finding[],
): Promise<Finding[]> {
  try {
    return await check();
  } catch (error) {
    return [fail(about, innermostReason(error), todo)];
  }
}

/** What is set, and whether something reads it. */
export function checkSettings({ environment, config }: AdminWorld): Finding[] {
  const unknown = findUnknown(environment).map(({ name, nearest }) =>
    warn("settings", `Nothing reads ${name}.`, `Did you mean ${nearest}? See docs/configuration.md.`),
  );
  const found = [...unknown];
  if (config.S3_ENDPOINT && !config.S3_BUCKET)
    found.push(
      warn(
        "settings",
        "S3_ENDPOINT is set without S3_BUCKET: pictures are in DATA_DIR.",
        "Set S3_BUCKET, unless the store is for backups only.",
      ),
    );
  return found.length > 0 ? found : [ok("settings", "All settings are known and fit together.")];
}

/** The oldest versions of PostgreSQL that work, and that the tests run on. */
const postgres = { oldest: 13, tested: 15 };

/** Whether the database answers, its version, its tables, and the clocks. */
export async function checkDatabase(world: AdminWorld): Promise<Finding[]> {
  const { kind, description, db } = await world.database();
  const before = Date.now();
  const { rows } = await db.execute<{ version: string; now: number }>(
    sql`select current_setting('server_version') as version, extract(epoch from clock_timestamp())::float8 * 1000 as now`,
  );
  const after = Date.now();
  const { version = "", now = before } = rows[0] ?? {};
  const major = Number.parseInt(version, 10);
  const line = `${description} (version ${version})`;
  const found: Finding[] = [];
  if (major < postgres.oldest)
    found.push(fail("database", line, `Update PostgreSQL to version ${postgres.tested} or newer.`));
  else if (major < postgres.tested)
    found.push(warn("database", line, `Tintery is tested with version ${postgres.tested} and newer.`));
  else found.push(ok("database", kind === "pglite" ? `${line}; a power cut may cost pictures` : line));
  found.push(await checkTables(world));
  found.push(checkClock(Math.max(0, now - after, before - now)));
  return found;
}

async function checkTables(world: AdminWorld): Promise<Finding> {
  const { db } = await world.database();
  const { pending, unknown } = await compareVersions(await appliedMigrations(db));
  if (unknown > 0)
    return fail(
      "tables",
      `${counted(unknown, "update is", "updates are")} of a newer version.`,
      "Run that version, or restore a backup made with this one.",
    );
  if (pending.length > 0)
    return warn(
      "tables",
      `${counted(pending.length, "update is", "updates are")} missing.`,
      "Make a backup, then run: tintery admin migrate",
    );
  return ok("tables", "Up to date.");
}

/** Milliseconds between the clocks of two machines: jobs then wait longer, or sessions end too early. */
const clockLimits = { warn: 2_000, fail: 30_000 };

function checkClock(apart: number): Finding {
  const seconds = (apart / 1000).toFixed(1);
  if (apart < clockLimits.warn) return ok("clock", "The database’s clock and ours agree.");
  const make = apart < clockLimits.fail ? warn : fail;
  return make(
    "clock",
    `The database’s clock and ours are ${seconds} s apart.`,
    "Turn on NTP on both machines.",
  );
}

/** Writes, reads and deletes a file where pictures are. */
export async function checkFiles({ files }: AdminWorld): Promise<Finding[]> {
  const opened = await files();
  await writeReadRemove(opened);
  return [ok("files", `${opened.description}: written, read, and deleted a file`)];
}

/** Whether uploads have room. */
export async function checkDisk({ files, config }: AdminWorld): Promise<Finding[]> {
  const { free, floor } = await (await files()).room();
  const line = `${Math.round(free / 1e6)} MB are free for ${config.DATA_DIR}; uploads stop below ${Math.round(floor / 1e6)} MB.`;
  if (free < floor) return [fail("disk", line, "Make room, or lower FREE_DISK_MB.")];
  if (free < 2 * floor) return [warn("disk", line, "Make room soon.")];
  return [ok("disk", line)];
}

/** Whether emails go out; sends one to `letter`, if it is there. */
export async function checkMail(
  { config, mail }: AdminWorld,
  letter: string | undefined,
): Promise<Finding[]> {
  const opened = mail();
  const found: Finding[] = [];
  if (!config.SMTP_URL)
    found.push(
      warn(
        "mail",
        "Emails are written to a folder, and only you can read them.",
        "Set SMTP_URL so that visitors get them.",
      ),
    );
  else {
    await opened.check();
    found.push(ok("mail", `${opened.description} lets us in`));
    if (/@localhost>?$/.test(config.MAIL_FROM))
      found.push(
        warn("mail", `Emails come from ${config.MAIL_FROM}.`, "Set MAIL_FROM to an address of your domain."),
      );
  }
  if (letter !== undefined) {
    const text = `This is a test email from ${config.PUBLIC_URL}. Emails from Tintery arrive.`;
    await opened.send({ to: letter, subject: "Test email from Tintery", text });
    found.push(ok("mail", `Sent a test email to ${letter}. Check that it arrives, and not as spam.`));
  }
  return found;
}

/** What keeps conversions from the rest of the machine. */
export async function checkSandbox({ config }: AdminWorld): Promise<Finding[]> {
  const sandbox = await chooseSandbox(config.SANDBOX === "off" ? "off" : "auto");
  const line = describeSandbox(sandbox);
  if (sandbox.mode === "bubblewrap") return [ok("sandbox", line)];
  const make = config.SANDBOX === "require" ? fail : warn;
  return [
    make(
      "sandbox",
      line,
      "Install bubblewrap and allow user namespaces. See docs/operators.md, “The sandbox”.",
    ),
  ];
}

/** Whether the AI image model answers. */
export async function checkModel({ config }: AdminWorld): Promise<Finding[]> {
  if (!config.PAINTER) return [ok("painter", "Scene Builder only; no AI image model is connected.")];
  await checkPainter(config, AbortSignal.timeout(patienceMs));
  return [ok("painter", `The AI image model (${config.PAINTER}) answers.`)];
}

/** Whether visitors reach the server at its public address, and what a proxy in front does to requests and answers. */
export async function checkProxy({ config }: AdminWorld): Promise<Finding[]> {
  const url = new URL(config.PUBLIC_URL);
  const isHere = /^(localhost|127\.|\[::1\])/.test(url.host);
  const found: Finding[] = [];
  if (!isHere && url.protocol === "https:" && config.TRUST_PROXY === false)
    found.push(
      warn(
        "proxy",
        "TRUST_PROXY is off, so all visitors count as one network.",
        "Set TRUST_PROXY=1 if one proxy is in front.",
      ),
    );
  if (isHere && config.TRUST_PROXY !== false)
    found.push(
      warn(
        "proxy",
        `TRUST_PROXY is set, but PUBLIC_URL is ${config.PUBLIC_URL}.`,
        "Set PUBLIC_URL to the address that visitors use.",
      ),
    );
  const signal = AbortSignal.timeout(patienceMs);
  const page = await fetch(config.PUBLIC_URL, { redirect: "manual", signal });
  await page.body?.cancel();
  if (!page.headers.get("content-security-policy")?.includes("default-src"))
    found.push(
      fail(
        "proxy",
        `${config.PUBLIC_URL} answers ${page.status} without our security headers.`,
        "Have the proxy pass all headers on, and lead to Tintery.",
      ),
    );
  if (!isHere) {
    const metrics = await fetch(new URL("/metrics", url), { redirect: "manual", signal });
    await metrics.body?.cancel();
    if (metrics.status === 200)
      found.push(
        warn("proxy", "Everyone can read /metrics.", "Hide /metrics, /healthz, and /readyz in the proxy."),
      );
  }
  return found.length > 0 ? found : [ok("proxy", `${config.PUBLIC_URL} answers, with our security headers.`)];
}
