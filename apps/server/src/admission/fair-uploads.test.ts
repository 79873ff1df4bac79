import { type ClientRequest, request } from "node:http";
import { goodJpeg } from "@tintery/photos/testing";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { eventually } from "../testing/eventually.ts";
import { describeOnEachDatabase, oneDatabase } from "../testing/test-platform.ts";
import { openTestServer, type TestServer } from "../testing/test-server.ts";

const behindProxy = { TRUST_PROXY: "1" };
const others = Array.from({ length: 10 }, (_, k) => `192.0.2.${k + 1}`);
const school = "198.51.100.7";
const hostile = "203.0.113.66";

/** A request whose body has begun and does not go on. */
function hold(
  url: string,
  path: string,
  headers: Record<string, string | number>,
  begin: Uint8Array | string,
) {
  const held: { request: ClientRequest; closed: boolean; status?: number | undefined } = {
    request: request(url + path, {
      method: "POST",
      agent: false,
      headers: { "x-requested-with": "XMLHttpRequest", "x-forwarded-for": hostile, ...headers },
    }),
    closed: false,
  };
  held.request.on("error", () => {});
  held.request.on("response", (answer) => {
    held.status = answer.statusCode;
    answer.resume();
  });
  held.request.on("close", () => {
    held.closed = true;
  });
  held.request.write(begin);
  return held;
}

const slowUpload = (url: string) =>
  hold(
    url,
    "/ajax/create/coloring/v1",
    { "content-type": "multipart/form-data; boundary=b", "content-length": 1_000_000 },
    '--b\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n',
  );

describeOnEachDatabase(
  "uploads of many",
  (kind) => {
    let server: TestServer;
    let photo: Uint8Array;
    beforeAll(async () => {
      server = await openTestServer(kind, behindProxy);
      photo = await goodJpeg();
    });
    afterAll(() => server.close());

    test("slow ones of one address take no place that others need, and end", async () => {
      const { url } = server.visitor();
      const { uploads } = server.images.admission;
      const slow = Array.from({ length: 64 }, () => slowUpload(url));
      await eventually(() => uploads.isScarce);
      const answers = await Promise.all(
        others.map((address) => server.visitor(address).uploadColoring(photo)),
      );
      expect(answers.map(({ status }) => status)).toEqual(others.map(() => 200));
      expect(slow.every(({ status }) => status === undefined)).toBe(true);
      await eventually(() => slow.every(({ closed }) => closed));
      expect(uploads.taken).toBe(0);
    });

    test("any other body that trickles in ends, too: without a file, with one that nobody reads, and with one that is refused", async () => {
      const { url } = server.visitor();
      const text = { "content-type": "application/json", "content-length": 10_000 };
      const form = { ...text, "content-type": "multipart/form-data; boundary=b" };
      const elsewhere = `/ajax/image/${"A".repeat(22)}`;
      const create = "/ajax/create/coloring/v1";
      const slow = [
        hold(url, elsewhere, text, "{"),
        hold(url, elsewhere, form, "--b"),
        hold(url, create, text, "{"),
        hold(url, create, { ...form, "x-requested-with": "nobody" }, "--b"),
      ];
      await eventually(() => slow.every(({ closed }) => closed));
    });

    test("a photo is watched from when it is read on, not while the database is asked who sends it", async () => {
      const watched = vi.spyOn(server.images.admission.bodies, "watch");
      const asked = vi.spyOn(server.platform.sessions, "knownVisitor");
      expect((await server.visitor(school).uploadColoring(photo)).status).toBe(200);
      const [firstWatched, firstAsked] = [watched, asked].map(({ mock }) => mock.invocationCallOrder[0] ?? 0);
      expect(firstWatched).toBeGreaterThan(firstAsked!);
      vi.restoreAllMocks();
    });

    test("thirty guests of one address get their pictures, and ten of others need not wait behind them", async () => {
      const guests = Array.from({ length: 30 }, () => server.visitor(school));
      const sent = await Promise.all(guests.map((guest) => guest.upload(photo)));
      expect(sent.map(({ status }) => status)).toEqual(guests.map(() => 200));
      const visitors = others.map((address) => server.visitor(address));
      const answers = await Promise.all(visitors.map((visitor) => visitor.upload(photo)));
      expect(answers.map(({ status }) => status)).toEqual(visitors.map(() => 200));
      const begun: string[] = [];
      server.images.converter.onChild = (_, imageId) => void begun.push(imageId);
      await server.startWorker();
      for (const [k, guest] of guests.entries())
        expect((await guest.settled(sent[k]?.json.id)).status).toBe("ready");
      const own = new Set(sent.map(({ json }) => json.id as string));
      const ofSchool = begun.filter((id) => own.has(id));
      const lastOfOthers = Math.max(...answers.map(({ json }) => begun.indexOf(json.id)));
      // the coloring pages of the others are before it, too: each of their networks takes one turn a round
      expect(ofSchool.length).toBe(30);
      expect(begun.slice(0, lastOfOthers).filter((id) => own.has(id)).length).toBeLessThanOrEqual(4);
    });
  },
  oneDatabase,
);

describeOnEachDatabase("a line", (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(kind, { ...behindProxy, MOST_WAITING: "20" });
  });
  afterAll(() => server.close());

  test("that one address fills without cookies still takes the picture of any other", async () => {
    const photo = await goodJpeg();
    const flood = await Promise.all(
      Array.from({ length: 24 }, () => server.visitor(hostile).uploadColoring(photo)),
    );
    expect(flood.filter(({ status }) => status === 200)).toHaveLength(15);
    const refused = flood.filter(({ status }) => status === 503);
    expect(refused).toHaveLength(9);
    for (const { json, headers } of refused) {
      expect(json.code).toBe("busy");
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    }
    for (const address of others)
      expect((await server.visitor(address).uploadColoring(photo)).status).toBe(200);
  });

  test("knows networks by what no address can be read from", async () => {
    const { rows } = await server.platform.db.execute<{ group_id: string; count: number }>(
      "select group_id, count(*)::int as count from pgboss.job where name = 'convert-image' group by group_id order by count desc",
    );
    expect(rows[0]?.count).toBe(15);
    expect(rows).toHaveLength(11);
    expect(JSON.stringify(rows)).not.toContain("203.0.113");
  });
});
