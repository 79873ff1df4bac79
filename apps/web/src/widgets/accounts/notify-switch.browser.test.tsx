import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { withWish } from "@tintery/contract/tables";
import { hostPage } from "../../testing/host-page.ts";
import { answerCalls } from "../../testing/network.ts";

let network: ReturnType<typeof answerCalls> | undefined;
afterEach(() => {
  network?.undo();
  document.body.innerHTML = "";
});

const show = () => hostPage(`<div data-widget="user-settings-notify-by-email"></div>`);
const toggle = () => page.getByRole("checkbox");

it("tells guests to sign in first, and where", async () => {
  network = answerCalls(() => ({ status: 401, body: { code: "sign_in_first", error: "Sign in first." } }));
  await show();
  await expect.element(toggle()).toBeDisabled();
  const link = page.getByRole("link", { name: "Sign in first" });
  await expect
    .element(link)
    .toHaveAttribute("href", withWish("/app/sign-in", location.pathname + location.search));
  expect(page.getByRole("button", { name: "Try again" }).elements()).toEqual([]);
});

it("is off where a 0 is kept, and on otherwise", async () => {
  network = answerCalls(() => ({ body: { value: 0 } }));
  await show();
  await expect.element(toggle()).not.toBeChecked();
  await expect.element(toggle()).toBeEnabled();
});
