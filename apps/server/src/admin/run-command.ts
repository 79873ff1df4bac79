import { expectCurrentTables } from "../platform/database/versions.ts";
import type { AdminCommand, AdminWorld, Given, Said } from "./admin-command.ts";
import { AdminProblem } from "./exit-codes.ts";

/** Runs a command on a world. Throws AdminProblem where the person at the keyboard can do something. */
export async function runCommand(command: AdminCommand, world: AdminWorld, given: Given): Promise<Said> {
  if (command.tables === "current") {
    const { db } = await world.database();
    const sentence = await expectCurrentTables(db);
    if (sentence) throw new AdminProblem("refused", sentence);
  }
  return command.run(world, given);
}
