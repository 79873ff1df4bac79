import { goodJpeg } from "@tintery/photos/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "../testing/eventually.ts";
import { describeOnEachDatabase, oneDatabase } from "../testing/test-platform.ts";
import { openTestServer, type TestServer, type TestVisitor } from "../testing/test-server.ts";

describeOnEachDatabase(
  "drawings and edits",
  (kind) => {
    let server: TestServer;
    const people: { visitor: TestVisitor; id: string }[] = [];
    beforeAll(async () => {
      server = await openTestServer(kind, { TRUST_PROXY: "1" });
      await server.startWorker();
      for (const address of ["203.0.113.66", "192.0.2.1"]) {
        const visitor = server.visitor(address);
        const { id } = (await visitor.uploadColoring(await goodJpeg())).json;
        await visitor.settled(id);
        people.push({ visitor, id });
      }
    });
    afterAll(() => server.close());

    /** A PDF that nobody else asks for. */
    const own = (id: string, name: string) =>
      `/app/coloring/${id}/download/image/coloringpdf?download-name-line=yes&download-name=${name}`;

    /** Asks for many PDFs that wait for each other, until `leave` is called. */
    async function askForPdfs() {
      const [eager] = people;
      const leaving = new AbortController();
      const answers = Array.from({ length: 30 }, (_, k) =>
        eager!.visitor.send(own(eager!.id, `n${k}`), { signal: leaving.signal }).catch(() => "left" as const),
      );
      const { drawings } = server.images.admission;
      await eventually(() => drawings.isScarce);
      return { answers, leave: () => leaving.abort() };
    }

    test("who leaves loses place and turn; what is drawn for nobody ends", async () => {
      const { answers, leave } = await askForPdfs();
      leave();
      expect(await Promise.all(answers)).toContain("left");
      await eventually(() => server.images.admission.drawings.taken === 0);
    });

    test("somebody who draws a lot holds up neither the edits nor the drawings of others", async () => {
      const other = people[1]!;
      const { answers, leave } = await askForPdfs();
      expect((await other.visitor.edit(other.id, { reduceGrayscale: 30 })).json).toEqual({ ok: true });
      const drawn = other.visitor.get(own(other.id, "one"));
      let before = 0;
      for (const answer of answers) void answer.then(() => (before += 1));
      expect((await drawn).status).toBe(200);
      // those that were begun, and no more of the long line
      expect(before).toBeLessThan(10);
      leave();
      await Promise.all(answers);
    });
  },
  oneDatabase,
);
