import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import pg from "pg";

/** A PostgreSQL server for one test run. */
export interface ThrowAwayPostgres {
  url: string;
  stop(): Promise<void>;
}

/** A server that can be away for a while. */
export interface RestartablePostgres extends ThrowAwayPostgres {
  /** Starts it, again or for the first time, and waits until it answers. */
  start(): Promise<void>;
}

/** The folder with PostgreSQL's programs, or null. Debian keeps them out of the PATH. */
export function findPostgres(): string | null {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(debian, version, "bin")), "/usr/local/bin", "/usr/bin"];
  return (
    folders.find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres"))) ??
    null
  );
}

/** Starts a server in an empty folder on a free port. It is fast and forgets everything: nothing is synced to disk. */
export async function startPostgres(programs: string, folder: string): Promise<ThrowAwayPostgres> {
  const server = await makePostgres(programs, folder);
  await server.start();
  return server;
}

/** Prepares a server like that of `startPostgres`; it does not run yet. */
export async function makePostgres(programs: string, folder: string): Promise<RestartablePostgres> {
  const data = join(folder, "pgdata");
  mkdirSync(data, { mode: 0o700 });
  const as = unprivileged(data);
  execFileSync(
    join(programs, "initdb"),
    ["-D", data, "-U", "tintery", "--auth=trust", "-E", "UTF8", "--locale=C", "--no-sync"],
    as,
  );
  const port = await freePort();
  const settings = [
    "fsync=off",
    "synchronous_commit=off",
    "full_page_writes=off",
    "shared_buffers=32MB",
    "max_connections=200",
  ];
  const options = ["-D", data, "-p", String(port), "-k", data, "-h", "127.0.0.1"];
  for (const setting of settings) options.push("-c", setting);
  const url = `postgres://tintery@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | undefined;
  return {
    url,
    async start() {
      server = spawn(join(programs, "postgres"), options, { ...as, stdio: ["ignore", "ignore", "pipe"] });
      await answering(url, server);
    },
    stop: async () => (server ? ended(server) : undefined),
  };
}

/** PostgreSQL refuses to run as root; Debian's package brings a user for it. */
function unprivileged(data: string): { cwd: string; uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return { cwd: "/" };
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  const [uid, gid] = [id("-u"), id("-g")];
  chownSync(data, uid, gid);
  return { cwd: "/", uid, gid };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === "object" ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });
}

const triesToConnect = 200;
const waitBetweenTries = 50;

async function answering(url: string, server: ChildProcess): Promise<void> {
  const said: string[] = [];
  server.stderr?.setEncoding("utf8").on("data", (text: string) => said.push(text));
  for (let tries = 0; tries < triesToConnect; tries++) {
    if (server.exitCode !== null) break;
    const client = new pg.Client(url);
    try {
      await client.connect();
      return await client.end();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, waitBetweenTries));
    }
  }
  server.kill("SIGKILL");
  throw new Error(`The throw-away PostgreSQL did not start:\n${said.join("")}`);
}

function ended(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (server.exitCode !== null) return resolve();
    server.once("exit", () => resolve());
    server.kill("SIGINT");
  });
}
