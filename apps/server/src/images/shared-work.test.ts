import { expect, test } from "vitest";
import { Gone, NoPlace } from "../admission/places.ts";
import { SharedWork } from "./shared-work.ts";

/** Work that ends when it is told to, and notes when it is stopped. */
function openWork() {
  const begun: { finish: (made: string) => void; fail: (why: Error) => void; stopped: AbortSignal }[] = [];
  const begin = (stopped: AbortSignal) =>
    new Promise<string>((finish, fail) => {
      begun.push({ finish, fail, stopped });
      stopped.addEventListener("abort", () => fail(new Error("stopped")));
    });
  return { begun, begin };
}

test("is done once for all who ask at the same moment, and anew for who asks later", async () => {
  const { begun, begin } = openWork();
  const shared = new SharedWork<string>();
  const stays = new AbortController().signal;
  const both = [shared.join("a", stays, begin), shared.join("a", stays, begin)];
  const other = shared.join("b", stays, begin);
  expect(begun).toHaveLength(2);
  begun[0]?.finish("made");
  expect(await Promise.all(both)).toEqual(["made", "made"]);
  begun[1]?.finish("other");
  expect(await other).toBe("other");
  void shared.join("a", stays, begin);
  expect(begun).toHaveLength(3);
});

test("goes on while anybody waits for it, and ends with the last", async () => {
  const { begun, begin } = openWork();
  const shared = new SharedWork<string>();
  const people = [new AbortController(), new AbortController()];
  const answers = people.map(({ signal }) => shared.join("a", signal, begin));
  const ends = answers.map((answer) => expect(answer).rejects.toThrow(Gone));
  people[0]?.abort();
  expect(begun[0]?.stopped.aborted).toBe(false);
  people[1]?.abort();
  expect(begun[0]?.stopped.aborted).toBe(true);
  await Promise.all(ends);
  // nobody gets what was stopped
  void shared.join("a", new AbortController().signal, begin);
  expect(begun).toHaveLength(2);
  await expect(shared.join("a", AbortSignal.abort(), begin)).rejects.toThrow(Gone);
});

test("is begun by the next one where whoever began it got no place", async () => {
  const { begun, begin } = openWork();
  const shared = new SharedWork<string>();
  const stays = new AbortController().signal;
  const [first, second, third] = [0, 1, 2].map(() => shared.join("a", stays, begin));
  const refused = expect(first).rejects.toThrow(NoPlace);
  begun[0]?.fail(new NoPlace());
  await refused;
  // the others have one attempt in common
  await expect.poll(() => begun.length).toBe(2);
  begun[1]?.finish("made");
  expect(await Promise.all([second, third])).toEqual(["made", "made"]);
});

test("fails for all who wait where it cannot be done", async () => {
  const { begun, begin } = openWork();
  const shared = new SharedWork<string>();
  const stays = new AbortController().signal;
  const answers = [0, 1].map(() => shared.join("a", stays, begin));
  const ends = answers.map((answer) => expect(answer).rejects.toThrow("too complex"));
  begun[0]?.fail(new Error("too complex"));
  await Promise.all(ends);
  expect(begun).toHaveLength(1);
});
