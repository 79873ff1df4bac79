import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { withWish } from "@tintery/contract/tables";
import { hostPage } from "../../testing/host-page.ts";
import { answerCalls } from "../../testing/network.ts";

let network: ReturnType<typeof answerCalls> | undefined;
afterEach(() => {
  network?.undo();
  document.body.innerHTML = "";
  history.replaceState(null, "", location.pathname);
  localStorage.clear();
});

const show = (attributes: string) => hostPage(`<div data-widget="account-form" ${attributes}></div>`);
const bodies = () => (network?.asked ?? []).map(({ url, body }) => [url, body && JSON.parse(body)]);

it("creates an account with an invitation, for the only address that it is for", async () => {
  network = answerCalls(() => ({ body: { email: "anna@example.org", ok: true } }));
  history.replaceState(null, "", "#the-secret");
  await show('data-form="sign-up" data-sign-up="invite"');
  await expect.element(page.getByText("You’re invited. Create your account now.")).toBeVisible();
  const field = page.getByRole("textbox", { name: "Email address" });
  await expect.element(field).toHaveValue("anna@example.org");
  await expect.element(field).toHaveAttribute("readonly");
  await expect.poll(() => location.hash).toBe("");
  await page.getByRole("textbox", { name: "Password" }).fill("correct horse battery");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect.poll(bodies).toEqual([
    ["/ajax/account/invitation", { secret: "the-secret" }],
    ["/ajax/account/sign-up", { email: "anna@example.org", password: "correct horse battery" }],
  ]);
});

it("says what it takes to whoever has no invitation, without a call that would be refused", async () => {
  network = answerCalls(() => ({ status: 403, body: { code: "invitation_needed", error: "" } }));
  await show('data-form="sign-up" data-sign-up="invite"');
  await expect.element(page.getByText(/You need an invitation/)).toBeVisible();
  expect(page.getByRole("textbox").elements()).toEqual([]);
  expect(network.asked).toEqual([]);
});

it("opens an invitation that the browser keeps, and says where it is over", async () => {
  network = answerCalls(() => ({ status: 403, body: { code: "invitation_gone", error: "" } }));
  await show('data-form="sign-up" data-sign-up="invite" data-has-invitation="1"');
  await expect.element(page.getByText(/no longer works/)).toBeVisible();
  expect(page.getByRole("textbox").elements()).toEqual([]);
  expect(bodies()).toEqual([["/ajax/account/invitation", {}]]);
});

it("hands on to an outside provider which page of ours is wanted, and no other site’s", async () => {
  const lead = async (then: string) => {
    history.replaceState(null, "", withWish(location.pathname, then));
    await show('data-form="sign-in" data-providers="github"');
    const button = page.getByRole("button", { name: "Continue with GitHub" });
    await expect.element(button).toBeVisible();
    const form = button.element().closest("form");
    document.body.innerHTML = "";
    return form?.getAttribute("action");
  };
  expect(await lead("//evil.example/app/colorings")).toBe("/app/sign-in/with/github");
  const wanted = "/app/colorings?type=v2_comic#coloring";
  expect(await lead(wanted)).toBe(withWish("/app/sign-in/with/github", wanted));
});

it("takes no new accounts where it says so, and does not offer any", async () => {
  await show('data-form="sign-up" data-sign-up="closed"');
  await expect.element(page.getByText(/doesn’t take new accounts/)).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Sign in" })).toBeVisible();
  document.body.innerHTML = "";
  await show('data-form="sign-in" data-sign-up="closed"');
  await expect.element(page.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
  expect(page.getByRole("link", { name: "Create account" }).elements()).toEqual([]);
});

it("names the provider of the house, and says why it made no account", async () => {
  history.replaceState(null, "", "?error=sign_up_closed");
  await show('data-form="sign-in" data-sign-up="closed" data-providers="oidc" data-oidc-name="Our school"');
  await expect.element(page.getByRole("button", { name: "Continue with Our school" })).toBeVisible();
  await expect.element(page.getByText(/doesn’t take new accounts/)).toBeVisible();
});
