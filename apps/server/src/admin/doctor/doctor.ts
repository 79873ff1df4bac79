import { InvalidArgumentError, Option } from "commander";
import type { AdminCommand, Said } from "../admin-command.ts";
import {
  checkDatabase,
  checkDisk,
  checkFiles,
  checkMail,
  checkModel,
  checkProxy,
  checkSandbox,
  checkSettings,
  find,
} from "./checks.ts";
import { type Finding, fail } from "./finding.ts";

function asAddress(text: string): string {
  if (/^\S+@\S+$/.test(text)) return text;
  throw new InvalidArgumentError("It must be an email address.");
}

/** Looks at everything a server stands on, and says what to do. */
export const doctor: AdminCommand = {
  name: "doctor",
  summary: "check everything the server needs, and say what to do",
  options: [new Option("--letter <ADDRESS>", "also send a test email there").argParser(asAddress)],
  examples: [
    ["doctor", "one line for each thing: ok, warn, or fail"],
    ["doctor --letter you@example.org --json", "with a test email, as JSON"],
  ],
  place: "server",
  tables: "any",
  async run(world, { options }) {
    const letter = typeof options.letter === "string" ? options.letter : undefined;
    const start = "Start Tintery, and check that PUBLIC_URL and the proxy lead to it.";
    // one after the other: each has the machine to itself
    const findings = [
      checkSettings(world),
      await find("database", "Check DATA_DIR or DATABASE_URL, and that the database runs.", () =>
        checkDatabase(world),
      ),
      await find("files", "Check the S3 settings, or who may write to DATA_DIR.", () => checkFiles(world)),
      await find("disk", "Check that DATA_DIR is there.", () => checkDisk(world)),
      await find("mail", "Check SMTP_URL: address, port, user, and password.", () =>
        checkMail(world, letter),
      ),
      await find("sandbox", "See docs/operators.md, “The sandbox”.", () => checkSandbox(world)),
      await find("painter", "Check the PAINTER settings. See docs/painters.md.", () => checkModel(world)),
      await find("proxy", start, () => checkProxy(world)),
    ].flat();
    return tell(findings);
  },
  onWrongSettings: (sentences) =>
    tell(sentences.map((says) => fail("settings", says, "See docs/configuration.md."))),
};

function tell(findings: readonly Finding[]): Said {
  const width = Math.max(...findings.map(({ about }) => about.length));
  const lines = findings.flatMap(({ about, state, says, todo }) => [
    `${state.padEnd(4)}  ${about.padEnd(width)}  ${says}`,
    ...(todo ? [`${" ".repeat(width + 8)}→ ${todo}`] : []),
  ]);
  const failed = findings.filter(({ state }) => state === "fail").length;
  const warned = findings.filter(({ state }) => state === "warn").length;
  const sum = failed + warned === 0 ? "All is well." : `${failed} to fix, ${warned} to look at.`;
  return {
    text: [...lines, sum].join("\n"),
    facts: { findings, failed, warned },
    exit: failed > 0 ? "unhealthy" : "ok",
  };
}
