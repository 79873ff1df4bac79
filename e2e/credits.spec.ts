import { addresses } from "../packages/contract/src/calls/addresses.ts";
import { lateAddresses } from "../packages/contract/src/calls/routes.ts";
import { withWish } from "../packages/contract/src/accounts/wanted-pages.ts";
import { creditsOf, creditsOfMonth, welcomeCredits } from "../packages/contract/src/accounts/plans.ts";
import { checkAccess, expect, keepShot, test } from "./journey.ts";
import { likeProject, ownServer } from "./own-server.ts";
import { scenePhoto } from "./photos.ts";
import { askForAccount, journeyPassword, signUp } from "./sign-up.ts";

test("somebody takes a plan, makes a picture with it, and ends it again", async ({
  page,
  t,
  expectAccessible,
  shot,
}, { project }) => {
  const credits = (count: number) => t("spec.credits", { count });
  await test.step("plans and prices are for everybody, an order needs an account", async () => {
    await page.goto("/");
    await page
      .getByRole("main")
      .getByRole("link", { name: t("page.plans") })
      .click();
    await expect(page.getByText(t("ui.credits_left", { credits: credits(welcomeCredits) }))).toBeVisible();
    await expect(page.getByText(t("page.credits_none"))).toBeVisible();
    await expectAccessible();
    await shot("plans");
    await page.getByRole("button", { name: t("page.plan_choose", { plan: t("page.plan.basic") }) }).click();
    await page.waitForURL(withWish(addresses.signUp(), "plans"));
    await expect(page.getByText(t("account.then_plans"))).toBeVisible();
  });

  await test.step("a payment is refused, tried again, and waited for", async () => {
    // the link of the letter opens in a tab of its own, and leads on to what was wanted
    const token = await askForAccount(page, `credits-${project.name}@example.org`);
    await page.goto(`${lateAddresses.confirmAddress()}#${token}`);
    await page.getByLabel(t("account.password"), { exact: true }).fill(journeyPassword);
    await page.getByRole("button", { name: t("account.confirm") }).click();
    await page.waitForURL(lateAddresses.plans());
    await page.getByRole("button", { name: t("page.plan_choose", { plan: t("page.plan.premium") }) }).click();
    await expect(page.getByText(t("page.test_checkout_lead"))).toBeVisible();
    await expectAccessible();
    await shot("test-checkout");
    await page.getByRole("button", { name: t("page.test_step.refuse") }).click();
    await expect(page.getByText(t("page.order_status.failed"))).toBeVisible();
    await expectAccessible();
    // the first answers come before the payment
    let asked = 0;
    await page.route("**/app/get-user-data", async (route) => {
      asked += 1;
      const data = await (await route.fetch()).json();
      await route.fulfill({ json: { ...data, isSubscribed: asked > 1 } });
    });
    await page.clock.install();
    await page.getByRole("button", { name: t("page.test_step.pay") }).click();
    await expect(page.getByText(t("spec.payment_wait"))).toBeVisible();
    await expectAccessible();
    await shot("payment-verification");
    await page.clock.fastForward(5_000);
    await page.waitForURL(lateAddresses.paymentSuccess());
    await page.unroute("**/app/get-user-data");
    await page.clock.resume();
    const facts = {
      plan: t("page.plan.premium"),
      credits: credits(welcomeCredits + creditsOfMonth("premium")),
    };
    await expect(page.getByText(t("page.payment_success_text", facts))).toBeVisible();
    await expectAccessible();
    await shot("payment-success");
  });

  await test.step("the form says what a picture costs, and takes it", async () => {
    await page.goto(`${addresses.colorings()}#coloring`);
    const form = page.getByRole("dialog", { name: t("spec.create_coloring") });
    const cost = creditsOf({ kind: "coloring" }, "paid");
    await expect(form.getByText(t("coloring.cost", { credits: credits(cost) }))).toBeVisible();
    await form
      .locator("input[type=file]")
      .first()
      .setInputFiles(await scenePhoto());
    await form.getByRole("button", { name: t("coloring.create"), exact: true }).click();
    await page.waitForURL(/\/app\/coloring\/[\w-]{22}#item-main-container$/);
  });

  await test.step("the account says what is left and how that came; the subscription is ended", async () => {
    await page.goto(addresses.account());
    const left = welcomeCredits + creditsOfMonth("premium") - creditsOf({ kind: "coloring" }, "paid");
    await expect(page.getByText(t("ui.credits_left", { credits: credits(left) }))).toBeVisible();
    for (const what of ["hold", "invoice", "welcome"] as const)
      await expect(page.getByRole("cell", { name: t(`page.entry.${what}`), exact: true })).toBeVisible();
    const unsubscribe = page.getByRole("button", { name: t("billing.unsubscribe"), exact: true });
    await expectAccessible();
    await shot("account-credits");
    await unsubscribe.click();
    const question = page.getByRole("dialog", { name: t("spec.unsubscribe_question") });
    await expect(question.getByText(t("billing.unsubscribe_keeps"))).toBeVisible();
    await expectAccessible();
    await shot("unsubscribe");
    await question.getByRole("button", { name: t("billing.unsubscribe"), exact: true }).click();
    const [ending = ""] = t("page.order_status.ending").split("{{date}}").slice(-1);
    await expect(page.getByText(ending)).toBeVisible();
    await expect(unsubscribe).toHaveCount(0);
    await expectAccessible();
  });
});

test(
  "whoever has too few credits is told what to do, and loses nothing",
  { tag: "@desktop" },
  async ({ browser, locale, viewport, isMobile, hasTouch, t }, { project }) => {
    const server = await ownServer();
    const settings = likeProject({ locale, viewport, isMobile, hasTouch });
    const email = "poor@example.org";
    try {
      const first = await browser.newContext({ ...settings, baseURL: await server.start() });
      await signUp(await first.newPage(), email, server.folder);
      await server.stop();
      expect(server.run("apps/server/src/testing/children/spend-credits.ts", email)).toContain("spent");
      const context = await browser.newContext({
        ...settings,
        baseURL: await server.start(),
        storageState: await first.storageState(),
      });
      const page = await context.newPage();
      await page.goto("/#create");
      const form = page.getByRole("dialog", { name: t("pbn.create_title") });
      await form
        .locator("input[type=file]")
        .first()
        .setInputFiles(await scenePhoto());
      await form.getByRole("button", { name: t("pbn.create"), exact: true }).click();
      await expect(
        form.getByRole("alert").filter({ hasText: t("problem.not_enough_credits") }),
      ).toBeVisible();
      await expect(form.getByRole("link", { name: t("ui.plans") })).toHaveAttribute(
        "href",
        lateAddresses.plans(),
      );
      await checkAccess(page);
      await keepShot(page, `too-few-credits-${project.name}`);
      // nothing was made, and nothing taken
      expect((await (await page.request.get("/ajax/images")).json()).items).toEqual([]);
      expect((await (await page.request.get("/app/get-user-data")).json()).credits).toBe(0);
    } finally {
      await server.remove();
    }
  },
);
