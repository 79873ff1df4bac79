import { readFile } from "node:fs/promises";
import { lateAddresses } from "../packages/contract/src/calls/routes.ts";
import { bundleApp } from "./bundle-app.ts";
import { answerWith, serveHost, test } from "./host.ts";
import { checkNarrow, expect, expectPicturesLoaded } from "./journey.ts";
import { scenePhoto } from "./photos.ts";
import { makeSiteKey, openShop, shopPage } from "./shop.ts";
import { journeyPassword } from "./sign-up.ts";

test("on a shop's own page, a photo becomes a coloring page and is shown there, changed and downloaded", async ({
  page,
  baseURL,
  hosts,
  t,
  shot,
  expectAccessible,
  locale,
}, { project }) => {
  const widgets = `<div id="coloring-upload-form" data-email="help@shop.example"></div>
    <h2>Mix</h2><div id="color-mixer"></div>
    <h2>Made here</h2><div id="dashboard-images"></div>`;
  const lang = (locale ?? "en").slice(0, 2);
  const email = `shop-${project.name}@example.org`;
  const { address } = await openShop({ hosts, page, baseURL: baseURL ?? "", widgets, lang, email });
  // the visitor is somebody else, without a cookie of ours
  await page.context().clearCookies();
  await page.goto(address);
  await expect(page.getByRole("button", { name: t("spec.unmix_color") }).first()).toBeVisible();
  await page.getByRole("button", { name: t("spec.create_coloring") }).click();
  const form = page.getByRole("dialog", { name: t("spec.create_coloring") });
  const photo = await scenePhoto();
  await form.locator("input[type=file]").first().setInputFiles(photo);
  // previews are drawn by a worker, which must run although its script is another origin's
  await expect(form.locator("img[src^='blob:']").nth(2)).toBeVisible();
  await shot("foreign-form");
  await form.getByRole("button", { name: t("coloring.create"), exact: true }).click();
  await expect(form).toBeHidden();
  const result = page.locator("#tintery-result");
  await expect(result.getByRole("slider").first()).toBeVisible();
  expect(page.url()).toBe(address);
  await expectPicturesLoaded(page);
  await shot("foreign-result");
  await expectAccessible();
  const details = result.getByRole("slider", { name: t("spec.reduce_details") });
  await details.focus();
  await page.keyboard.press("ArrowLeft");
  await expect(result.getByText(t("ui.preview_forbidden"))).toHaveCount(0);
  await result.getByRole("button", { name: t("pbn.download") }).click();
  const downloading = page.waitForEvent("download");
  await page.getByRole("dialog").getByRole("link", { name: /PDF/ }).first().click();
  const file = await readFile(await (await downloading).path());
  expect(file.subarray(0, 5).toString()).toBe("%PDF-");
  await page.keyboard.press("Escape");

  await test.step("it is there again after a reload, and nowhere else", async () => {
    await page.reload();
    const card = page.getByRole("link", { name: photo.name.replace(".png", "") }).first();
    await expect(card).toBeVisible();
    await card.click();
    await expect(result.getByRole("slider").first()).toBeVisible();
    expect(await page.context().cookies()).toEqual([]);
    await page.goto("/app/dashboard");
    await expect(page.getByText(t("dashboard.empty_title"))).toBeVisible();
  });
});

