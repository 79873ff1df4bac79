/** Says what stands in the way of a release, a sentence each: uncommitted changes, a version that was released, no notes. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { version } from "@tintery/contract/version";
import { sectionOf } from "./release-notes.ts";

const git = (...words: string[]) => execFileSync("git", words, { encoding: "utf8" }).trim();

/** What a release depends on. */
export interface State {
  version: string;
  /** Changes that are not committed, as git lists them. */
  changes: string;
  tags: readonly string[];
  changelog: string;
}

/** The sentences. None means that the version can be released. */
export function obstacles({ version, changes, tags, changelog }: State): string[] {
  const sentences = [];
  if (changes !== "") sentences.push(`Commit or remove these changes first:\n${changes}`);
  if (tags.includes(`v${version}`))
    sentences.push(
      `Version ${version} is released already. Set the next one in package.json and all workspaces.`,
    );
  if (!sectionOf(changelog, version))
    sentences.push(
      `CHANGELOG.md has nothing under “## ${version} - DATE”. Give the Unreleased section that title.`,
    );
  return sentences;
}

if (import.meta.main) {
  const found = obstacles({
    version,
    changes: git("status", "--porcelain"),
    tags: git("tag", "--list").split("\n"),
    changelog: readFileSync("CHANGELOG.md", "utf8"),
  });
  for (const sentence of found) console.error(`tintery: ${sentence}`);
  process.exitCode = found.length === 0 ? 0 : 1;
}
