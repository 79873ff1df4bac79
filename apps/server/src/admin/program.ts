import { Command, Option } from "commander";
import type { AdminCommand, Given } from "./admin-command.ts";
import { exitCodes } from "./exit-codes.ts";

/** How the commands are begun, for help and for what they say. */
const programName = "tintery admin";

const oneLine = (text: string) => `${text.trim().replace(/\s*\n\s*/g, " ")}\n`;

const table = (rows: readonly (readonly [string, string])[]) => {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join("\n");
};

const exits = `Exit codes:\n${table(Object.values(exitCodes).map(({ code, means }) => [String(code), means]))}`;

function lesson({ examples }: AdminCommand): string {
  const shown = examples.map(([command, does]) => `  ${programName} ${command}\n      ${does}`).join("\n");
  return `\nExamples:\n${shown}\n\n${exits}`;
}

/** What happens with a command that was typed. */
export type Begin = (command: AdminCommand, given: Given, json: boolean) => Promise<void>;

/** The command line of administrators. Faults of usage are thrown as commander’s errors. */
export function adminProgram(commands: readonly AdminCommand[], begin: Begin): Command {
  const program = new Command(programName)
    .description("Look after a Tintery server, also while it runs. It reads the server’s settings.")
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(oneLine(text.replace(/^error:/, "tintery:"))) })
    .addHelpText(
      "after",
      `\nFor help with a command: ${programName} ${commands[0]?.name} --help\n\n${exits}`,
    );
  const groups = new Map<string, Command>();
  const groupNamed = (name: string) => {
    const group = groups.get(name) ?? program.command(name).summary(`commands for ${name}`);
    groups.set(name, group);
    return group;
  };
  for (const each of commands) {
    const [word = "", second] = each.name.split(" ");
    const command = (second ? groupNamed(word) : program)
      .command(second ?? word)
      .summary(each.summary)
      .description(`${each.summary[0]?.toUpperCase()}${each.summary.slice(1)}.`);
    for (const argument of each.arguments ?? []) command.addArgument(argument);
    for (const option of each.options ?? []) command.addOption(option);
    command
      .addOption(new Option("--json", "print the result as JSON"))
      .addHelpText("after", lesson(each))
      .action(async (...typed: unknown[]) => {
        const { json = false, ...options } = command.opts<{ json?: boolean }>();
        const args = typed.slice(0, each.arguments?.length ?? 0).filter((word) => word !== undefined);
        await begin(each, { args: args.map(String), options }, json);
      });
  }
  return program;
}
