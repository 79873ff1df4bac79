import { goodJpeg } from "@tintery/photos/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { attempts } from "../platform/database/schema/attempts.ts";
import { ledger } from "../platform/database/schema/ledger.ts";
import { describeOnEachDatabase } from "../testing/test-platform.ts";
import { openTestServer, type TestServer } from "../testing/test-server.ts";
import { welcomesPerDay } from "./shares.ts";

describeOnEachDatabase("the welcome credits of guests", (kind) => {
  let server: TestServer;
  let photo: Uint8Array;
  beforeAll(async () => {
    server = await openTestServer(kind, { TRUST_PROXY: "1", MOST_WAITING: "1000" });
    photo = await goodJpeg();
  });
  afterAll(() => server.close());

  const comeFrom = async (address: string) => {
    const guest = server.visitor(address);
    return { guest, ...(await guest.uploadColoring(photo)) };
  };
  /** As many guests as get the welcome, a few at once. */
  const useUp = async (addressOf: (k: number) => string) => {
    for (let k = 0; k < welcomesPerDay; k += 10) {
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, more) => comeFrom(addressOf(k + more))),
      );
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    }
  };

  test("go to two classes of one address; who comes then is asked to sign in, and nothing is kept", async () => {
    const { guest } = await comeFrom("8.8.4.4");
    const { db } = server.platform;
    await useUp((k) => (k < welcomesPerDay - 1 ? "8.8.4.4" : "8.8.4.5"));
    const before = await db.$count(ledger);
    const refused = await comeFrom("8.8.4.4");
    expect([refused.status, refused.json.code]).toEqual([402, "welcome_used_up"]);
    expect(refused.json.error).toContain("Sign in");
    expect(await db.$count(ledger)).toBe(before);
    expect((await refused.guest.get("/ajax/images")).json.items).toEqual([]);
    // who was welcomed goes on, and other networks have their own
    expect((await guest.uploadColoring(photo)).status).toBe(200);
    expect((await comeFrom("8.8.8.8")).status).toBe(200);
    expect(JSON.stringify(await db.select().from(attempts))).not.toContain("8.8.4");
  });

  test("are not counted for addresses that many may stand behind unsaid: private ones", async () => {
    await useUp(() => "192.168.1.7");
    expect((await comeFrom("192.168.1.7")).status).toBe(200);
  });
});
