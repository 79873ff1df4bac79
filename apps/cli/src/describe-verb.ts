import { formatsNamed } from "@tintery/contract/tables";
import { type Command, Option } from "commander";
import { exitCodesTable } from "./exit-codes-table.ts";
import { promptOptions, readPlan } from "./prompt-options.ts";
import { readServerChoice, serverOptions } from "./server/server-options.ts";
import { tableOf } from "./table-of.ts";
import type { Verb } from "./verb.ts";

function lesson(verb: Verb): string {
  const examples = verb.examples.map(([command, does]) => `  ${command}\n      ${does}`).join("\n");
  return `\nFiles in DIR, each complete or not written:\n${tableOf(Object.entries(verb.files))}\n\nExamples:\n${examples}\n\n${exitCodesTable}`;
}

interface Given extends Record<string, unknown> {
  out: string;
  json?: boolean;
}

/** Gives a command the description, options and action of its verb. */
export function describeVerb(command: Command, verb: Verb): void {
  const summary = command.summary();
  command
    .description(`${summary[0]?.toUpperCase()}${summary.slice(1)}.`)
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
