import { readFile } from "node:fs/promises";
import { importanceMask, requestLimits, uploadLimits } from "@tintery/contract";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { waitSeconds } from "../admission/shares.ts";
import { multipartLimits, proxyLimits } from "../http/server-limits.ts";
import { variables } from "../platform/config-variables.ts";

const readProxy = (name: string) =>
  readFile(new URL(`../../../../deploy/proxies/${name}`, import.meta.url), "utf8");

/** The longest time limit of a conversion that the configuration takes. */
const maxConvertSeconds = Math.max(
  ...Array.from({ length: 1000 }, (_, k) => k).filter(
    (seconds) => variables.CONVERT_SECONDS.schema.safeParse(String(seconds)).success,
  ),
);
const seconds = proxyLimits.silentSeconds;
const closed = ["/metrics", "/healthz", "/readyz"];
const alike = ["/metrics/", "/healthz/", "/readyz/"];
const open = ["/", "/ajax/images", "/app/metrics", "/metrics.json", "/readyz/more"];

test("proxies let through what the server takes, and wait for what it takes long for", () => {
  const form = uploadLimits.bytes + importanceMask.bytes + requestLimits.bytes;
  expect(proxyLimits.bodyBytes).toBeGreaterThanOrEqual(form);
  expect(proxyLimits.bodyBytes).toBeGreaterThanOrEqual(multipartLimits.fileSize);
  expect(proxyLimits.silentSeconds).toBeGreaterThanOrEqual(waitSeconds + maxConvertSeconds);
});

test("the guide says the same of any other proxy", async () => {
  const guide = await readFile(new URL("../../../../docs/operators.md", import.meta.url), "utf8");
  expect(guide).toContain(`| size of a body | ${proxyLimits.bodyBytes / 1024 ** 2} MiB |`);
  expect(guide).toContain(
    `| time without an answer | ${seconds} s | a request may wait ${waitSeconds} s for a place before its work begins |`,
  );
});

test("nginx has the sizes and timeouts of the server, and closes the addresses for monitoring", async () => {
  const text = await readProxy("nginx.conf");
  const setting = (name: string) => new RegExp(`^ *${name} ([^;]+);$`, "m").exec(text)?.[1];
  expect(setting("client_max_body_size")).toBe(`${proxyLimits.bodyBytes / 1024 ** 2}m`);
  expect(setting("proxy_read_timeout")).toBe(`${seconds}s`);
  expect(setting("proxy_send_timeout")).toBe(`${seconds}s`);
  expect(setting("proxy_buffering")).toBe("off");
  expect(setting("proxy_set_header Host")).toBe("$http_host");
  expect(setting("proxy_set_header X-Forwarded-For")).toBe("$proxy_add_x_forwarded_for");
  expect(setting("proxy_set_header X-Forwarded-Proto")).toBe("$scheme");
  expect(setting("proxy_set_header X-Forwarded-Host")).toBe('""');
  const [, pattern = ""] = /location ~ (\S+) \{ return 404; \}/.exec(text) ?? [];
  for (const path of [...closed, ...alike])
    expect([path, new RegExp(pattern).test(path)]).toEqual([path, true]);
  for (const path of open) expect([path, new RegExp(pattern).test(path)]).toEqual([path, false]);
});

test("Caddy has the sizes and timeouts of the server, and closes the addresses for monitoring", async () => {
  const text = await readProxy("Caddyfile");
  const setting = (name: string) => new RegExp(`^\\t+${name} (.+)$`, "m").exec(text)?.[1];
  expect(setting("max_size")).toBe(String(proxyLimits.bodyBytes));
  for (const name of ["response_header_timeout", "read_timeout", "write_timeout"])
    expect([name, setting(name)]).toEqual([name, `${seconds}s`]);
  expect(setting("flush_interval")).toBe("-1");
  expect(setting("header_up")).toBe("-X-Forwarded-Host");
  expect(setting("@monitoring path")?.split(" ").sort()).toEqual([...closed, ...alike].sort());
  expect(setting("respond @monitoring")).toBe("404");
});

test("Traefik has the sizes and timeouts of the server, and closes the addresses for monitoring", async () => {
  const { entryPoints } = parse(await readProxy("traefik.yaml"));
  expect(entryPoints.websecure.transport.respondingTimeouts).toEqual({ readTimeout: `${seconds}s` });
  const { http } = parse(await readProxy("traefik-routes.yaml"));
  const { tintery, "tintery-uploads": uploads } = http.routers;
  expect(http.middlewares["tintery-body"].buffering.maxRequestBodyBytes).toBe(proxyLimits.bodyBytes);
  expect(http.middlewares["tintery-headers"].headers.customRequestHeaders).toEqual({
    "X-Forwarded-Host": "",
  });
  expect([tintery.middlewares, uploads.middlewares]).toEqual([
    ["tintery-headers"],
    ["tintery-headers", "tintery-body"],
  ]);
  const { servers, passHostHeader, responseForwarding } = http.services.tintery.loadBalancer;
  expect([servers.length, passHostHeader, responseForwarding.flushInterval]).toEqual([1, true, "-1ms"]);
  const { responseHeaderTimeout } = http.serversTransports.tintery.forwardingTimeouts;
  expect(responseHeaderTimeout).toBe(`${seconds}s`);
  const [, pattern = ""] = /!PathRegexp\(`([^`]+)`\)/.exec(tintery.rule) ?? [];
  for (const path of [...closed, ...alike])
    expect([path, new RegExp(pattern).test(path)]).toEqual([path, true]);
  for (const path of open) expect([path, new RegExp(pattern).test(path)]).toEqual([path, false]);
});
