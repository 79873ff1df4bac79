import { readFile, writeFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { adminCommands } from "./commands.ts";
import { exitCodes } from "./exit-codes.ts";

const guide = new URL("../../../../docs/admin.md", import.meta.url);

const tables = {
  commands: [
    "| command | what it does |",
    "|---|---|",
    ...adminCommands.map(({ name, summary, arguments: typed = [] }) => {
      const shown = typed.map((each) => (each.required ? each.name() : `[${each.name()}]`));
      return `| \`${[name, ...shown].join(" ")}\` | ${summary} |`;
    }),
  ],
  "exit codes": [
    "| code | means |",
    "|---|---|",
    ...Object.values(exitCodes).map(({ code, means }) => `| ${code} | ${means} |`),
  ],
};

test("the guide lists every command and exit code", async () => {
  const text = await readFile(guide, "utf8");
  let expected = text;
  for (const [name, lines] of Object.entries(tables))
    expected = expected.replace(
      new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(<!-- /${name} -->)`),
      (_, before, after) => `${before}${lines.join("\n")}\n${after}`,
    );
  // BLESS=1 writes them
  if (process.env.BLESS) await writeFile(guide, expected);
  else expect(text).toBe(expected);
});
