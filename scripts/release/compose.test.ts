import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { version } from "@tintery/contract/version";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { fileVariable, readConfig } from "../../apps/server/src/platform/config.ts";
import { type Variable, variables } from "../../apps/server/src/platform/config-variables.ts";

interface Service {
  image: string;
  environment?: Record<string, string>;
  read_only?: boolean;
  cap_drop?: string[];
  tmpfs?: string[];
  secrets?: string[];
  stop_grace_period?: string;
}
interface Compose {
  services: Record<string, Service>;
  secrets?: Record<string, { file: string }>;
}

const secretFiles = Object.entries<Variable>(variables)
  .filter(([, { secret }]) => secret)
  .map(([name]) => fileVariable(name));
const known = [...Object.keys(variables), ...secretFiles];

describe.each(["compose.yaml", "compose.scale.yaml"])("%s", (file) => {
  const { services, secrets = {} }: Compose = parse(readFileSync(file, "utf8"), { merge: true });
  const ours = Object.entries(services).filter(([, { image }]) => image.includes("/tintery:"));

  test("starts this version, and changes nothing but its volume", () => {
    expect(ours.length).toBeGreaterThan(0);
    for (const [name, service] of ours)
      expect([name, service]).toEqual([
        name,
        expect.objectContaining({
          image: `ghcr.io/tintery/tintery:${version}`,
          read_only: true,
          cap_drop: ["ALL"],
          tmpfs: ["/tmp"],
        }),
      ]);
  });

  test("gives conversions their time to finish", () => {
    for (const [, { stop_grace_period = "" }] of ours)
      expect(Number.parseInt(stop_grace_period, 10)).toBeGreaterThan(readConfig({}).SHUTDOWN_SECONDS);
  });

  test("sets variables that there are, and names files of secrets that it brings along", () => {
    for (const [, { environment = {}, secrets: given = [] }] of ours) {
      expect(Object.keys(environment).filter((name) => !known.includes(name))).toEqual([]);
      for (const [name, path] of Object.entries(environment))
        if (secretFiles.includes(name))
          expect(given.map((secret) => `/run/secrets/${secret}`)).toContain(path);
      for (const secret of given) expect(Object.keys(secrets)).toContain(secret);
    }
  });
});

test("the one for a home is free, and warns of power cuts", () => {
  const text = readFileSync("compose.yaml", "utf8");
  expect(parse(text).services.tintery.environment.BILLING).toBe("off");
  expect(text).toMatch(/power cut can cost pictures/);
});

test("the Dockerfile and the workflow name the same folder, port, and user as everything else", () => {
  const dockerfile = readFileSync("Dockerfile", "utf8");
  for (const line of [
    /DATA_DIR=\/data/,
    /^USER 1000:1000$/m,
    /^VOLUME \/data$/m,
    /^EXPOSE 3000$/m,
    /@sha256:[0-9a-f]{64}$/m,
  ])
    expect(dockerfile).toMatch(line);
  expect(parse(readFileSync(".github/workflows/image.yaml", "utf8")).jobs).toHaveProperty("publish");
});

describe("the Dockerfile’s check of health", () => {
  const check: string[] = JSON.parse(
    /^HEALTHCHECK [^[]*(\[.*\])$/m.exec(readFileSync("Dockerfile", "utf8"))![1]!,
  );
  const codeOf = (environment: Record<string, string>) =>
    new Promise<number | null>((resolve) => {
      spawn(process.execPath, check.slice(1), { env: environment, stdio: "inherit" }).once("close", resolve);
    });
  const open = async (status: number) => {
    const server = createServer(({ url }, response) => {
      response.writeHead(url === "/healthz" ? status : 404).end();
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    return { port: String((server.address() as AddressInfo).port), close: () => server.close() };
  };

  test("asks where the process answers: on PORT, or on MONITORING_PORT", async () => {
    const [well, ill] = [await open(200), await open(404)];
    try {
      for (const [environment, code] of [
        [{ PORT: well.port }, 0],
        [{ PORT: ill.port }, 1],
        [{ PORT: well.port, MONITORING_PORT: "" }, 0],
        // visitors’ port then answers 404
        [{ PORT: ill.port, MONITORING_PORT: well.port }, 0],
        [{ PORT: well.port, MONITORING_PORT: ill.port }, 1],
        [{ PORT: ill.port, ROLE: "worker" }, 0],
        [{ PORT: well.port, ROLE: "worker", MONITORING_PORT: ill.port }, 1],
        [{ PORT: ill.port, ROLE: "worker", MONITORING_PORT: well.port }, 0],
      ] as [Record<string, string>, number][])
        expect([environment, await codeOf(environment)]).toEqual([environment, code]);
    } finally {
      well.close();
      ill.close();
    }
  });
});
