import { addresses } from "../packages/contract/src/calls/addresses.ts";
import { withWish } from "../packages/contract/src/accounts/wanted-pages.ts";
import { checkNarrow, expect, test } from "./journey.ts";
import { journeyPassword, signUp } from "./sign-up.ts";

test(
  "a key for a program is made, used, seen in use and revoked",
  { tag: "@desktop" },
  async ({ page, playwright, t, expectAccessible, shot }, { project }) => {
    await signUp(page, `key-${project.name}@example.org`);
    await page.goto(addresses.account());
    await page.getByText(t("account.keys"), { exact: true }).click();
    await page.getByLabel(t("account.key_name")).fill("Printer");
    await expectAccessible();
    await page.getByRole("button", { name: t("account.key_make") }).click();
    const secret = page.getByText(/^tintery_/);
    await expect(secret).toBeVisible();
    await expectAccessible();
    await shot("account-key");
    await checkNarrow(page, "account-key");
    const program = await playwright.request.newContext({
      baseURL: project.use.baseURL!,
      extraHTTPHeaders: { authorization: `Bearer ${await secret.innerText()}` },
    });
    expect((await program.get("/ajax/images")).status()).toBe(200);
    await page.reload();
    await page.getByText(t("account.keys"), { exact: true }).click();
    await expect(page.getByText(t("account.key_month", { calls: "1" }))).toBeVisible();
    const revoke = page.getByRole("button", { name: t("account.key_revoke", { name: "Printer" }) });
    await revoke.click();
    await page.getByRole("dialog").locator(revoke).click();
    await expect(revoke).toHaveCount(0);
    expect((await program.get("/ajax/images")).status()).toBe(401);
    await program.dispose();
  },
);

test(
  "an account's devices are signed out, everything is downloaded, and the account is deleted",
  { tag: "@desktop" },
  async ({ page, browser, t, expectAccessible, shot }, { project }) => {
    const email = `own-${project.name}@example.org`;
    await signUp(page, email);
    const elsewhere = await browser.newContext({ baseURL: project.use.baseURL! });
    const data = { email, password: journeyPassword };
    const headers = { "x-requested-with": "XMLHttpRequest" };
    await elsewhere.request.post("/ajax/account/sign-in", { data, headers });

    await page.goto(addresses.account());
    const notify = page.getByRole("checkbox", { name: t("account.notify") });
    await expect(notify).toBeChecked();
    await notify.uncheck();
    await expect(page.getByText(t("account.setting_saved"))).toBeVisible();
    await page.reload();
    await expect(notify).toBeVisible();
    await expect(notify).not.toBeChecked();
    await page.getByText(t("account.sessions"), { exact: true }).click();
    await expect(page.getByText(t("account.this_device"))).toBeVisible();
    await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(2);
    await expectAccessible();
    await shot("account-sessions");
    await checkNarrow(page, "account-sessions");
    await page.getByRole("button", { name: t("account.sign_out_others") }).click();
    await expect(page.getByText(t("account.signed_out"))).toBeVisible();
    await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(1);
    const there = await elsewhere.newPage();
    await there.goto(addresses.account());
    await expect(there).toHaveURL(withWish(addresses.signIn(), "account"));
    await elsewhere.close();

    await page.getByText(t("account.download"), { exact: true }).first().click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: t("account.download") }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("tintery-account.zip");

    await page.locator("summary", { hasText: t("account.delete") }).click();
    await page.getByLabel(t("account.current_password"), { exact: true }).last().fill("wrong horse battery");
    await expectAccessible();
    await page.getByRole("button", { name: t("account.delete") }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: t("keep.account") })
      .click();
    await page.getByLabel(t("account.current_password"), { exact: true }).last().fill(journeyPassword);
    await page.keyboard.press("Enter");
    await expectAccessible();
    await shot("account-delete");
    await page
      .getByRole("dialog")
      .getByRole("button", { name: t("account.delete") })
      .click();
    await page.waitForURL(addresses.home());
    await page.goto(addresses.account());
    await expect(page).toHaveURL(withWish(addresses.signIn(), "account"));
  },
);
