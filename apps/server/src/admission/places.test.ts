import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { networksOf } from "./networks.ts";
import { Gone, NoPlace, type PlaceRules, Places, type Release } from "./places.ts";

const waiting = { total: 100, seconds: 600 };
const rules: PlaceRules = { total: 4, perVisitor: 3, perNetwork: 2, scarceFrom: 3, waiting };

/** Somebody at an address. */
const at = (address: string, visitor: string | null = null) => ({ visitor, networks: networksOf(address) });
/** Who never goes. */
const patient = () => new AbortController().signal;

/** People who ask places one after the other; what became of each is known once all promises have settled. */
class Crowd {
  readonly #places: Places;
  readonly asked: { who: ReturnType<typeof at>; leave: AbortController; state: State; stopped: boolean }[] =
    [];
  readonly #releases = new Map<number, Release>();

  constructor(places: Places) {
    this.#places = places;
  }

  async ask(address: string, visitor: string | null = null, speed = () => 1): Promise<void> {
    const one = {
      who: at(address, visitor),
      leave: new AbortController(),
      state: "waits" as State,
      stopped: false,
    };
    const k = this.asked.push(one) - 1;
    const stop = () => {
      one.stopped = true;
      void this.end(k);
    };
    this.#places.take({ who: one.who, gone: one.leave.signal }, { speed, stop }).then(
      (release) => {
        one.state = "holds";
        this.#releases.set(k, release);
      },
      (error: unknown) => {
        one.state = error instanceof Gone ? "left" : "refused";
      },
    );
    await settled();
  }

  async leave(k: number): Promise<void> {
    this.asked[k]?.leave.abort();
    await settled();
  }

  async end(k: number): Promise<void> {
    const one = this.asked[k];
    if (one?.state !== "holds") return;
    one.state = "ended";
    this.#releases.get(k)?.();
    await settled();
  }

  states(): State[] {
    return this.asked.map(({ state }) => state);
  }

  holding(of: (who: ReturnType<typeof at>) => boolean = () => true): number {
    return this.asked.filter(({ state, who }) => state === "holds" && of(who)).length;
  }
}

type State = "waits" | "holds" | "left" | "refused" | "ended";
afterEach(() => void vi.useRealTimers());
const settled = () => new Promise((resolve) => setImmediate(resolve));

const step = fc.oneof(
  fc.record({ does: fc.constant("ask" as const), network: fc.nat(3), visitor: fc.nat(2) }),
  fc.record({ does: fc.constantFrom("leave" as const, "end" as const), k: fc.nat(30) }),
);

test("whatever people do, no limit is passed, nobody waits for a place they may have, and all places come back", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const places = new Places(rules);
      const crowd = new Crowd(places);
      const addressOf = (network: number) => `192.0.2.${network}`;
      for (const each of steps) {
        if (each.does === "ask") await crowd.ask(addressOf(each.network), `${each.network} ${each.visitor}`);
        else await crowd[each.does](each.k);
        const held = crowd.holding();
        expect(places.taken).toBe(held);
        expect(held).toBeLessThanOrEqual(rules.total);
        for (const { state, who } of crowd.asked) {
          const ofVisitor = crowd.holding(({ visitor }) => visitor === who.visitor);
          const ofNetwork = crowd.holding(({ networks }) => networks[0] === who.networks[0]);
          expect(ofVisitor).toBeLessThanOrEqual(3);
          const isFree = held < rules.total && ofVisitor < 3 && (held < rules.scarceFrom || ofNetwork < 2);
          if (state === "waits") expect(isFree).toBe(false);
        }
      }
      for (const [k] of crowd.asked.entries()) await crowd.leave(k);
      for (const [k] of crowd.asked.entries()) await crowd.end(k);
      expect(places.taken).toBe(0);
      expect(crowd.states()).not.toContain("waits");
    }),
    { numRuns: 200 },
  );
});

test("a free place goes to the network that has least, and there to the visitor who has least", async () => {
  const crowd = new Crowd(new Places({ ...rules, perNetwork: 9, perVisitor: 9 }));
  for (let count = 0; count < 4; count += 1) await crowd.ask("192.0.2.1", "first");
  await crowd.ask("192.0.2.1", "first");
  await crowd.ask("192.0.2.1", "second");
  await crowd.ask("192.0.2.2");
  await crowd.end(0);
  expect(crowd.states().slice(4)).toEqual(["waits", "waits", "holds"]);
  await crowd.end(1);
  expect(crowd.states().slice(4)).toEqual(["waits", "holds", "holds"]);
});

test("a network may have all places while nobody else wants them, up to the scarce ones", async () => {
  const crowd = new Crowd(new Places(rules));
  for (let count = 0; count < 5; count += 1) await crowd.ask("192.0.2.1");
  expect(crowd.states()).toEqual(["holds", "holds", "holds", "waits", "waits"]);
  await crowd.ask("192.0.2.2");
  expect(crowd.states()).toEqual(["holds", "holds", "holds", "waits", "waits", "holds"]);
});

