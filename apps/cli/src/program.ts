import { formatsNamed } from "@tintery/contract/tables";
import { version } from "@tintery/contract/version";
import { Command, Option } from "commander";
import { exitCodes } from "./exit-codes.ts";
import { promptOptions, readPlan } from "./prompt-options.ts";
import { readServerChoice, serverOptions } from "./server/server-options.ts";
import type { Verb } from "./verb.ts";
import { verbs } from "./verbs.ts";

const oneLine = (text: string) => `${text.trim().replace(/\s*\n\s*/g, " ")}\n`;

const table = (rows: readonly (readonly [string, string])[]) => {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join("\n");
};

const exits = `Exit codes:\n${table(Object.values(exitCodes).map(({ code, means }) => [String(code), means]))}`;

function lesson(verb: Verb): string {
  const examples = verb.examples.map(([command, does]) => `  ${command}\n      ${does}`).join("\n");
  return `\nFiles in DIR, each complete or not written:\n${table(Object.entries(verb.files))}\n\nExamples:\n${examples}\n\n${exits}`;
}

interface Given extends Record<string, unknown> {
  out: string;
  json?: boolean;
}

function addVerb(program: Command, verb: Verb): void {
  const command = program
    .command(verb.name)
    .summary(verb.summary)
    .description(`${verb.summary[0]?.toUpperCase()}${verb.summary.slice(1)}.`)
    .argument("[PHOTO]", `a ${formatsNamed("en")[verb.takesDrawings ? "drawings" : "photos"]} file`)
    .addOption(
      new Option(
        "--out <DIR>",
        "folder for the results; we create it if it doesn’t exist",
      ).makeOptionMandatory(),
    );
  for (const option of [...verb.options, ...promptOptions, ...serverOptions]) command.addOption(option);
  command
    .addOption(new Option("--json", "print counts, facts, and the milliseconds per stage as JSON"))
    .addHelpText("after", lesson(verb))
    .action(async (photo: string | undefined, { out, json = false, ...given }: Given) => {
      const { chosen: server, values: local } = readServerChoice(given);
      const { plan, values } = readPlan(photo, local);
      const request = { source: plan ?? photo ?? "", out, json, values };
      if (server) {
        const { runThere } = await import("./server/run-there.ts");
        return runThere(verb, { ...request, server });
      }
      // whoever only asks for help need not wait for it
      const { runVerb } = await import("./run-verb.ts");
      await runVerb(verb, request);
    });
}

/** The whole command line: one subcommand per verb. Usage faults are thrown as commander's errors. */
export function commandLine(): Command {
  const program = new Command("tintery")
    .description("Turn a photo into something to paint, color, or cut.")
    .version(version)
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(oneLine(text.replace(/^error:/, "tintery:"))) })
    .addHelpText("after", `\nFor help with a command: tintery ${verbs[0]?.name} --help\n\n${exits}`);
  for (const verb of verbs) addVerb(program, verb);
  return program;
}
