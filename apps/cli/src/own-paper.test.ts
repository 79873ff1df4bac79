import { expect, test } from "vitest";
import { ownPaper } from "./own-paper.ts";

test("the paper is that of the locale for paper, and A4 where there is none", () => {
  expect(ownPaper({ LANG: "en_US.UTF-8" })).toBe("letter");
  expect(ownPaper({ LANG: "en_US.UTF-8", LC_PAPER: "de_AT@euro" })).toBe("a4");
  expect(ownPaper({ LANG: "de_DE", LC_PAPER: "de_DE", LC_ALL: "es_MX.UTF-8" })).toBe("letter");
  expect(ownPaper({ LANG: "en_GB.UTF-8" })).toBe("a4");
  for (const none of ["", "C", "POSIX", "C.UTF-8"]) expect(ownPaper({ LANG: none }), none).toBe("a4");
  expect(ownPaper({}, "en-US")).toBe("letter");
});
