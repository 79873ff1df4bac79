import { expect, test } from "vitest";
import { Gone } from "../admission/places.ts";
import { SharedWork } from "./shared-work.ts";

/** Work that ends when it is told to, and notes when it is stopped. */
function openWork() {
  const begun: { finish: (made: string) => void; stopped: AbortSignal }[] = [];
  const begin = (stopped: AbortSignal) =>
    new Promise<string>((finish, fail) => {
      begun.push({ finish, stopped });
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
