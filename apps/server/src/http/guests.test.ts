import { addresses, callNames, endpoints, type Call, routes } from "@tintery/contract";
import { goodJpeg } from "@tintery/photos/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sessions, users } from "../platform/database/schema/accounts.ts";
import { addImage } from "../testing/test-image.ts";
import { describeOnEachDatabase } from "../testing/test-platform.ts";
import { openTestServer, type TestServer } from "../testing/test-server.ts";

describeOnEachDatabase("guests", (kind) => {
  let server: TestServer;
  let sample: string;
  beforeAll(async () => {
    server = await openTestServer(kind);
    sample = await addImage(server.platform.db, { sample: true, status: "ready", modelKey: "model" });
  });
  afterAll(() => server.close());

  const people = async () => {
    const { db } = server.platform;
    return { users: await db.$count(users), sessions: await db.$count(sessions) };
  };
  const filled = (path: string) => path.replace(/:(?:id|imageId)\b/g, sample).replace(/:\w+/g, "any");

  test("are not made by looking: no page, call or address keeps anything of whoever only looks", async () => {
    const before = await people();
    const looks = [
      ...Object.values(routes).map(({ path }) => path),
      ...callNames
        .map((name): Call => endpoints[name])
        .flatMap(({ method, path }) => (method === "GET" ? [path] : [])),
    ];
    for (const path of looks)
      for (const method of ["GET", "HEAD"]) {
        const { headers } = await server
          .visitor()
          .send(filled(path), { method, headers: { accept: "text/html" } });
        expect([path, headers.getSetCookie()]).toEqual([path, []]);
      }
    expect(await people()).toEqual(before);
  });

  test("are known by their first upload: before it, pages say that lists are empty", async () => {
    const lists = [addresses.dashboard(), addresses.colorings(), addresses.outlinesList()];
    const visitor = server.visitor();
    const said = () =>
      Promise.all(
        lists.map(
          async (path) =>
            JSON.parse((await visitor.get(path, { accept: "text/html" })).text).isNew as boolean,
        ),
      );
    expect(await said()).toEqual([true, true, true]);
    await visitor.upload(await goodJpeg());
    expect(await said()).toEqual([false, false, false]);
  });

  test("are not made by what is refused", async () => {
    const before = await people();
    const visitor = server.visitor();
    expect((await visitor.upload(Buffer.from("no picture"))).status).toBe(415);
    expect((await visitor.upload(null)).status).toBe(400);
    const missing = `/ajax/feedback/${"A".repeat(22)}`;
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ type: "coloring", rating: 5, feedbackText: "" });
    expect((await visitor.send(missing, { method: "POST", headers, body })).status).toBeGreaterThanOrEqual(
      400,
    );
    expect(visitor.cookie).toBe("");
    expect(await people()).toEqual(before);
  });

  test("are made by the first upload, whose answer brings the cookie; from then on the picture is theirs", async () => {
    const before = await people();
    const visitor = server.visitor();
    const { id } = (await visitor.upload(await goodJpeg())).json;
    expect(visitor.cookie).toMatch(/^tintery\./);
    const page = `/app/paint-by-numbers/${id}`;
    expect(JSON.parse((await visitor.get(page, { accept: "text/html" })).text)).toMatchObject({
      image: { id },
    });
    expect((await server.visitor().get(page)).status).toBe(404);
    await visitor.upload(await goodJpeg());
    expect(((await visitor.get("/ajax/images")).json.items as unknown[]).length).toBe(2);
    expect(await people()).toEqual({ users: before.users + 1, sessions: before.sessions + 1 });
  });

  test("are made by the first opinion on a sample, which stays theirs", async () => {
    const visitor = server.visitor();
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ type: "coloring", rating: 4, feedbackText: "" });
    const sent = await visitor.send(`/ajax/feedback/${sample}`, { method: "POST", headers, body });
    expect([sent.status, visitor.cookie !== ""]).toEqual([200, true]);
    expect((await visitor.get(`/ajax/feedback/${sample}?type=coloring`)).json.items).toHaveLength(1);
    expect((await server.visitor().get(`/ajax/feedback/${sample}?type=coloring`)).json.items).toEqual([]);
  });
});
