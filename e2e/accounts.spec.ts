import { addresses } from "../packages/contract/src/calls/addresses.ts";
import { lateAddresses } from "../packages/contract/src/calls/routes.ts";
import { expect, test } from "./journey.ts";

test("an account is made, confirmed by its letter, left, and entered again with a new password", async ({
  page,
  t,
  expectAccessible,
  shot,
}, { project }) => {
  const email = `anna-${project.name}@example.org`;
  const password = page.getByLabel(t("account.password"), { exact: true });
  const newestLetter = () => page.getByRole("main").getByRole("listitem").first();
  /** Letters are written after the answer: whoever is faster looks again. */
  const findLetter = async (subject: string) => {
    await page.getByRole("link", { name: t("account.read_letters") }).click();
    await page.waitForURL(lateAddresses.letters());
    const mine = newestLetter().filter({ hasText: email }).filter({ hasText: subject });
    await expect(async () => {
      await page.reload();
      await expect(mine).toBeVisible({ timeout: 1000 });
    }).toPass();
  };

  await page.goto("/");
  await page
    .getByRole("banner")
    .getByRole("link", { name: t("page.sign_in") })
    .click();
  await expect(password).toBeVisible();
  await expectAccessible();
  await shot("sign-in");
  await page.getByRole("link", { name: t("account.sign_up") }).click();
  await page.getByLabel(t("account.email")).fill(email);
  await password.fill("correct horse battery");
  await expectAccessible();
  await shot("sign-up");
  await page.getByRole("button", { name: t("account.sign_up") }).click();
  await expect(page.getByText(t("account.sent_confirm", { email }))).toBeVisible();
  await expectAccessible();
  await shot("letter-sent");

  await findLetter(t("letter.confirm_subject"));
  await expectAccessible();
  await shot("letters");
  await newestLetter().getByRole("link").first().click();
  await password.fill("correct horse battery");
  await expectAccessible();
  await page.getByRole("button", { name: t("account.confirm") }).click();
  await expect(page).toHaveURL(addresses.dashboard());

  await page
    .getByRole("banner")
    .getByRole("link", { name: t("page.account") })
    .click();
  await expect(page.getByText(t("account.signed_in_as", { email }))).toBeVisible();
  await expectAccessible();
  await shot("account");
  await page.getByText(t("account.change_password")).click();
  await page.getByLabel(t("account.current_password"), { exact: true }).first().fill("correct horse battery");
  await page.getByLabel(t("account.new_password"), { exact: true }).fill("a third horse, changed");
  await expectAccessible();
  await shot("account-password");
  await page.getByRole("button", { name: t("account.save_password") }).click();
  await expect(page.getByText(t("account.password_changed"))).toBeVisible();
  await page.getByRole("button", { name: t("account.sign_out"), exact: true }).click();
  await page
    .getByRole("banner")
    .getByRole("link", { name: t("page.sign_in") })
    .click();

  await page.getByRole("link", { name: t("account.forgot") }).click();
  await page.getByLabel(t("account.email")).fill(email);
  await page.getByRole("button", { name: t("account.send_link") }).click();
  await findLetter(t("letter.reset_subject"));
  await newestLetter().getByRole("link").first().click();
  await page.getByLabel(t("account.new_password"), { exact: true }).fill("another horse entirely");
  await page.getByRole("button", { name: t("account.save_password") }).click();
  await page
    .getByRole("main")
    .getByRole("link", { name: t("account.sign_in") })
    .click();
  await page.getByLabel(t("account.email")).fill(email);
  await password.fill("another horse entirely");
  await page.getByRole("button", { name: t("account.sign_in"), exact: true }).click();
  await expect(page).toHaveURL(addresses.dashboard());
});

test("a wrong password says so and keeps what was typed", { tag: "@desktop" }, async ({
  page,
  t,
  foreseen,
  expectAccessible,
}) => {
  foreseen.push(/401/);
  await page.goto(addresses.signIn());
  const email = page.getByLabel(t("account.email"));
  await email.fill("nobody@example.org");
  await page.getByLabel(t("account.password"), { exact: true }).fill("wrong horse battery");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText(t("problem.wrong_credentials"));
  await expect(email).toHaveValue("nobody@example.org");
  await expectAccessible();
});
