import { describe, expect, test } from "vitest";
import { addressAfterSignIn, readWantedPage, withWish } from "./wanted-pages.ts";

/** Where an address of the form that signs in leads. */
const led = (then: string) => addressAfterSignIn(readWantedPage(then));

describe("after signing in", () => {
  test("one is back on the page one came from, with its query and fragment", () => {
    for (const page of [
      "/",
      "/de",
      "/app/colorings#coloring",
      "/app/catalog?theme=animals&words=a%20cat",
      "/app/paint-by-numbers/V1StGXR8_Z5jdHi6B-myT#item-main-container",
    ]) {
      const [form, then = ""] = withWish("/app/sign-in", page).split("?then=");
      expect(form).toBe("/app/sign-in");
      expect(then).not.toMatch(/[?&#]/);
      expect(led(decodeURIComponent(then))).toBe(page);
    }
    expect(led("plans")).toBe("/app/plans");
  });

  test.each([
    "https://evil.example/app/colorings",
    "//evil.example/app/colorings",
    "/\\evil.example/app/colorings",
    "/\t/evil.example/app/colorings",
    "/.//evil.example",
    "/app/..//evil.example",
    "javascript:alert(1)",
    "app/colorings",
    "//:",
    "",
  ])("%j leads to no other site", (then) => expect(led(then)).toBe("/app/dashboard"));

  test.each([
    "/app/coloring-svg/V1StGXR8_Z5jdHi6B-myT/change/color-precision/low",
    "/app/account/download",
    "/app/coloring/a%2Fb",
    "/ajax/images",
    "/app/nowhere/at/all",
  ])("%s is no page that one would be led to", (then) => expect(led(then)).toBe("/app/dashboard"));
});