test("where all places are taken, the slowest of the largest network gives way to one that has less", async () => {
  const crowd = new Crowd(new Places({ ...rules, perVisitor: 9, scarceFrom: 4 }));
  for (const [address, speed] of [
    ["192.0.2.1", 30],
    ["192.0.2.1", 10],
    ["192.0.2.1", 20],
    ["192.0.2.2", 1],
  ] as const)
    await crowd.ask(address, null, () => speed);
  await crowd.ask("192.0.2.3");
  expect(crowd.states()).toEqual(["holds", "ended", "holds", "holds", "holds"]);
  // nobody has more than a network's share now
  await crowd.ask("192.0.2.4");
  expect(crowd.states().at(-1)).toBe("waits");
});

test("nobody who is not slow gives way, and who becomes slow does while somebody waits", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const crowd = new Crowd(new Places({ ...rules, perVisitor: 9, scarceFrom: 4 }));
  const speeds = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0];
  for (const [k, address] of ["192.0.2.1", "192.0.2.1", "192.0.2.1", "192.0.2.2"].entries())
    await crowd.ask(address, null, () => speeds[k]!);
  await crowd.ask("192.0.2.3");
  await vi.advanceTimersToNextTimerAsync();
  expect(crowd.states()).toEqual(["holds", "holds", "holds", "holds", "waits"]);
  speeds[1] = 10;
  await vi.advanceTimersToNextTimerAsync();
  expect(crowd.states()).toEqual(["holds", "ended", "holds", "holds", "holds"]);
  // nobody waits, so nobody is looked at any more
  await vi.advanceTimersToNextTimerAsync();
  expect(vi.getTimerCount()).toBe(0);
});

test("IPv6 networks that one home or one site can have are counted together", async () => {
  const crowd = new Crowd(new Places({ ...rules, total: 40, scarceFrom: 0 }));
  for (let count = 0; count < 6; count += 1) await crowd.ask(`2001:db8:1:ab0${count}::1`);
  // a home: twice what one network has
  expect(crowd.holding()).toBe(4);
  for (let count = 0; count < 6; count += 1) await crowd.ask(`2001:db8:1:${count}c00::1`);
  // a site: four times
  expect(crowd.holding()).toBe(8);
  await crowd.ask("2001:db8:2::1");
  expect(crowd.states().at(-1)).toBe("holds");
});

test("whoever leaves loses their turn", async () => {
  const crowd = new Crowd(new Places({ ...rules, perNetwork: 9 }));
  for (let count = 0; count < 6; count += 1) await crowd.ask("192.0.2.1");
  await crowd.leave(4);
  await crowd.end(0);
  expect(crowd.states().slice(4)).toEqual(["left", "holds"]);
  await expect(new Places(rules).take({ who: at("192.0.2.1"), gone: AbortSignal.abort() })).rejects.toThrow(
    Gone,
  );
});

test("the place of who left in the middle rests, but not for another network", async () => {
  const places = new Places({ ...rules, total: 1, restSeconds: 600 });
  const leaving = new AbortController();
  const left = places.run({ who: at("192.0.2.1"), gone: leaving.signal }, async () => leaving.abort());
  await left;
  expect(places.taken).toBe(1);
  const own = places.take({ who: at("192.0.2.1"), gone: patient() });
  const other = await places.take({ who: at("192.0.2.2"), gone: patient() });
  other();
  (await own)();
  expect(places.taken).toBe(0);
});

test("too many who wait are refused, those of the largest network first", async () => {
  const short = { ...rules, perNetwork: 9, waiting: { total: 3, seconds: 600 } };
  const crowd = new Crowd(new Places(short));
  for (let count = 0; count < 4; count += 1) await crowd.ask("192.0.2.9");
  for (let count = 0; count < 3; count += 1) await crowd.ask("192.0.2.1");
  // nobody else waits, so one network may take the whole line
  expect(crowd.states().slice(4)).toEqual(["waits", "waits", "waits"]);
  await crowd.ask("192.0.2.2");
  expect(crowd.states().slice(4)).toEqual(["waits", "waits", "refused", "waits"]);
  await crowd.ask("192.0.2.3");
  expect(crowd.states().slice(4)).toEqual(["waits", "refused", "refused", "waits", "waits"]);
});

test("a place that does not come in time is refused, with the seconds after which to try again", async () => {
  const places = new Places({ ...rules, total: 0, waiting: { ...waiting, seconds: 0 } });
  const refusal = await places
    .take({ who: at("192.0.2.1"), gone: patient() })
    .catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(NoPlace);
  expect(refusal).toMatchObject({ code: "busy", retryAfter: 10 });
  expect(places.tryTake(at("192.0.2.1"))).toBeNull();
});
