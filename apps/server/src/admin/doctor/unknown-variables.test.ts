import { expect, test } from "vitest";
import { editDistance } from "./edit-distance.ts";
import { findUnknown } from "./unknown-variables.ts";

test("a name that is nearly one of ours is found, with the one that was meant", () => {
  const found = (name: string) => findUnknown({ [name]: "x" }).map(({ nearest }) => nearest);
  expect(found("DATABSE_URL")).toEqual(["DATABASE_URL"]);
  expect(found("MAX_WAITING")).toEqual(["MOST_WAITING"]);
  expect(found("TRUST_PROXIES")).toEqual(["TRUST_PROXY"]);
  expect(found("data_dir")).toEqual(["DATA_DIR"]);
  expect(found("TINTERY_PORT")).toEqual(["PORT"]);
  expect(found("PAINTER_TOKEN")).toHaveLength(1);
});

test("what belongs to others is nobody’s mistake", () => {
  const others = [
    "PATH",
    "HOME",
    "USER",
    "SHELL",
    "LANG",
    "TERM",
    "PWD",
    "MAIL",
    "NODE_ENV",
    "GITHUB_ACTIONS",
    "TZ",
  ];
  const known = ["PORT", "DATABASE_URL", "AUTH_SECRET_FILE", "TINTERY_KEY"];
  expect(findUnknown(Object.fromEntries([...others, ...known].map((name) => [name, "x"])))).toEqual([]);
});

test("the distance of words is that of Levenshtein", () => {
  expect(editDistance("kitten", "sitting")).toBe(3);
  expect(editDistance("", "abc")).toBe(3);
  expect(editDistance("abc", "abc")).toBe(0);
  expect(editDistance("flaw", "lawn")).toBe(2);
});
