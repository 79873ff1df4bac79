/** What the changelog says of a version: its day, and its text. Undefined where it has no section. */
export function sectionOf(changelog: string, version: string): { day: string; text: string } | undefined {
  const [, ...sections] = changelog.split(/^## /m);
  const head = `${version} - `;
  const [section] = sections.filter((text) => text.startsWith(head));
  const [day = "", ...lines] = section?.slice(head.length).split("\n") ?? [];
  const text = lines.join("\n").trim();
  return text === "" ? undefined : { day, text };
}

/** The notes of a release: what changed, and how to check and start each archive. */
export function releaseNotes(version: string, text: string, archives: readonly string[]): string {
  const [first = ""] = archives;
  const folder = `tintery-${version}`;
  return `# Tintery ${version}

${text}

## Install
Download the archive for your machine and \`SHA256SUMS\`. It needs Node 24 or later, and installs and compiles nothing.

\`\`\`sh
sha256sum --check --ignore-missing SHA256SUMS
tar --extract --gzip --file=${first}
cd ${folder}
./tintery serve
\`\`\`

Archives: ${archives.map((name) => `\`${name}\``).join(", ")}. To upgrade, unpack it beside the old one, stop the old one, and start this
one with the same \`DATA_DIR\`. [operators.md](docs/operators.md) has the rest.
`;
}
