import fc from "fast-check";
import { expect, test } from "vitest";
import { type LineState, nextPriority } from "../platform/queue-line.ts";
import { hasRoom } from "./line.ts";

/** A line in memory: jobs by group, with the priorities that they were given. */
function openLine() {
  const jobs: { group: string; priority: number }[] = [];
  const wideOf = (group: string) => group.split("/")[0];
  const stateFor = (group: string): LineState => {
    const own = jobs.filter((job) => job.group === group);
    const wide = jobs.filter((job) => wideOf(job.group) === wideOf(group));
    const lowest = (some: typeof jobs) =>
      some.length > 0 ? Math.min(...some.map((job) => job.priority)) : null;
    return {
      waiting: jobs.length,
      ofGroup: own.length,
      ofWide: wide.length,
      first: jobs.length > 0 ? Math.max(...jobs.map((job) => job.priority)) : null,
      lastOfGroup: lowest(own),
      lastOfWide: lowest(wide),
    };
  };
  return {
    jobs,
    stateFor,
    join: (group: string) => void jobs.push({ group, priority: nextPriority(stateFor(group)) }),
    /** The highest priority, and of those who joined first, as the queue does it. */
    next() {
      const first = jobs.reduce((best, job, k) => (job.priority > jobs[best]!.priority ? k : best), 0);
      return jobs.splice(first, 1)[0]?.group;
    },
  };
}

test("groups take turns: nobody who waits sees another group twice more often than their own", () => {
  const groups = fc.constantFrom("a/a", "b/b", "c/c", "d/d");
  fc.assert(
    fc.property(fc.array(fc.record({ group: groups, takes: fc.boolean() }), { maxLength: 60 }), (steps) => {
      const line = openLine();
      /** For each waiting group, how often each other was served since its own last turn. */
      const passed = new Map<string, Map<string, number>>();
      const serve = () => {
        const group = line.next();
        if (group === undefined) return;
        passed.delete(group);
        for (const other of new Set(line.jobs.map((job) => job.group))) {
          if (other === group) continue;
          const seen = passed.get(other) ?? new Map<string, number>();
          passed.set(other, seen.set(group, (seen.get(group) ?? 0) + 1));
          expect(seen.get(group)).toBeLessThanOrEqual(2);
        }
      };
      for (const { group, takes } of steps) {
        line.join(group);
        if (takes) serve();
      }
      while (line.jobs.length > 0) serve();
    }),
    { numRuns: 500 },
  );
});

test("one who comes to a long line of another is next but one", () => {
  const line = openLine();
  for (let count = 0; count < 100; count += 1) line.join("many/many");
  line.join("one/one");
  expect([line.next(), line.next()]).toEqual(["many/many", "one/one"]);
});

test("many networks of one site take four turns in a round", () => {
  const line = openLine();
  for (let count = 0; count < 100; count += 1) line.join(`site/${count}`);
  for (let count = 0; count < 5; count += 1) line.join("home/home");
  const served = Array.from({ length: 25 }, () => line.next());
  expect(served.filter((group) => group === "home/home")).toHaveLength(5);
});

test("a network has at most three quarters of a line; one that has nothing in it finds a place", () => {
  const line = openLine();
  const join = (group: string) => {
    const isTaken = hasRoom(line.stateFor(group), 8);
    if (isTaken) line.join(group);
    return isTaken;
  };
  expect(Array.from({ length: 8 }, () => join("flood/flood")).filter(Boolean)).toHaveLength(6);
  expect([join("a/a"), join("a/a"), join("a/a")]).toEqual([true, true, false]);
  expect([join("b/b"), join("b/b")]).toEqual([true, false]);
  // many networks of one site find four
  const site = Array.from({ length: 8 }, (_, k) => join(`site/${k}`));
  expect(site.filter(Boolean)).toHaveLength(4);
  // which is not without end
  const others = Array.from({ length: 100 }, (_, k) => join(`other${k}/other${k}`));
  expect(others.filter(Boolean)).toHaveLength(80 - 13);
});
