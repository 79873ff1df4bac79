import { once } from "node:events";
import { connect } from "node:net";
import { type Call, callNames, endpoints, routes } from "@tintery/contract";
import { goodJpeg } from "@tintery/photos/testing";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { images } from "../platform/database/schema/images.ts";
import { describeOnEachDatabase } from "../testing/test-platform.ts";
import { openTestServer, type TestServer, type TestVisitor } from "../testing/test-server.ts";

/** As long as the secret part of a link or an id, so that it passes for either. */
const secret = "Secret-Secret-Secret-S";
const filled = (path: string) => path.replace(/:\w+/g, secret);

describeOnEachDatabase("the log and the metrics hold no secrets", (kind) => {
  let server: TestServer;
  let visitor: TestVisitor;
  const lines: string[] = [];
  const logged = () => lines.join("");
  beforeAll(async () => {
    const logTo = { write: (line: string) => void lines.push(line) };
    server = await openTestServer(kind, { LOG_LEVEL: "trace" }, { logTo });
    visitor = server.visitor();
  });
  afterAll(() => server.close());

  /** Sends a request whose every part carries the secret: names of a class come in a body. */
  const send = (method: string, path: string) =>
    visitor.send(`${filled(path)}?token=${secret}&prompt=${secret}`, {
      method,
      headers: {
        cookie: `tintery.session_token=${secret}.${secret}; language=${secret}`,
        authorization: `Bearer ${secret}`,
        referer: `http://127.0.0.1/app/shared/${secret}`,
        "user-agent": secret,
        accept: "text/html",
        "idempotency-key": secret,
        ...(method === "POST" && { "content-type": "application/json" }),
      },
      ...(method === "POST" && { body: JSON.stringify({ names: [secret], title: secret, caption: secret }) }),
    });
  const expectNone = async () => {
    const { text } = await visitor.get("/metrics");
    expect(text).toContain("tintery_request_seconds");
    for (const place of [logged(), text]) expect(place).not.toContain(secret);
    expect(logged()).not.toContain(JSON.stringify([...Buffer.from(secret)]).slice(1, -1));
  };

  test("of any call or address", async () => {
    const everything: [string, string][] = [
      ...callNames.map((name): [string, string] => {
        const call: Call = endpoints[name];
        return [call.method, call.path];
      }),
      ...Object.values(routes).map(({ path }): [string, string] => ["GET", path]),
      ...[
        "/healthz",
        "/readyz",
        "/nowhere/:link",
        "/app/shared/:link/nothing",
        "/ajax/auth/reset/:token",
      ].map((path): [string, string] => ["GET", path]),
    ];
    for (const [method, path] of everything) await send(method, path);
    expect(logged()).toContain('"route":"/app/shared/:link"');
    await expectNone();
  });

  test("of a request that is none", async () => {
    const socket = connect(Number(new URL(visitor.url).port), "127.0.0.1");
    socket.end(`GET /app/shared/${secret} HTTP/1.1\r\nCookie: a=${secret}\r\n${secret}\r\n\r\n`);
    await once(socket.resume(), "close");
    await expectNone();
  });

  test("when everything fails", async () => {
    const { id } = (await visitor.upload(await goodJpeg())).json;
    const { db } = server.platform;
    await db.update(images).set({ status: "ready", modelKey: "model" });
    const link = (await visitor.send(`/ajax/image/${id}/share`, { method: "POST" })).json.address as string;
    const token = decodeURIComponent(visitor.cookie.split("=")[1]!).split(".")[0]!;
    const lose = (table: string) => db.execute(sql.raw(`alter table ${table} rename to ${table}_gone`));
    // a visitor who was just there is still known: only what others ask fails
    await lose("sessions");
    await server.visitor().send(`/ajax/image/${id}`, { headers: { cookie: `${visitor.cookie}x` } });
    for (const table of ["images", "share_links"]) {
      await lose(table);
      expect((await visitor.get(`/ajax/image/${id}`)).status).toBe(500);
      expect((await visitor.get(link)).status).toBeGreaterThanOrEqual(400);
    }
    expect(logged()).toContain("a request failed");
    for (const hidden of [token, visitor.cookie, link.split("/").at(-1)!])
      expect(logged()).not.toContain(hidden);
  });
});
