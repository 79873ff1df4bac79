import { enableCompileCache } from "node:module";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { lateAddresses, lettersKeyField, type RenderPage } from "@tintery/contract";
import type { FastifyInstance } from "fastify";
import { listenForAdmin } from "./admin/listen.ts";
import { describeSandbox } from "./images/child/sandbox/describe-sandbox.ts";
import { chooseSandbox, fillCompileCache, NoSandbox } from "./images/child/sandbox/choose-sandbox.ts";
import { openImages } from "./images/images.ts";
import { type Config, ConfigError, readConfig } from "./platform/config.ts";
import { refuseNewerFolder } from "./platform/data-folder-writer.ts";
import { isDatabaseAway } from "./platform/database/database-away.ts";
import { FolderInUse } from "./platform/database/folder-lock.ts";
import { expectWhole } from "./platform/half-restored.ts";
import { innermostReason } from "./platform/innermost-reason.ts";
import { listenTextResolver } from "./platform/logging.ts";
import { NewerData } from "./platform/newer-data.ts";
import { openPlatform, type Platform } from "./platform/platform.ts";
import { phoneLine } from "./platform/phone-line.ts";
import { keepPrivate } from "./platform/private-folder.ts";
import { closingSeconds, type ShutdownStep, shutdownBySignal } from "./platform/shutdown.ts";
import { startWorker } from "./worker.ts";

/** The part of `closingSeconds` that open requests may use. */
const requestSeconds = 5;

/** What keeps the server from starting, said in sentences. */
const refusals = [ConfigError, FolderInUse, NewerData, NoSandbox];

try {
  await start(readConfig(process.env));
} catch (error) {
  // mistakes of the operator, and what passes, are sentences; mistakes of ours are stacks
  if (refusals.some((refusal) => error instanceof refusal)) console.error((error as Error).message);
  else if (isDatabaseAway(error))
    console.error(`We lost the connection to the database: ${innermostReason(error)}`);
  else console.error(error);
  process.exit(1);
}

async function start(config: Config): Promise<void> {
  await refuseNewerFolder(config.DATA_DIR);
  await keepPrivate(config.DATA_DIR);
  expectWhole(config.DATA_DIR);
  enableCompileCache(join(config.DATA_DIR, "compiled"));
  const sandbox = await chooseSandbox(config.SANDBOX);
  const platform = await openPlatform(config);
  const images = openImages(platform);
  let stopWorker = async () => {};
  let stopCommands = async () => {};
  const steps: ShutdownStep[] = [["readiness", () => platform.beginStopping()]];
  // our own database is there in a moment: until then whoever asks waits, and is not told that something failed
  if (!config.DATABASE_URL && !(await platform.begin())) return;
  if (config.ROLE !== "worker") {
    // a worker alone does without all that pages take
    const { buildApp } = await import("./app.ts");
    const app = await buildApp(platform, {
      images,
      renderPage: await loadShell(config),
    });
    await app.listen({ port: config.PORT, host: config.HOST, listenTextResolver });
    steps.push(["pages", () => closePages(app)]);
    const address = app.server.address();
    const port = typeof address === "object" && address ? address.port : config.PORT;
    const phone = config.PORT === 0 ? null : phoneLine(config, networkInterfaces());
    const base = config.PORT === 0 ? `http://localhost:${port}` : config.PUBLIC_URL;
    print("Tintery", base);
    if (phone) print("phone", phone);
    const key = platform.mail.door?.key;
    if (key)
      print(
        "inbox",
        `to read emails without a mail server, open ${base}${lateAddresses.letters()}?${lettersKeyField}=${key}`,
      );
  } else print("Tintery", "worker only, no pages");
  if (config.MONITORING_PORT !== undefined) {
    const { serveMonitoring } = await import("./features/health/health.ts");
    const { HOST: host, MONITORING_PORT: port } = config;
    const monitoring = await serveMonitoring(platform, { host, port });
    print("watch", `${monitoring.address}/metrics, /healthz, and /readyz`);
    steps.push(["monitoring", () => monitoring.close()]);
  }
  steps.push(["commands", () => stopCommands()]);
  steps.push(["samples", () => stopWorker()]);
  steps.push(["platform", () => platform.close()]);
  shutdownBySignal(platform.log, steps, config.SHUTDOWN_SECONDS + closingSeconds);
  // pages and /healthz answer meanwhile
  if (!(await platform.begin())) return;
  // with a database server, commands reach it themselves
  if (!config.DATABASE_URL)
    stopCommands = await listenForAdmin({ platform, images, environment: process.env });
  if (config.ROLE !== "web") stopWorker = await startWorker(platform, images);
  announce(platform);
  print("sandbox", describeSandbox(sandbox));
  // conversions may begin meanwhile
  await fillCompileCache();
}

/** Requests get a few seconds to end; a slow upload must not use up the time of the conversions that run. */
async function closePages(app: FastifyInstance): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), requestSeconds * 1000);
  await app.close();
  clearTimeout(timer);
}

function announce({ banner }: Platform): void {
  for (const [name, text] of Object.entries(banner)) print(name, text);
}

function print(name: string, text: string): void {
  console.log(`${name.padEnd(9)} ${text}`);
}

/** The pages come from the web's build; the server knows only their type. */
async function loadShell({ WEB_DIST }: Config): Promise<RenderPage> {
  const file = join(WEB_DIST, "shell", "shell.js");
  try {
    const shell: { renderPage: RenderPage } = await import(pathToFileURL(file).href);
    return shell.renderPage;
  } catch (cause) {
    throw new Error(`The web pages aren’t built yet: we can’t load ${file}. Run “npm run build” first.`, {
      cause,
    });
  }
}
