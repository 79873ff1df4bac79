import { expect, test } from "vitest";
import { KeptSights } from "./kept-sights.ts";

const photo = (words: string) => new Blob([words]);

/** Looks at photos when it is told to. */
function looker() {
  const begun: { see(what: string): void; fail(): void; anotherWanted: AbortSignal }[] = [];
  const look = (anotherWanted: AbortSignal) =>
    new Promise<string>((see, reject) =>
      begun.push({ see, fail: () => reject(new Error("the worker ended")), anotherWanted }),
    );
  return { begun, look };
}

/** Looks at once. */
function quick() {
  const seen: string[] = [];
  const look = (what: string) => async () => {
    seen.push(what);
    return what;
  };
  return { seen, look };
}

test("a photo is looked at once, however often its file is opened", async () => {
  const sights = new KeptSights<string>(2);
  const { seen, look } = quick();
  for (const word of ["first", "second"])
    expect(await sights.of(photo("harbor"), look(word)), word).toBe("first");
  // of the same length, and of a length that is no whole number of words
  expect(await sights.of(photo("garden"), look("third"))).toBe("third");
  expect(await sights.of(photo("gardens"), look("fourth"))).toBe("fourth");
  expect(seen).toEqual(["first", "third", "fourth"]);
});

test("whoever asks while it is looked at waits for that", async () => {
  const sights = new KeptSights<string>(2);
  const { begun, look } = looker();
  const answers = [0, 1, 2].map(() => sights.of(photo("harbor"), look));
  await expect.poll(() => begun.length).toBe(1);
  begun[0]?.see("boats");
  expect(await Promise.all(answers)).toEqual(["boats", "boats", "boats"]);
  expect(begun).toHaveLength(1);
});

test("a look that comes to nothing fails for whoever looked, and is done anew for others", async () => {
  const sights = new KeptSights<string>(2);
  const { begun, look } = looker();
  const own = sights.of(photo("harbor"), look);
  const other = sights.of(photo("harbor"), look);
  const fails = expect(own).rejects.toThrow("the worker ended");
  await expect.poll(() => begun.length).toBe(1);
  begun[0]?.fail();
  await fails;
  await expect.poll(() => begun.length).toBe(2);
  begun[1]?.see("boats");
  expect(await other).toBe("boats");
});

test("a look may end when another photo is wanted, not when the same one is", async () => {
  const sights = new KeptSights<string>(2);
  const { begun, look } = looker();
  void sights.of(photo("harbor"), look);
  void sights.of(photo("harbor"), look);
  await expect.poll(() => begun.length).toBe(1);
  expect(begun[0]?.anotherWanted.aborted).toBe(false);
  void sights.of(photo("garden"), look);
  await expect.poll(() => begun.length).toBe(2);
  expect(begun.map(({ anotherWanted }) => anotherWanted.aborted)).toEqual([true, false]);
});

test("the photos that were used last are remembered", async () => {
  const sights = new KeptSights<string>(2);
  const { seen, look } = quick();
  for (const name of ["harbor", "garden", "harbor", "bakery", "harbor", "garden"])
    await sights.of(photo(name), look(name));
  expect(seen).toEqual(["harbor", "garden", "bakery", "garden"]);
});

test("a file that cannot be read any more is another one", async () => {
  const sights = new KeptSights<string>(2);
  const { seen, look } = quick();
  const gone = Object.assign(photo("harbor"), { arrayBuffer: () => Promise.reject(new Error("gone")) });
  await sights.of(gone, look("gone"));
  await sights.of(photo("harbor"), look("there"));
  expect(seen).toEqual(["gone", "there"]);
});
