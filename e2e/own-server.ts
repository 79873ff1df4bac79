import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { BrowserContextOptions } from "@playwright/test";

/** What a journey's project says of its browser. */
interface Device {
  locale: string | undefined;
  viewport: BrowserContextOptions["viewport"] | undefined;
  isMobile: boolean;
  hasTouch: boolean;
}

/** A browser on a server of its own is as those of the other journeys are. */
export function likeProject({ locale, viewport, isMobile, hasTouch }: Device): BrowserContextOptions {
  return {
    isMobile,
    hasTouch,
    reducedMotion: "reduce",
    ...(locale && { locale }),
    ...(viewport && { viewport }),
  };
}

const root = resolve(import.meta.dirname, "..");

/** A server for one journey alone, on a data folder that outlives it. */
export interface OwnServer {
  /** Its data. */
  readonly folder: string;
  /** Starts it anew; gives its address. */
  start(): Promise<string>;
  /** The address that opens its page of letters once, as its last start says. */
  lettersPage(): string;
  stop(): Promise<void>;
  /** Runs a command of the repository beside it; gives what it said. */
  run(program: string, ...words: string[]): string;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
}

/** Makes a server of its own for a journey that stops it, or wants it otherwise. */
export async function ownServer(variables: Record<string, string> = {}): Promise<OwnServer> {
  const folder = await mkdtemp(join(tmpdir(), "tintery-journey-"));
  const env = {
    ...process.env,
    DATA_DIR: folder,
    PORT: "0",
    LOG_LEVEL: "silent",
    SAMPLES: "off",
    ...variables,
  };
  let child: ChildProcess | undefined;
  let said = "";
  const stop = async () => {
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((done) => child?.once("exit", done));
    child.kill("SIGTERM");
    await ended;
  };
  return {
    folder,
    lettersPage: () => /http:\S+key=\S+/.exec(said)?.[0] ?? "",
    start: () =>
      new Promise((done, fail) => {
        const started = spawn("node", ["apps/server/dist/main.js"], { cwd: root, env });
        child = started;
        said = "";
        started.stdout.on("data", (text) => {
          said += text;
          const [, address] = /^Tintery +(http:\S+)/m.exec(said) ?? [];
          // the last line of the start
          if (address && /^payments/m.test(said)) done(address);
        });
        started.once("exit", (code) => fail(new Error(`The server ended with ${code}: ${said}`)));
      }),
    stop,
    run: (program, ...words) => {
      const { stdout, stderr } = spawnSync("node", [program, ...words], { cwd: root, env });
      return `${stdout}${stderr}`;
    },
    async remove() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
