import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { CommanderError } from "commander";
import type { AdminCommand, Given, Said } from "./admin/admin-command.ts";
import { asProblem } from "./admin/as-problem.ts";
import { askServer } from "./admin/ask-server.ts";
import { adminCommands } from "./admin/commands.ts";
import { AdminProblem, type Exit, exitCodes } from "./admin/exit-codes.ts";
import { openOwnWorld, type Surroundings } from "./admin/own-world.ts";
import { adminProgram } from "./admin/program.ts";
import { runCommand } from "./admin/run-command.ts";
import { type Config, ConfigError, readConfig } from "./platform/config.ts";
import { refuseNewerFolder } from "./platform/data-folder-writer.ts";
import { keepPrivate } from "./platform/private-folder.ts";

// a reader that has seen enough (`| head`) is no fault
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});

const stopping = new AbortController();
// a second signal ends the process at once
for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => stopping.abort());

try {
  await adminProgram(adminCommands, begin).parseAsync();
} catch (error) {
  process.exitCode = exitCodes[exitOf(error)].code;
}

/** How a command ended that failed; says why on standard error unless that was said already. */
function exitOf(error: unknown): Exit {
  // commander has written its message; help is no fault
  if (error instanceof CommanderError) return error.exitCode === 0 ? "ok" : "usage";
  if (stopping.signal.aborted) {
    console.error("tintery: Interrupted.");
    return "internal";
  }
  const problem = asProblem(error);
  console.error(problem ? `tintery: ${problem.message}` : error);
  return problem?.exit ?? "internal";
}

async function begin(command: AdminCommand, given: Given, json: boolean): Promise<void> {
  const { text, facts, exit = "ok" } = await answerOf(command, given);
  console.log(json ? JSON.stringify(facts, null, 2) : text);
  process.exitCode = exitCodes[exit].code;
}

async function answerOf(command: AdminCommand, given: Given): Promise<Said> {
  try {
    return await run(command, given, readConfig(process.env));
  } catch (error) {
    if (!(error instanceof ConfigError) || !command.onWrongSettings) throw error;
    return command.onWrongSettings(error.message.split("\n"));
  }
}

async function run(command: AdminCommand, given: Given, config: Config): Promise<Said> {
  const surroundings: Surroundings = {
    environment: process.env,
    cwd: process.cwd(),
    signal: stopping.signal,
    progress: (line) => void process.stderr.write(`${line}\n`),
  };
  await expectOwnFolder(config.DATA_DIR);
  if (!config.DATABASE_URL && command.place === "server") {
    const asked = {
      name: command.name,
      cwd: surroundings.cwd,
      args: [...given.args],
      options: given.options,
    };
    const said = await askServer(config.DATA_DIR, asked, surroundings);
    if (said) return said;
  }
  await refuseNewerFolder(config.DATA_DIR);
  // one that is not there is made where it is filled, or beside a database that is
  const mayMake = command.place === "here" || config.DATABASE_URL !== undefined;
  if (mayMake || existsSync(config.DATA_DIR)) await keepPrivate(config.DATA_DIR);
  const world = openOwnWorld(config, surroundings);
  return runCommand(command, world, given).finally(() => world.close());
}

/** Files made by another user, such as root, would be closed to the server afterwards. */
async function expectOwnFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => null);
  if (found && process.getuid && found.uid !== process.getuid())
    throw new AdminProblem(
      "settings",
      `The data folder ${folder} is another user’s (${found.uid}). Run the command as the user who runs Tintery.`,
    );
}
