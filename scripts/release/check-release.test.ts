import { expect, test } from "vitest";
import { obstacles } from "./check-release.ts";
import { releaseNotes, sectionOf } from "./release-notes.ts";

const changelog = `# Changelog

## Unreleased

## 1.2.0 - 2027-01-31

### Fixed
- A fault.

## 1.1.0 - 2026-12-24

### Added
- A thing.
`;
const ready = { version: "1.2.0", changes: "", tags: ["v1.1.0"], changelog };

test("a clean tree with a new version that has notes can be released", () => {
  expect(obstacles(ready)).toEqual([]);
});

test("what stands in the way is told all at once", () => {
  expect(
    obstacles({ ...ready, version: "1.1.1", changes: " M README.md", tags: ["v1.1.0", "v1.1.1"] }),
  ).toEqual([
    expect.stringMatching(/^Commit or remove .*:\n M README\.md$/),
    expect.stringMatching(/^Version 1\.1\.1 is released already\./),
    expect.stringMatching(/^CHANGELOG\.md has nothing under “## 1\.1\.1 - DATE”\./),
  ]);
});

test("a version’s section ends where the next begins, and an empty one is none", () => {
  expect(sectionOf(changelog, "1.2.0")).toEqual({ day: "2027-01-31", text: "### Fixed\n- A fault." });
  expect(sectionOf("## 1.2.0 - 2027-01-31\n\n## 1.1.0 - 2026-12-24\n", "1.2.0")).toBeUndefined();
  // a dot is a dot
  expect(sectionOf(changelog, "1.2x0")).toBeUndefined();
});

test("notes hold what changed, and every archive", () => {
  const notes = releaseNotes("1.2.0", "- A fault.", ["a.tar.gz", "b.tar.gz"]);
  for (const part of ["- A fault.", "a.tar.gz", "b.tar.gz", "./tintery serve", "# Tintery 1.2.0"])
    expect(notes).toContain(part);
});
