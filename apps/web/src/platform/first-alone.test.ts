import { expect, test } from "vitest";
import { firstAlone } from "./first-alone.ts";

/** Sends that end when the test says so, and the names of those that have begun. */
function sending() {
  const begun: string[] = [];
  const ends = new Map<string, { resolve: (reply: string) => void; reject: (error: Error) => void }>();
  const send = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      begun.push(name);
      ends.set(name, { resolve, reject });
    });
  return { begun, ends, send };
}

test("all others wait for the first that goes well, and then for nobody", async () => {
  const gate = firstAlone();
  const { begun, ends, send } = sending();
  const refused = gate(send("refused"));
  const taken = gate(send("taken"));
  const others = [gate(send("third")), gate(send("fourth"))];
  expect(begun).toEqual(["refused"]);
  ends.get("refused")!.reject(new Error("no picture"));
  await expect(refused).rejects.toThrow("no picture");
  await expect.poll(() => begun).toEqual(["refused", "taken"]);
  ends.get("taken")!.resolve("id");
  expect(await taken).toBe("id");
  await expect.poll(() => begun).toEqual(["refused", "taken", "third", "fourth"]);
  for (const name of ["third", "fourth"]) ends.get(name)!.resolve(name);
  expect(await Promise.all(others)).toEqual(["third", "fourth"]);
});
