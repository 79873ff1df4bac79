/** Writes a release into `release/`: an archive for each processor, their sums, and the notes. `npm run release` checks the tree before. */
import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { version } from "@tintery/contract/version";
import { processors } from "./native-packages.ts";
import { packArchive, releaseFolder } from "./pack-archive.ts";
import { releaseNotes, sectionOf } from "./release-notes.ts";

const section = sectionOf(readFileSync("CHANGELOG.md", "utf8"), version);
if (!section) throw new Error(`CHANGELOG.md has no section for ${version}.`);
rmSync(releaseFolder, { recursive: true, force: true });
const paths = [];
for (const processor of processors) paths.push(await packArchive(processor));
const names = paths.map((path) => basename(path));
const sums = paths.map((path) => createHash("sha256").update(readFileSync(path)).digest("hex"));
writeFileSync(join(releaseFolder, "SHA256SUMS"), names.map((name, i) => `${sums[i]}  ${name}\n`).join(""));
writeFileSync(join(releaseFolder, "NOTES.md"), releaseNotes(version, section.text, names));
console.log(`wrote ${[...names, "SHA256SUMS", "NOTES.md"].map((name) => join(releaseFolder, name)).join(", ")}
To publish it: git tag v${version}, push the tag, and add these files to the release.`);
