import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";
import { ConfigError, configTable, fileVariable, readConfig } from "./config.ts";
import { type Variable, variables } from "./config-variables.ts";

const folder = mkdtempSync(join(tmpdir(), "tintery-config-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A file with a text. */
function fileOf(text: string): string {
  const path = join(folder, `${Buffer.from(text).toString("hex")}.secret`);
  writeFileSync(path, text);
  return path;
}

/** The sentences of the error an environment causes. */
function wrong(environment: Record<string, string>): string[] {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split("\n");
    throw error;
  }
  return [];
}

test("an empty environment gives a server for trying out", () => {
  expect(readConfig({})).toMatchObject({
    PORT: 3000,
    HOST: "127.0.0.1",
    ROLE: "all",
    DATA_DIR: resolve("data"),
    PUBLIC_URL: "http://localhost:3000",
    TRUST_PROXY: false,
    LOG_LEVEL: "info",
    CONTACT_EMAIL: "tintery@localhost",
  });
  expect(readConfig({}).DATABASE_URL).toBeUndefined();
});

test("text becomes numbers, paths and addresses, and empty variables count as absent", () => {
  const config = readConfig({
    PORT: "8080",
    PUBLIC_URL: "https://paint.example/",
    DATA_DIR: "/srv/../data",
    WORKERS: "",
    TRUST_PROXY: "10.0.0.1,10.0.0.2",
    DATABASE_URL: "postgresql://tintery@db/tintery",
    ROLE: "worker",
  });
  expect(config).toMatchObject({
    PORT: 8080,
    PUBLIC_URL: "https://paint.example",
    DATA_DIR: "/data",
    TRUST_PROXY: "10.0.0.1,10.0.0.2",
    ROLE: "worker",
  });
  expect(config.WORKERS).toBeGreaterThan(0);
});

test.each([
  ["false", false],
  ["1", 1],
  ["10.0.0.1, 192.168.0.0/16,fd00::/8", "10.0.0.1, 192.168.0.0/16,fd00::/8"],
])("proxies are trusted by their number or by their addresses: %s", (given, read) => {
  expect(readConfig({ TRUST_PROXY: given }).TRUST_PROXY).toBe(read);
});

test.each(["true", "TRUE", "0", "17", "*", "0.0.0.0/0", "::/0", "10.0.0.1/33", "10.0.0.1,", "proxy.example"])(
  "TRUST_PROXY=%s is refused in a sentence",
  (given) => {
    const [sentence, ...others] = wrong({ TRUST_PROXY: given });
    expect(others).toEqual([]);
    expect(sentence).toMatch(/^TRUST_PROXY must be false, the number of reverse proxies .*\. Now it’s “/);
  },
);

test("every wrong variable is told in a sentence, all at once", () => {
  expect(
    wrong({
      PORT: "http",
      ROLE: "boss",
      CHILD_MEMORY_MB: "1",
      LOG_LEVEL: "loud",
      PUBLIC_URL: "paint.example",
    }),
  ).toEqual([
    "PORT must be a whole number from 0 to 65535. Now it’s “http”.",
    "PUBLIC_URL must be an address beginning with http:// or https://. Now it’s “paint.example”.",
    "ROLE must be one of all, web, worker. Now it’s “boss”.",
    "CHILD_MEMORY_MB must be a whole number from 128 to 65536. Now it’s “1”.",
    "LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent. Now it’s “loud”.",
  ]);
});

test("secrets are not repeated", () => {
  const sentences = wrong({
    AUTH_SECRET: "short",
    DATABASE_URL: "mysql://root:password@db",
    SMTP_URL: "post:secret",
  });
  expect(sentences).toHaveLength(3);
  expect(sentences.join()).not.toMatch(/short|password|secret/);
});

test("the size of painted pictures is two sides in pixels, the longer one first", () => {
  expect(readConfig({ PAINTER_SIZE: "1792x1024" }).PAINTER_SIZE).toEqual([1792, 1024]);
  for (const size of ["1024x1792", "100x100", "5000x1024", "1024", "wide"])
    expect(wrong({ PAINTER_SIZE: size })[0]).toMatch(/^PAINTER_SIZE must be two sides from 256 to 4096/);
});

test("variables that need each other are named together", () => {
  expect(wrong({ ROLE: "web", S3_ACCESS_KEY_ID: "key", S3_ENDPOINT: "http://s3" })).toEqual([
    "ROLE=web needs DATABASE_URL, because the embedded database works with one process only.",
    "S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together.",
  ]);
  expect(wrong({ PORT: "3000", MONITORING_PORT: "3000" })).toEqual([
    "MONITORING_PORT must be another port than PORT.",
  ]);
  const house = { OIDC_ISSUER: "https://login.example.org", OIDC_CLIENT_ID: "a", OIDC_CLIENT_SECRET: "b" };
  expect(wrong({ ...house, OIDC_ADMIN_CLAIM: "email=anna@example.org" })).toEqual([
    expect.stringMatching(/^OIDC_ADMIN_CLAIM must not be an email address, .* groups=tintery-admins\.$/),
  ]);
  expect(wrong({ PAINTER: "openai" })).toEqual(["PAINTER=openai needs PAINTER_MODEL."]);
  expect(wrong({ PAINTER: "comfyui" })).toEqual([
    "PAINTER=comfyui needs PAINTER_URL.",
    "PAINTER=comfyui needs PAINTER_WORKFLOW.",
  ]);
  expect(wrong({ PAINTER: "automatic1111" })).toEqual(["PAINTER=automatic1111 needs PAINTER_URL."]);
});

test("the table of variables has a line with default and sentence for every variable", () => {
  const [, , ...rows] = configTable().split("\n");
  expect(rows.length).toBeGreaterThan(20);
  for (const row of rows) expect(row).toMatch(/^\| `[A-Z0-9_]+` \| .* \| [A-Z].*\. \|$/);
  expect(rows).toContain("| `PORT` | 3000 | Port to listen on. 0 takes any free one. |");
  // machine-dependent defaults are described, not printed
  expect(configTable()).not.toContain(resolve("."));
});

test("visitors are told the contact's address, or else that of the sender of letters", () => {
  const MAIL_FROM = "Paint <post@paint.example>";
  expect(readConfig({ MAIL_FROM }).CONTACT_EMAIL).toBe("post@paint.example");
  expect(readConfig({ MAIL_FROM, CONTACT_EMAIL: "help@paint.example" }).CONTACT_EMAIL).toBe(
    "help@paint.example",
  );
  expect(wrong({ CONTACT_EMAIL: "nobody" })).toEqual([
    "CONTACT_EMAIL must be an email address. Now it’s “nobody”.",
  ]);
});

const secrets = Object.entries<Variable>(variables)
  .filter(([, { secret }]) => secret)
  .map(([name]) => name);

test("each secret may lie in a file, which the table says; other variables don’t", () => {
  expect(secrets).toContain("DATABASE_URL");
  for (const name of Object.keys(variables))
    expect([name, configTable().includes(`\`${fileVariable(name)}\``)]).toEqual([
      name,
      secrets.includes(name),
    ]);
  const url = "postgres://tintery:secret@db/tintery";
  const config = readConfig({ DATABASE_URL_FILE: fileOf(`${url}\n`), MAIL_FROM_FILE: "/nowhere" });
  expect([config.DATABASE_URL, config.MAIL_FROM]).toEqual([url, readConfig({}).MAIL_FROM]);
  expect(readConfig({ AUTH_SECRET_FILE: fileOf(` ${"x".repeat(32)} `) }).AUTH_SECRET).toBe(
    ` ${"x".repeat(32)} `,
  );
});

test("a file that is missing, empty, or one of two is told in a sentence, and never what is in it", () => {
  expect(wrong({ SMTP_URL_FILE: join(folder, "missing"), AUTH_SECRET_FILE: fileOf("\n") })).toEqual([
    expect.stringMatching(/^AUTH_SECRET_FILE must name a file with a secret\. Now “.+” is empty\.$/),
    expect.stringMatching(/^SMTP_URL_FILE must name a file we can read\. Now it’s “.+missing” \(ENOENT\)\.$/),
  ]);
  expect(wrong({ AUTH_SECRET: "x".repeat(32), AUTH_SECRET_FILE: fileOf("y".repeat(32)) })).toEqual([
    "Set AUTH_SECRET or AUTH_SECRET_FILE, and not both.",
  ]);
  expect(wrong({ AUTH_SECRET_FILE: fileOf("short") })).toEqual([
    "AUTH_SECRET must have at least 32 characters.",
  ]);
});
