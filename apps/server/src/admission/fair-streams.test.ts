import { noStreamStatus } from "@tintery/contract";
import { goodJpeg } from "@tintery/photos/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "../testing/eventually.ts";
import { describeOnEachDatabase, oneDatabase } from "../testing/test-platform.ts";
import { openTestServer, type TestServer, type TestVisitor } from "../testing/test-server.ts";
import { streamRules } from "./shares.ts";

describeOnEachDatabase(
  "streams of events",
  (kind) => {
    let server: TestServer;
    beforeAll(async () => {
      server = await openTestServer(kind, { TRUST_PROXY: "1" });
    });
    afterAll(() => server.close());

    const { perVisitor = 0, perNetwork } = streamRules;
    const school = "198.51.100.7";

    /** Somebody with a picture that waits. */
    async function guestAt(address: string) {
      const visitor = server.visitor(address);
      return { visitor, id: (await visitor.upload(await goodJpeg())).json.id as string, address };
    }

    /** Opens a stream and says its status; it stays open until `leave` aborts. */
    async function follow(
      { visitor, id, address }: { visitor: TestVisitor; id: string; address: string },
      leave: AbortSignal,
    ): Promise<number> {
      const headers = { cookie: visitor.cookie, "x-forwarded-for": address };
      return (await fetch(`${visitor.url}/ajax/image/${id}/events`, { headers, signal: leave })).status;
    }

    const countOf = (statuses: readonly number[]) => ({
      open: statuses.filter((status) => status === 200).length,
      polled: statuses.filter((status) => status === noStreamStatus).length,
    });

    test("beyond those of a visitor or a network are none, and pages poll; who leaves makes room", async () => {
      const leaving = new AbortController();
      const guests = await Promise.all(Array.from({ length: 6 }, () => guestAt(school)));
      const [first, ...others] = guests;
      const open = async (guest: (typeof guests)[number], count: number) =>
        Promise.all(Array.from({ length: count }, () => follow(guest, leaving.signal)));
      expect(countOf(await open(first!, perVisitor + 1))).toEqual({ open: perVisitor, polled: 1 });
      const rest = (await Promise.all(others.map((guest) => open(guest, perVisitor)))).flat();
      expect(countOf(rest)).toEqual({ open: perNetwork - perVisitor, polled: perVisitor });
      // elsewhere there is room, and what is polled says the same
      const outside = await guestAt("192.0.2.1");
      expect(await follow(outside, leaving.signal)).toBe(200);
      expect((await first!.visitor.view(first!.id)).status).toBe("waiting");
      leaving.abort();
      await eventually(() => server.images.admission.streams.taken === 0);
      const again = new AbortController();
      expect(await follow(first!, again.signal)).toBe(200);
      again.abort();
    });
  },
  oneDatabase,
);
