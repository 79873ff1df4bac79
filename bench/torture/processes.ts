import { type ServerProcess, launchServer } from "../../apps/server/src/testing/server-process.ts";

/** Processes of one server that die at any moment and are started again. */
export interface Processes {
  /** Where pages are, once a process serves them again. */
  url(): Promise<string>;
  /** Kills one of them, chosen by a number from 0 to 1; false where that one does not stand yet, unless it shall die in its start. */
  kill(chosen: number, isInStart: boolean): boolean;
  /** How often one ended by itself. */
  readonly fell: number;
  /** Ends all of them in order, and starts none again. */
  stop(): Promise<void>;
}

/** Between the end of a process and its next start, in milliseconds: a supervisor needs some. */
const restartMs = 100;
/** The last line that a process says of its start. */
const stands = /^mail /;

/** Starts one process for each set of variables; those with a port answer there after every start. */
export function startProcesses(folder: string, variables: readonly Record<string, string>[]): Processes {
  let stopping = false;
  let fell = 0;
  const running: { server: ServerProcess; killed: boolean }[] = [];
  const start = (place: number) => {
    const server = launchServer(folder, variables[place]);
    const now = { server, killed: false };
    running[place] = now;
    void server.ended.then(() => {
      if (stopping) return;
      if (!now.killed) fell += 1;
      setTimeout(() => stopping || start(place), restartMs);
    });
  };
  for (const place of variables.keys()) start(place);
  return {
    get fell() {
      return fell;
    },
    async url() {
      for (;;) {
        const found = running.find(({ server }) => server.url !== "" && server.child.exitCode === null);
        if (found) return found.server.url;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    kill(chosen, isInStart) {
      const one = running[Math.floor(chosen * running.length)];
      if (!one || one.killed || (!isInStart && !one.server.lines.some((line) => stands.test(line))))
        return false;
      one.killed = true;
      one.server.child.kill("SIGKILL");
      return true;
    },
    async stop() {
      stopping = true;
      for (const { server } of running) server.child.kill("SIGTERM");
      await Promise.all(running.map(({ server }) => server.ended));
    },
  };
}