test(
  "a mixed color, a painting and outlines are made on a page of another origin",
  { tag: "@desktop" },
  async ({ page, baseURL, hosts, t, shot }, { project }) => {
    const widgets = `<div id="color-mixer"></div>
    <p><input name="prompt" aria-label="Prompt"></p><div id="random-prompt-button"></div>
    <div id="paint-by-numbers-upload-form" data-result="#here"></div>
    <div id="coloring-svg-upload-form" data-result="#here"></div>
    <section id="here"></section>`;
    const email = `painting-${project.name}@example.org`;
    const { address } = await openShop({ hosts, page, baseURL: baseURL ?? "", widgets, email });
    await page.context().clearCookies();
    await page.goto(address);
    await page
      .getByRole("button", { name: t("spec.unmix_color") })
      .first()
      .click();
    await expect(page.getByText(/ΔE00/).first()).toBeVisible();
    await page.getByRole("button", { name: "Random prompt" }).click();
    await expect(page.getByLabel("Prompt", { exact: true })).toHaveValue(/\w/);
    const photo = await scenePhoto();
    const here = page.locator("#here");

    await page.getByRole("button", { name: t("pbn.create_title") }).click();
    const form = page.getByRole("dialog", { name: t("pbn.create_title") });
    await form.locator("input[type=file]").first().setInputFiles(photo);
    await form.getByRole("button", { name: t("pbn.create"), exact: true }).click();
    await expect(form).toBeHidden();
    await expect(here.getByRole("slider").first()).toBeVisible();
    await shot("foreign-painting");
    await expect(here.getByRole("button", { name: t("share.share") })).toHaveCount(0);

    await page.getByRole("button", { name: t("spec.create_outlines") }).click();
    const outlines = page.getByRole("dialog", { name: t("spec.create_outlines") });
    await outlines.locator("input[type=file]").first().setInputFiles(photo);
    await outlines.getByRole("button", { name: t("outlines.create"), exact: true }).click();
    await expect(here.getByText(t("outlines.change_precision")).first()).toBeVisible();
    await here.getByText(t("outlines.change_precision")).first().click();
    await here.getByRole("link", { name: t("outlines.precision.low"), exact: true }).click();
    await expect(here.locator("[aria-current=true]")).toHaveText(t("outlines.precision.low"));
    expect(page.url()).toBe(address);
  },
);

test(
  "an account is used from a page of another origin by its holder's consent",
  { tag: "@desktop" },
  async ({ page, baseURL, hosts, t, shot, foreseen, expectAccessible }, { project }) => {
    const email = `consent-${project.name}@example.org`;
    const widgets = `<div id="user-settings-notify-by-email"></div><div id="account-form"></div>`;
    const { address } = await openShop({ hosts, page, baseURL: baseURL ?? "", widgets, email });
    await page.context().clearCookies();
    await page.goto(address);
    const site = new URL(baseURL ?? "").host;
    // forms for passwords never stand on a page of somebody else
    await expect(page.getByText(t("ui.elsewhere", { site }))).toBeVisible();
    const button = page.getByRole("button", { name: t("connect.button") });
    await expectAccessible();
    await shot("foreign-account");
    const opening = page.waitForEvent("popup");
    await button.click();
    const window = await opening;
    await window.getByLabel(t("account.email")).fill(email);
    await window.getByLabel(t("account.password"), { exact: true }).fill(journeyPassword);
    await window.getByRole("button", { name: t("account.sign_in"), exact: true }).click();
    await expect(window.getByText(t("connect.as", { email }))).toBeVisible();
    const allow = window.getByRole("button", { name: t("connect.allow") });
    // it takes nothing until its window has been in front for a moment
    await expect(allow).toBeEnabled();
    await checkNarrow(window, "consent");
    const closing = window.waitForEvent("close");
    await allow.click();
    await closing;
    const notify = page.getByRole("checkbox", { name: t("account.notify") });
    await expect(notify).toBeChecked();
    await notify.uncheck();
    await expect(page.getByText(t("account.setting_saved"))).toBeVisible();

    await test.step("a payment is waited for there, and the subscription ended", async () => {
      const add = (widget: string) =>
        page.evaluate(
          async ([html, script]) => {
            const part = document.createElement("div");
            part.innerHTML = html!;
            document.querySelector("main")!.append(part);
            await (await import(script!)).mount(part);
          },
          [widget, `${baseURL}/widgets.js`],
        );
      const submit = (path: string) =>
        page.request.post(path, { headers: { referer: `${baseURL}/` }, maxRedirects: 0 });
      await add('<div data-widget="payment-verification"></div>');
      await expect(page.getByText(t("spec.payment_wait"))).toBeVisible();
      const [, order = ""] = /test-checkout\/([^/]+)/.exec(
        (await submit(lateAddresses.order("basic"))).headers().location ?? "",
      )!;
      await submit(lateAddresses.testCheckoutStep(order, "pay", 0));
      await page.waitForURL(new URL(lateAddresses.paymentSuccess(), baseURL).href);
      await page.goto(address);
      await add(`<div data-widget="unsubscribe-order" data-order-id="${order}"></div>`);
      await page.getByRole("button", { name: t("billing.unsubscribe"), exact: true }).click();
      await page
        .getByRole("dialog")
        .getByRole("button", { name: t("billing.unsubscribe"), exact: true })
        .click();
      await expect(page.getByText(t("billing.unsubscribed"))).toBeVisible();
      await shot("foreign-unsubscribed");
    });

    await test.step("it is seen, and ended, on the account's page", async () => {
      await page.goto("/app/account");
      await expect(page.getByRole("checkbox", { name: t("account.notify") })).not.toBeChecked();
      await page.getByText(t("account.site_keys"), { exact: true }).click();
      await expect(page.getByText(/^tintery_site_/)).toBeVisible();
      await page.getByText(t("account.sites"), { exact: true }).click();
      await expectAccessible();
      await checkNarrow(page, "account-sites");
      await page.getByRole("button", { name: t("account.site_end") }).click();
      await page
        .getByRole("dialog")
        .getByRole("button", { name: t("account.site_end") })
        .click();
      await expect(page.getByRole("button", { name: t("account.site_end") })).toHaveCount(0);
      foreseen.push(/401/);
      await page.goto(address);
      await expect(button).toBeVisible();
      const again = page.waitForEvent("popup");
      await button.click();
      await (await again).close();
      await expect(page.getByText(t("connect.closed"))).toBeVisible();
    });
  },
);

