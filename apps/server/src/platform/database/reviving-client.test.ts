import { expect, test } from "vitest";
import { DatabaseAway } from "./database-away.ts";
import { type LiteClient, RevivingClient } from "./reviving-client.ts";

const failure = (code: string) => Object.assign(new Error(`error ${code}`), { code });

/** Instances that can be broken, numbered in the order they were opened. */
function instances() {
  const opened: { broken: boolean; heard: string[]; closed: boolean }[] = [];
  let refuse = 0;
  const open = async (): Promise<LiteClient> => {
    if (refuse-- > 0) throw new Error("no room to recover");
    const state = { broken: false, heard: [] as string[], closed: false };
    const number = opened.push(state);
    const answer = async (text: string) => {
      if (state.broken) throw failure("XX000");
      if (text.startsWith("fail ")) throw failure(text.slice(5));
      return number;
    };
    return {
      query: answer,
      listen: async (channel) => {
        state.heard.push(channel);
        return async () => void state.heard.pop();
      },
      close: async () => {
        state.closed = true;
      },
    };
  };
  return { open, opened, refuseTimes: (times: number) => (refuse = times) };
}

test("an ordinary error leaves the instance alone", async () => {
  const { open, opened } = instances();
  const { client } = new RevivingClient(await open(), open, () => {});
  await expect(client.query("fail 23505")).rejects.toMatchObject({ code: "23505" });
  await expect(client.query("fail 53100")).rejects.toMatchObject({ code: "53100" });
  expect(await client.query("select")).toBe(1);
  expect(opened).toHaveLength(1);
});

test("a broken one is replaced, listeners included, and only the living one is closed", async () => {
  const { open, opened } = instances();
  const reported: unknown[] = [];
  const reviving = new RevivingClient(await open(), open, (error) => reported.push(error));
  const { client } = reviving;
  const stopListening = await client.listen("jobs", () => {});
  opened[0]!.broken = true;
  await expect(client.query("select")).rejects.toMatchObject({ code: "XX000" });
  await expect.poll(() => client.query("select").catch(() => 0)).toBe(2);
  expect(reported).toHaveLength(1);
  expect(opened.map(({ heard }) => heard)).toEqual([["jobs"], ["jobs"]]);
  await stopListening();
  expect(opened.map(({ heard }) => heard)).toEqual([["jobs"], []]);
  await reviving.close();
  expect(opened.map(({ closed }) => closed)).toEqual([false, true]);
});

test("while it cannot be opened calls fail at once, and it is tried until it works", async () => {
  const { open, opened, refuseTimes } = instances();
  const reviving = new RevivingClient(await open(), open, () => {});
  const { client } = reviving;
  opened[0]!.broken = true;
  refuseTimes(1);
  await expect(client.query("select")).rejects.toMatchObject({ code: "XX000" });
  await expect(client.query("select")).rejects.toThrow(DatabaseAway);
  await expect.poll(() => client.query("select").catch(() => 0)).toBe(2);
  await reviving.close();
});
