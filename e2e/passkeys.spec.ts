import { addresses } from "../packages/contract/src/calls/addresses.ts";
import { checkNarrow, expect, test } from "./journey.ts";
import { journeyPassword, signUp } from "./sign-up.ts";

test(
  "a passkey is made, lets its owner in without a password, and is removed",
  { tag: "@desktop" },
  async ({ page, t, expectAccessible, shot, foreseen }, { project }) => {
    // the browser's own tool for tests plays the device with its fingerprint
    const device = await page.context().newCDPSession(page);
    await device.send("WebAuthn.enable");
    await device.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        protocol: "ctap2",
        transport: "internal",
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    const email = `passkey-${project.name}@example.org`;
    await signUp(page, email);
    await page.goto(addresses.account());
    const part = page.locator("details", { has: page.getByText(t("account.passkeys"), { exact: true }) });
    await part.getByText(t("account.passkeys"), { exact: true }).click();
    await part.getByLabel(t("account.passkey_name")).fill("Phone");
    await part.getByLabel(t("account.current_password"), { exact: true }).fill(journeyPassword);
    await expectAccessible();
    await part.getByRole("button", { name: t("account.passkey_add") }).click();
    const remove = part.getByRole("button", { name: t("account.passkey_remove", { name: "Phone" }) });
    await expect(remove).toBeVisible();
    await shot("account-passkeys");
    await checkNarrow(page, "account-passkeys");

    await page.getByRole("button", { name: t("account.sign_out"), exact: true }).click();
    await page.waitForURL(addresses.home());
    await page.goto(addresses.signIn());
    const enter = page.getByRole("button", { name: t("account.passkey_sign_in") });
    await expect(enter).toBeVisible();
    await expectAccessible();
    await shot("sign-in");
    await checkNarrow(page, "sign-in");
    await enter.click();
    await page.waitForURL(addresses.dashboard());
    await page.goto(addresses.account());
    await expect(page.getByText(email)).toBeVisible();

    await part.getByText(t("account.passkeys"), { exact: true }).click();
    await remove.click();
    const verb = t("account.passkey_remove", { name: "Phone" });
    await page.getByRole("dialog").getByRole("button", { name: verb }).click();
    await expect(remove).toHaveCount(0);
    // the device still has it, and nobody gets in with it
    await page.getByRole("button", { name: t("account.sign_out"), exact: true }).click();
    await page.waitForURL(addresses.home());
    await page.goto(addresses.signIn());
    foreseen.push(/400 \(Bad Request\)/);
    await enter.click();
    await expect(page.getByText(t("problem.passkey_refused"))).toBeVisible();
  },
);
