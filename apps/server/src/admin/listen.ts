import { chmod, rm } from "node:fs/promises";
import { createServer, type Server, type Socket } from "node:net";
import type { Images } from "../images/images.ts";
import type { Platform } from "../platform/platform.ts";
import type { AdminWorld } from "./admin-command.ts";
import { asProblem } from "./as-problem.ts";
import { AdminProblem } from "./exit-codes.ts";
import { type Answer, question } from "./messages.ts";
import { socketIn, withSocketAddress } from "./socket-path.ts";
import { splitLines } from "./split-lines.ts";

/** Bytes of a question; an argument is an address or a path. */
const maxQuestion = 64 * 1024;

/** The parts of a server that commands use. */
export interface RunningParts {
  platform: Platform;
  images: Pick<Images, "changes">;
  environment: AdminWorld["environment"];
}

/**
 * Has a server on the embedded database run commands for whoever may open a socket in its data folder: only the user that it runs as.
 * Where the folder takes no socket, the log says so, and the server goes on without commands.
 * @returns stops listening, and ends commands that run
 */
export async function listenForAdmin(parts: RunningParts): Promise<() => Promise<void>> {
  const { DATA_DIR: folder } = parts.platform.config;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
    socket.once("close", () => sockets.delete(socket));
    void serve(parts, socket);
  });
  // the lock on the database says that no other server uses the folder: what is there was left by one that died
  try {
    await rm(socketIn(folder), { force: true });
    await withSocketAddress(folder, (address) => listening(server, address));
    await chmod(socketIn(folder), 0o600);
  } catch (error) {
    // visitors need no commands: the pages stay
    parts.platform.log.warn({ err: error }, "commands cannot reach the server");
    server.close();
    return async () => {};
  }
  // such as too many open files; the next command may get through
  server.on("error", (error) => parts.platform.log.warn({ err: error }, "commands cannot reach the server"));
  return async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
    await rm(socketIn(folder), { force: true });
  };
}

function listening(server: Server, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(address, () => {
      server.off("error", reject);
      resolve();
    });
  });
}

async function serve(parts: RunningParts, socket: Socket): Promise<void> {
  const left = new AbortController();
  socket.once("close", () => left.abort());
  const tell = (answer: Answer) => {
    if (socket.writable) socket.write(`${JSON.stringify(answer)}\n`);
  };
  try {
    tell({ said: await answerTo(parts, await firstLine(socket), { signal: left.signal, tell }) });
  } catch (error) {
    if (left.signal.aborted) return;
    const problem = asProblem(error);
    if (!problem) parts.platform.log.error({ err: error }, "an administrator’s command failed");
    const { exit, message } =
      problem ?? new AdminProblem("internal", "Something went wrong in Tintery. The server’s log says what.");
    tell({ problem: { exit, message } });
  } finally {
    socket.end();
  }
}

async function answerTo(
  { platform, images, environment }: RunningParts,
  line: string,
  { signal, tell }: { signal: AbortSignal; tell: (answer: Answer) => void },
) {
  const { name, cwd, ...given } = question.parse(JSON.parse(line));
  // a server that nobody commands does without
  const [{ adminCommands }, { runCommand }] = await Promise.all([
    import("./commands.ts"),
    import("./run-command.ts"),
  ]);
  const command = adminCommands.find((each) => each.name === name && each.place === "server");
  if (!command)
    throw new AdminProblem(
      "usage",
      `The server that runs doesn’t know the command “${name}”. Restart it after an update.`,
    );
  const world: AdminWorld = {
    config: platform.config,
    environment,
    cwd,
    log: platform.log,
    signal,
    progress: (progress) => tell({ progress }),
    database: async () => ({ ...platform.database, db: platform.db }),
    queue: async () => platform.queue,
    files: async () => platform.files,
    mail: () => platform.mail,
    forget(userId, imageIds) {
      platform.sessions.forgetUser(userId);
      for (const id of imageIds) images.changes.announce(id);
    },
  };
  platform.log.info({ command: name }, "an administrator’s command begins");
  return runCommand(command, world, given);
}

async function firstLine(socket: Socket): Promise<string> {
  let bytes = 0;
  socket.on("data", (chunk) => {
    bytes += chunk.length;
    if (bytes > maxQuestion) socket.destroy();
  });
  for await (const line of splitLines(socket.iterator({ destroyOnReturn: false }))) return line;
  throw new AdminProblem("usage", "The command ended before it was asked.");
}
