import { creditsOf, tenthsPerCredit, welcomeCredits } from "@tintery/contract";
import { expect, test } from "vitest";
import { startChild } from "../testing/child-process.ts";
import type { FoundBooks } from "../testing/children/settle-pictures.ts";
import { addUser } from "../testing/test-image.ts";
import { describeOnEachDatabase, openTestPlatform } from "../testing/test-platform.ts";

const price = creditsOf({ kind: "coloring", hasFilter: false }, "free") * tenthsPerCredit;

// a new process costs a second, and one of the embedded database three, so most runs try every second statement of the server and every
// fourth of those between them on the embedded one; the night may ask for all
const isThorough = process.env.TINTERY_KILLS === "all";

describeOnEachDatabase("books of a process that is killed", (kind) => {
  test("are balanced, whichever statement of holding, spending and giving back was to come next", async () => {
    const [first, step] = isThorough ? [1, 1] : kind === "postgres" ? [1, 2] : [2, 4];
    const platform = await openTestPlatform(kind);
    try {
      const ownerId = await addUser(platform.db);
      await platform.suspend();
      const { environment } = platform;
      let statement = first;
      for (; ; statement += step) {
        const child = startChild("settle-pictures", { environment, ownerId, statement });
        // what this one finds is what the one before has left behind
        expectBalanced((await child.next()) as FoundBooks);
        const code = await child.exited;
        if (code === 0) break;
        expect([code, child.process.signalCode]).toEqual([null, "SIGKILL"]);
      }
      // a creation, its claim, and three kinds of end
      expect(statement).toBeGreaterThan(30);
    } finally {
      await platform.close();
    }
  });
});

function expectBalanced(found: FoundBooks): void {
  let spent = 0;
  for (const { id, status, deleted } of found.images) {
    const rows = found.ledger.filter(({ about }) => about === id).map((row) => [row.kind, row.tenths]);
    const isBack = deleted || status === "failed";
    const end = isBack ? [["refund", price]] : status === "ready" ? [["capture", 0]] : [];
    expect(rows.sort()).toEqual([...end, ["hold", -price]].sort());
    if (!isBack) spent += price;
  }
  const known = found.images.map(({ id }) => id).sort();
  // whatever was paid for is also worked on, and nothing else is
  expect(found.jobs.sort()).toEqual(known);
  // and stands in its coloring book
  expect(found.pages.sort()).toEqual(known);
  const about = new Set(found.ledger.flatMap((row) => (row.kind === "grant" ? [] : [row.about])));
  expect([...about].sort()).toEqual(known);
  const sum = found.ledger.reduce((all, { tenths }) => all + tenths, 0);
  expect(sum).toBe(found.ledger.length === 0 ? 0 : welcomeCredits * tenthsPerCredit - spent);
}
