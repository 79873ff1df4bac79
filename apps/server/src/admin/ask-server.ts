import { connect, type Socket } from "node:net";
import type { Said } from "./admin-command.ts";
import { AdminProblem } from "./exit-codes.ts";
import { answer, type Question } from "./messages.ts";
import { withSocketAddress } from "./socket-path.ts";
import { splitLines } from "./split-lines.ts";

/**
 * Asks the server that uses a data folder with its embedded database to run a command; undefined where none runs. Throws AdminProblem
 * where the server says so, or stops meanwhile.
 */
export async function askServer(
  folder: string,
  asked: Question,
  { progress, signal }: { progress: (line: string) => void; signal: AbortSignal },
): Promise<Said | undefined> {
  const socket = await withSocketAddress(folder, connected).catch(ifNobodyListens);
  if (!socket) return undefined;
  const end = () => socket.destroy();
  signal.addEventListener("abort", end);
  try {
    socket.write(`${JSON.stringify(asked)}\n`);
    for await (const line of splitLines(socket)) {
      const got = answer.parse(JSON.parse(line));
      if ("said" in got) return asSaid(got.said);
      if ("problem" in got) throw new AdminProblem(got.problem.exit, got.problem.message);
      progress(got.progress);
    }
  } finally {
    signal.removeEventListener("abort", end);
    end();
  }
  throw new AdminProblem("away", "The server stopped before the command ended. Start it, then try again.");
}

/** Whether a server answers commands in a data folder. */
export async function serverAnswers(folder: string): Promise<boolean> {
  const socket = await withSocketAddress(folder, connected).catch(ifNobodyListens);
  socket?.destroy();
  return socket !== undefined;
}

function asSaid({
  exit,
  ...rest
}: {
  text: string;
  facts: Record<string, unknown>;
  exit?: Said["exit"] | undefined;
}): Said {
  return exit === undefined ? rest : { ...rest, exit };
}

function connected(address: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(address);
    socket.once("error", reject);
    socket.once("connect", () => {
      socket.off("error", reject);
      // a server that ends closes it; the loop over its lines then ends, too
      socket.on("error", () => {});
      resolve(socket);
    });
  });
}

/** A socket that is not there, or that a server left which was killed. */
function ifNobodyListens(error: unknown): undefined {
  if (error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ECONNREFUSED"))
    return undefined;
  throw error;
}
