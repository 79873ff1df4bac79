import { addresses } from "../packages/contract/src/calls/addresses.ts";
import { lateAddresses } from "../packages/contract/src/calls/routes.ts";
import { checkAccess, checkNarrow, expect, keepShot, test } from "./journey.ts";
import { likeProject, ownServer } from "./own-server.ts";
import { sendPhoto } from "./photos.ts";
import { journeyPassword, signUp } from "./sign-up.ts";

test(
  "one command makes the first admin, who finds an account, gives credits, and reads what was done",
  { tag: "@desktop" },
  async ({ browser, locale, viewport, isMobile, hasTouch, t }, { project }) => {
    const server = await ownServer();
    try {
      const baseURL = await server.start();
      const open = async () => {
        const settings = likeProject({ locale, viewport, isMobile, hasTouch });
        const context = await browser.newContext({ ...settings, baseURL });
        return context.newPage();
      };
      const customer = await open();
      await signUp(customer, "customer@example.org", server.folder);
      await sendPhoto(customer, "coloring/v1", { type: "simple" });
      await signUp(await open(), "admin@example.org", server.folder);
      // while the server runs
      const command = ["users", "admin", "admin@example.org"];
      expect(server.run("apps/server/dist/admin.js", ...command)).toContain("/app/admin");

      const page = await open();
      const headers = { "x-requested-with": "XMLHttpRequest" };
      const data = { email: "admin@example.org", password: journeyPassword };
      await page.request.post("/ajax/account/sign-in", { data, headers });
      await page.goto(addresses.account());
      await page.getByRole("link", { name: t("admin.title") }).click();
      await expect(page).toHaveURL(new RegExp(`${lateAddresses.admin()}$`));
      const expectAccessible = () => checkAccess(page);
      const shot = (name: string) => keepShot(page, `${name}-${project.name}`);

      await page.getByLabel(t("admin.search")).fill("customer@");
      await page.getByRole("button", { name: t("admin.find") }).click();
      const found = page.getByRole("button", { name: "customer@example.org" });
      await expect(found).toBeVisible();
      await expect(page.getByRole("button", { name: "admin@example.org" })).toHaveCount(0);
      await expectAccessible();
      await shot("admin-accounts");
      await checkNarrow(page, "admin-accounts");
      await found.click();
      await expect(page.getByRole("heading", { name: "customer@example.org" })).toBeVisible();
      await page.locator("summary", { hasText: t("admin.grant") }).click();
      await page.getByLabel(t("admin.grant_count")).fill("50");
      await page.getByLabel(t("admin.reason")).first().fill("A picture came late.");
      await expectAccessible();
      await shot("admin-account");
      await checkNarrow(page, "admin-account");
      await page.getByRole("button", { name: t("admin.grant") }).click();
      // the account is asked for anew, and all its parts are closed
      await expect(page.getByLabel(t("admin.grant_count"))).toBeHidden();
      await expect(page.getByText(t("admin.history"))).toBeVisible();

      await page.locator("summary", { hasText: t("admin.block") }).click();
      const block = page.locator("details", { has: page.getByText(t("admin.block_hint")) });
      await block.getByLabel(t("admin.reason")).fill("The account was sold.");
      await expectAccessible();
      await shot("admin-block");
      await checkNarrow(page, "admin-block");
      await block.getByRole("button", { name: t("admin.block") }).click();
      await expect(page.getByText(t("admin.is_blocked"))).toBeVisible();
      await customer.goto(addresses.signIn());
      await customer.getByLabel(t("account.email")).fill("customer@example.org");
      await customer.getByLabel(t("account.password"), { exact: true }).fill(journeyPassword);
      await customer.getByRole("button", { name: t("account.sign_in"), exact: true }).click();
      await expect(customer.getByText(t("problem.account_blocked"))).toBeVisible();

      const part = (name: "pictures" | "feedback" | "storage" | "log") =>
        page
          .getByRole("radiogroup", { name: t("admin.parts") })
          .getByText(t(`admin.part.${name}`), { exact: true });
      for (const name of ["pictures", "feedback", "storage"] as const) {
        await part(name).click();
        await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
        await expectAccessible();
        await shot(`admin-${name}`);
        await checkNarrow(page, `admin-${name}`);
      }
      await part("log").click();
      await expect(page.getByText(/50: A picture came late\./)).toBeVisible();
      await expect(page.getByText(t("admin.action.make_admin"))).toBeVisible();
      await expectAccessible();
      await shot("admin-log");
      await checkNarrow(page, "admin-log");

      // for others there is nothing
      await customer.context().close();
      const other = await open();
      await signUp(other, "other@example.org", server.folder);
      expect((await other.goto(lateAddresses.admin()))?.status()).toBe(404);
    } finally {
      await server.remove();
    }
  },
);
