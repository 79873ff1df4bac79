import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { basename, join } from "node:path";
import { Worker } from "node:worker_threads";

/** What a child that was taken over finds, and where. */
export interface Surroundings {
  server: number;
  /** What its environment begins with. */
  secret: string;
  port: number;
  /** Of the server: another's photo, and what V8 has compiled. */
  data: string;
  photo: string;
  cache: string;
  room: { in: string; out: string };
}

/** Tries to get out of the sandbox, each way by itself; answers true where it gets through. */
const attempts = {
  "environment of the server": ({ server, secret }: Surroundings) =>
    readFileSync(`/proc/${server}/environ`, "utf8").includes(secret),
  "processes of others": ({ server }) => readdirSync("/proc").includes(String(server)),
  "signals to the server": ({ server }) => process.kill(server, 0),
  network: async ({ port }) => (await once(connect(port, "127.0.0.1"), "connect")).length === 0,
  "data folder": ({ data, photo }) => readdirSync(data).includes(basename(photo)),
  "photos of others": ({ photo }) => readFileSync(photo).length > 0,
  "its own photo, to write": ({ room }) => {
    appendFileSync(join(room.in, "0"), "");
    return true;
  },
  "compile cache": ({ cache }) => make(join(cache, "poison")),
  "other folders": ({ data }) => make(join(data, "left-behind")),
  programs: () => spawnSync(process.execPath, ["--version"]).status === 0,
  threads: async () => (await once(new Worker("", { eval: true }), "exit"))[0] === 0,
} satisfies Record<string, (around: Surroundings) => boolean | Promise<boolean>>;
export type Attempt = keyof typeof attempts;

function make(path: string): true {
  writeFileSync(path, "");
  return true;
}

// goes on listening, so that it stays until it is ended
process.on("message", async (around: Surroundings) => {
  const through: string[] = [];
  for (const [name, attempt] of Object.entries<(around: Surroundings) => boolean | Promise<boolean>>(
    attempts,
  ))
    try {
      if (await attempt(around)) through.push(name);
    } catch {
      // it is kept out
    }
  // what it is for
  const photo = readFileSync(join(around.room.in, "0"), "utf8");
  writeFileSync(join(around.room.out, "made.png"), photo);
  process.send?.({ through, variables: Object.keys(process.env) });
});
