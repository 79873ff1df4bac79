import { spawnSync } from "node:child_process";

/** An advisory of these severities, in what builds or runs a server, fails the check; others are listed. */
const failing = ["high", "critical"];

/**
 * Asks the registry for advisories about the packages of the lockfile that build and run a server. A registry that doesn’t answer, such as a
 * mirror or none at all, is no failure: the machine of a contributor on a train must not be one either.
 * @returns whether no advisory is grave
 */
export function auditDependencies() {
  const asked = ["audit", "--omit=dev", "--json", "--fetch-retries=0", "--fetch-timeout=15000"];
  const { stdout } = spawnSync("npm", asked, { encoding: "utf8", env: process.env, timeout: 60_000 });
  const found = readReport(stdout);
  if (!found) {
    console.log("The registry didn’t answer, so nothing was audited.");
    return true;
  }
  for (const { name, severity, range, via } of found)
    console.log(`${severity}: ${name} ${range}: ${via.join("; ") || "by what it depends on"}`);
  console.log(`${found.length} packages with advisories`);
  return found.every(({ severity }) => !failing.includes(severity));
}

/** The packages with advisories in a report of npm; undefined where it holds none because nobody answered. */
export function readReport(json) {
  let report;
  try {
    report = JSON.parse(json);
  } catch {
    return undefined;
  }
  if (!report?.vulnerabilities) return undefined;
  return Object.values(report.vulnerabilities).map(({ name, severity, range, via }) => ({
    name,
    severity,
    range,
    // a text names another package of the report
    via: via.flatMap((reason) => (typeof reason === "string" ? [] : [`${reason.title} (${reason.url})`])),
  }));
}
