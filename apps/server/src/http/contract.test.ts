import {
  type Call,
  type CallName,
  callNames,
  commonProblems,
  endpoints,
  problemReply,
  problems,
  type RouteName,
  routes,
} from "@tintery/contract";
import { version } from "@tintery/contract/version";
import { goodJpeg } from "@tintery/photos/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { describeOnEachDatabase } from "../testing/test-platform.ts";
import { openTestServer, type TestServer, type TestVisitor } from "../testing/test-server.ts";

const missingId = "A".repeat(22);
/** Something for every part of a path; ids are of images that nobody has. */
const parts: Record<string, string> = {
  id: missingId,
  imageId: missingId,
  version: "v1",
  which: "pbn",
  kind: "pbn",
  level: "high",
  n: "24",
  format: "csv",
  vendorId: "1",
  link: missingId,
  paletteId: "1000000",
};

const filled = (path: string) => path.replace(/:(\w+)/g, (_, part: string) => parts[part] ?? `(${part})`);

describeOnEachDatabase("the contract", (kind) => {
  let server: TestServer;
  let visitor: TestVisitor;
  let ownId: string;
  beforeAll(async () => {
    server = await openTestServer(kind);
    visitor = server.visitor();
    ownId = (await visitor.upload(await goodJpeg())).json.id;
  });
  afterAll(() => server.close());

  const send = (name: CallName, path: string, by: TestVisitor) => {
    const call: Call = endpoints[name];
    const body = call.method === "POST" ? (call.multipart ? new FormData() : "{}") : null;
    const headers: Record<string, string> =
      typeof body === "string" ? { "content-type": "application/json" } : {};
    return by.send(path, { method: call.method, headers, ...(body === null ? {} : { body }) });
  };

  test.each(callNames)("%s answers as declared", async (name) => {
    const call: Call = endpoints[name];
    const answer = await send(name, filled(call.path), server.visitor());
    if (answer.status === 200) return void call.reply.parse(answer.json);
    const { code } = problemReply.parse(answer.json);
    expect(answer.status).toBe(problems[code].status);
    expect([...call.problems, ...commonProblems]).toContain(code);
  });

  test("calls about one's own image reply as declared", async () => {
    for (const name of ["getImage", "deleteImage"] as const) {
      const answer = await send(name, endpoints[name].path.replace(":id", ownId), visitor);
      expect(answer.status).toBe(200);
      endpoints[name].reply.parse(answer.json);
    }
  });

  test.each(callNames.filter((name) => endpoints[name].guard !== "none"))(
    "%s refuses what a foreign page sends",
    async (name) => {
      const { method, path } = endpoints[name];
      const init = { method, headers: { "sec-fetch-site": "cross-site" } };
      expect(await visitor.send(filled(path), init)).toMatchObject({ status: 403, json: { code: "csrf" } });
    },
  );

  /** Who has no account is led to signing in. */
  const forAccounts: readonly RouteName[] = [
    "account",
    "downloadAccount",
    "paymentVerification",
    "paymentSuccess",
  ];
  test.each(Object.keys(routes) as RouteName[])("the address of %s is there", async (name) => {
    const answer = await visitor.get(filled(routes[name].path), { accept: "text/html" });
    if (forAccounts.includes(name))
      expect(answer.headers.get("location")?.replace(/\?.*/, "")).toBe(routes.signIn.path);
    // what changes something asks for more than a visit
    else expect(routes[name].what === "change" ? [200, 403, 404] : [200, 404]).toContain(answer.status);
    if (answer.status >= 400) expect(JSON.parse(answer.text)).toMatchObject({ page: "problem" });
  });

  test("an unknown call and an unknown page are told apart by how they are answered", async () => {
    expect(await visitor.get("/ajax/nothing", { accept: "text/html" })).toMatchObject({
      status: 404,
      json: { code: "not_found" },
    });
    const page = await visitor.get("/nowhere", { accept: "text/html" });
    expect([page.status, JSON.parse(page.text).code]).toEqual([404, "not_found"]);
  });

  test.each(["/ajax/image/%zz", `/ajax/image/${"A".repeat(500)}`, "/ajax/image/%ff/events"])(
    "an address that cannot be one is a missing one: %s",
    async (path) => {
      expect(await visitor.get(path)).toMatchObject({ status: 404, json: { code: "not_found" } });
    },
  );

  test("the description of all calls is served, and so are the addresses for machines", async () => {
    expect((await visitor.get("/openapi.json")).json).toMatchObject({ openapi: "3.1.0" });
    expect((await visitor.get("/healthz")).json).toEqual({ ok: true, version });
    expect(await visitor.get("/readyz")).toMatchObject({
      status: 200,
      json: { sandbox: expect.stringMatching(/^(bubblewrap|namespaces|node permissions)$/) },
    });
    expect((await visitor.get("/metrics")).text).toContain("tintery_request_seconds");
  });

  test("a language is chosen by the address, kept in a cookie, and the address is clean again", async () => {
    const guest = server.visitor();
    const chosen = await guest.get("/app/dashboard?a=1&language=ja");
    expect([chosen.status, chosen.headers.get("location")]).toEqual([303, "/app/dashboard?a=1"]);
    expect(chosen.headers.get("set-cookie")).toContain("language=ja");
    const page = await visitor.get("/", { cookie: "language=ja", accept: "text/html" });
    expect(JSON.parse(page.text).context.language).toBe("ja");
    // also where pages are written by others than the rest
    for (const path of [`/app/shared/${"A".repeat(22)}`, `/app/image/${"A".repeat(22)}/share`]) {
      const there = await guest.get(`${path}?language=de`);
      expect([there.status, there.headers.get("location")]).toEqual([303, path]);
    }
    const elsewhere = await guest.get("//evil.example/?language=de");
    expect(elsewhere.headers.get("location") ?? "").not.toMatch(/^\/\//);
  });

  test("pages may load nothing from elsewhere and run nothing inline", async () => {
    const { headers } = await visitor.get("/");
    const policy = headers.get("content-security-policy")!;
    expect(policy).toContain("default-src 'self'");
    // WebAssembly alone: the engine draws on the visitor's device, too
    expect(policy.match(/'[^']*unsafe[^']*'/g)).toEqual(["'wasm-unsafe-eval'"]);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });
});
