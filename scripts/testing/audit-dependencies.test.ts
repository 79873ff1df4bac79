import { expect, test } from "vitest";
import { readReport } from "./audit-dependencies.mjs";

test("reads advisories out of a report of npm, and tells a registry that is silent from one that knows of none", () => {
  const advisory = { title: "Reads too far", url: "https://github.com/advisories/GHSA-1", severity: "high" };
  const report = {
    vulnerabilities: {
      codec: { name: "codec", severity: "high", range: "<2.1.0", via: [advisory] },
      viewer: { name: "viewer", severity: "high", range: "*", via: ["codec"] },
    },
  };
  expect(readReport(JSON.stringify(report))).toEqual([
    {
      name: "codec",
      severity: "high",
      range: "<2.1.0",
      via: ["Reads too far (https://github.com/advisories/GHSA-1)"],
    },
    { name: "viewer", severity: "high", range: "*", via: [] },
  ]);
  expect(readReport('{"vulnerabilities":{}}')).toEqual([]);
  for (const silent of ["", "npm error", '{"message":"405 Method Not Allowed","statusCode":405}'])
    expect(readReport(silent)).toBeUndefined();
});
