import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { madeEvent } from "@tintery/contract";
import { expect, test } from "vitest";
import { pictureEvent } from "./index.ts";
import { widgetSettingsSource } from "./write-settings.ts";

const path = join(import.meta.dirname, "widget-settings.ts");

test("the types of widgets are those of the table (BLESS=1 writes them)", async () => {
  const source = widgetSettingsSource();
  if (process.env.BLESS) await writeFile(path, source);
  const bare = (text: string) => text.replace(/\s+|[|;]/g, "").replaceAll('"', "");
  expect(bare(await readFile(path, "utf8"))).toBe(bare(source));
  expect(pictureEvent).toBe(madeEvent);
});
