import { expect, test } from "vitest";
import { paperFor } from "./caller-language.ts";

const asking = (languages?: string) =>
  paperFor({ headers: languages === undefined ? {} : { "accept-language": languages } });

test("the paper is that of the region a browser asks for first, and A4 for programs, which ask for none", () => {
  expect(asking("en-US,en;q=0.9,de;q=0.8")).toBe("letter");
  expect(asking("de-DE, en-US;q=0.5")).toBe("a4");
  expect(asking("en-GB")).toBe("a4");
  expect(asking("es-MX;q=0.9")).toBe("letter");
  for (const none of [undefined, "", "*"]) expect(asking(none), none).toBe("a4");
});
