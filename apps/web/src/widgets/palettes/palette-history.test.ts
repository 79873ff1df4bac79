import { expect, test } from "vitest";
import { historyOf, redo, step, undo, withMoved, withNewPaint } from "./palette-history.ts";

const paint = (code: string) => ({
  code,
  name: "",
  hex: "#123456",
  transparency: null,
  pigments: ["PB29", "PW6"],
  stock: false,
});
const begun = historyOf({ title: "A", paints: [paint("1"), paint("3"), paint("b")] });
const codes = ({ paints }: { paints: readonly { code: string }[] }) => paints.map(({ code }) => code);

test("steps are taken back and done again; typing in one field is one step", () => {
  const named = step(
    step(begun, { ...begun.now, title: "AB" }, "title"),
    { ...begun.now, title: "ABC" },
    "title",
  );
  expect(undo(named).now.title).toBe("A");
  expect(redo(undo(named)).now.title).toBe("ABC");
  expect(undo(begun)).toBe(begun);
  expect(redo(named)).toBe(named);
  // what comes after going back begins a new step, and nothing is left to do again
  const other = step(undo(named), { ...begun.now, title: "X" }, "title");
  expect([other.before.length, other.after.length]).toEqual([1, 0]);
});

test("a new paint has a free number, and a name of its own", () => {
  const { now } = begun;
  const more = withNewPaint(withNewPaint(now));
  expect(codes(more)).toEqual(["1", "3", "b", "4", "5"]);
  expect(
    codes(withNewPaint({ title: "", paints: now.paints.slice(1, 2).map((p) => ({ ...p, code: "2" })) })),
  ).toEqual(["2", "3"]);
  expect(new Set(more.paints.map(({ key }) => key)).size).toBe(5);
});

test("a paint moves by one place, and stays at the ends", () => {
  const { now } = begun;
  expect(codes(withMoved(now, 0, 1))).toEqual(["3", "1", "b"]);
  expect(codes(withMoved(now, 2, -1))).toEqual(["1", "b", "3"]);
  expect(codes(withMoved(now, 0, -1))).toEqual(codes(now));
  expect(codes(withMoved(now, 2, 1))).toEqual(codes(now));
});
