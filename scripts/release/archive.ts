/**
 * Writes an archive of the built server and command line: `npm run archive -- [--cpu x64|arm64] [--folder PATH]`. With a folder, only
 * the folder is laid out, as for images of containers.
 */
import { rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { packArchive } from "./pack-archive.ts";
import { type Processor, processors } from "./native-packages.ts";
import { writeArchive } from "./write-archive.ts";

const { values } = parseArgs({ options: { cpu: { type: "string" }, folder: { type: "string" } } });
// builders of containers have another name for one of them
const processor = (values.cpu ?? process.arch).replace("amd64", "x64") as Processor;
if (!processors.includes(processor)) {
  console.error(`tintery: Archives are made for ${processors.join(" and ")}, not for ${processor}.`);
  process.exit(2);
}
if (values.folder !== undefined) {
  rmSync(values.folder, { recursive: true, force: true });
  await writeArchive({ folder: values.folder, processor });
  console.log(`laid out ${values.folder}`);
} else console.log(await packArchive(processor));