test(
  "a page whose key is not its own, or whose policy is too strict, says so",
  { tag: "@desktop" },
  async ({ page, baseURL, hosts, t, shot, foreseen }, { project }) => {
    const server = baseURL ?? "";
    const widgets = `<div id="coloring-upload-form"></div>`;
    const strict = `script-src ${server} 'self'; connect-src 'self'; img-src 'self' data:`;
    const email = `strict-${project.name}@example.org`;
    const headers = { "content-security-policy": strict };
    const { address, key } = await openShop({ hosts, page, baseURL: server, widgets, email, headers });
    const other = await serveHost(hosts, answerWith(shopPage(`${server}/widgets.js`, key, widgets, "en")));
    foreseen.push(/403/, /Content Security Policy/, /Failed to load/, /violates/);
    await page.goto(other);
    await expect(page.getByText(t("problem.wrong_origin"))).toBeVisible();
    await shot("foreign-wrong-origin");
    await page.goto(address);
    await expect(page.getByText(t("ui.policy_missing", { missing: `connect-src ${server}` }))).toBeVisible();
    await shot("foreign-policy");
  },
);

test(
  "a React app uses the package of widgets",
  { tag: "@desktop" },
  async ({ page, baseURL, hosts }, { project, outputDir }) => {
    const server = baseURL ?? "";
    let script = "";
    const address = await serveHost(hosts, (request, reply) => {
      const isScript = request.url === "/app.js";
      reply.writeHead(200, { "content-type": isScript ? "text/javascript" : "text/html; charset=utf-8" });
      reply.end(
        isScript
          ? script
          : `<!doctype html><html lang="en"><title>App</title><link rel="icon" href="data:,"><main id="app"></main><script type="module" src="/app.js"></script>`,
      );
    });
    const key = await makeSiteKey(page, address, `package-${project.name}@example.org`);
    script = await bundleApp(
      outputDir,
      `import { createElement } from "react";
     import { createRoot } from "react-dom/client";
     import { TinteryWidget } from "@tintery/widgets/react";
     const site = { server: ${JSON.stringify(server)}, siteKey: ${JSON.stringify(key)} };
     createRoot(document.querySelector("#app")).render(
       createElement(TinteryWidget, { ...site, name: "color-details", settings: { hex: "#b4431f" } }),
     );`,
    );
    await page.goto(address);
    await expect(page.getByText("#b4431f").first()).toBeVisible();
    await expect(page.getByText("Copy").or(page.getByText("HSL")).first()).toBeVisible();
  },
);
