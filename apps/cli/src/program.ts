import { version } from "@tintery/contract/version";
import { Command } from "commander";
import { exitCodesTable } from "./exit-codes-table.ts";
import { verbs } from "./verbs.ts";

const oneLine = (text: string) => `${text.trim().replace(/\s*\n\s*/g, " ")}\n`;

/**
 * The whole command line: one subcommand per verb. Usage faults are thrown as commander's errors. Options are loaded only of verbs
 * that are named, since those of all take longer than Node itself.
 */
export async function commandLine(args: readonly string[]): Promise<Command> {
  const program = new Command("tintery")
    .description("Turn a photo into something to paint, color, or cut.")
    .version(version)
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(oneLine(text.replace(/^error:/, "tintery:"))) })
    .addHelpText("after", `\nFor help with a command: tintery ${verbs[0]?.name} --help\n\n${exitCodesTable}`);
  for (const { name, summary, load } of verbs) {
    const command = program.command(name).summary(summary);
    if (args.includes(name)) {
      const { describeVerb } = await import("./describe-verb.ts");
      describeVerb(command, await load());
    } else command.argument("[PHOTO]").option("--out <DIR>");
  }
  return program;
}
