import { addresses } from "../packages/contract/src/calls/addresses.ts";
import { lateAddresses } from "../packages/contract/src/calls/routes.ts";
import { expect, test } from "./journey.ts";
import { linkOfLetter } from "./kept-letters.ts";
import { ownServer } from "./own-server.ts";

test("an account is made, confirmed by its letter, left, and entered again with a new password", async ({
  page,
  t,
  expectAccessible,
  shot,
}, { project }) => {
  const email = `anna-${project.name}@example.org`;
  const password = page.getByLabel(t("account.password"), { exact: true });
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

  await page.goto(await linkOfLetter(email, t("letter.confirm_subject")));
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
  await expect(page.getByText(t("account.letters_kept"))).toBeVisible();
  await page.goto(await linkOfLetter(email, t("letter.reset_subject")));
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

test("whoever starts a server without a mail server reads its letters, in one browser alone", async ({
  browser,
  page,
  t,
  foreseen,
  expectAccessible,
  shot,
}) => {
  foreseen.push(/404/);
  const server = await ownServer();
  try {
    const address = await server.start();
    await page.goto(server.lettersPage());
    await expect(page).toHaveURL(address + lateAddresses.letters());
    await expect(page.getByText(t("page.letters_none"))).toBeVisible();
    await expectAccessible();
    await page.goto(address + addresses.signUp());
    await page.getByLabel(t("account.email")).fill("anna@example.org");
    await page.getByLabel(t("account.password"), { exact: true }).fill("correct horse battery");
    await page.getByRole("button", { name: t("account.sign_up") }).click();
    await page.getByRole("link", { name: t("account.read_letters") }).click();
    const letter = page.getByRole("main").getByRole("listitem");
    // letters are written after the answer
    await expect(async () => {
      await page.reload();
      await expect(letter.filter({ hasText: "anna@example.org" })).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expectAccessible();
    await shot("letters");
    const other = await browser.newPage();
    for (const place of [server.lettersPage(), address + lateAddresses.letters()])
      expect((await other.goto(place))?.status()).toBe(404);
    await other.close();
  } finally {
    await server.remove();
  }
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
