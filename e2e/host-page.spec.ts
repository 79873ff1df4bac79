import { type RequestListener, request as ask } from "node:http";
import { loadLanguage } from "../packages/contract/src/texts/messages.ts";
import { answerWith, serveHost, test } from "./host.ts";
import { expect, expectPicturesLoaded } from "./journey.ts";
import { scenePhoto } from "./photos.ts";

/** A page of somebody else, with styles that spare nothing. */
const hostPage = (script: string) => `<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8">
    <title>Bastelblog</title>
    <link rel="icon" href="data:,">
    <style>
      * { font-family: fantasy !important; color: lime !important; margin: 30px !important; }
      button, img { display: none !important; }
    </style>
  </head>
  <body>
    <h1>Bastelblog</h1>
    <div data-widget="compare-slider" data-before="${dot("orange")}" data-after="${dot("teal")}"
      data-alt="Ein Punkt" data-width="400" data-height="300"></div>
    <div id="coloring-upload-form" data-user-type="paid"></div>
    <div id="coloring-svg-upload-form" data-color-precision="lowest"></div>
    <div data-widget="coloring-svg-compare" data-image-id="AAAAAAAAAAAAAAAAAAAAAA" data-email="svg@example.com"></div>
    <div data-widget="create-image" data-type="coloring"></div>
    <div data-widget="coloring-compare" data-image-id="AAAAAAAAAAAAAAAAAAAAAA" data-email="hilfe@example.com"></div>
    <script type="module" src="${script}"></script>
  </body>
</html>`;

const dot = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><circle cx="200" cy="150" r="90" fill="${color}"/></svg>`)}`;

/** A page of a shop with the widgets that help, but show no picture. */
const shopPage = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>Paint shop</title><link rel="icon" href="data:,"></head>
  <body>
    <h1>Paint shop</h1>
    <div id="bookmark-hint"></div>
    <div data-widget="modal" data-label="Our colors" data-title="Colors in stock">
      <ol id="stock">${Array.from({ length: 90 }, (_, row) => `<li>Color ${row}</li>`).join("")}</ol>
      <div data-widget="print-content" data-target="#stock" data-label="Print the colors"></div>
    </div>
    <p><label>What shall we paint? <input name="prompt" size="60"></label></p>
    <div id="random-prompt-button"></div>
    <script type="module" src="/widgets.js"></script>
  </body>
</html>`;

const answerAsHost = (script: string) => answerWith(hostPage(script));

/**
 * A reverse proxy as the README describes it.
 * @param policy takes the place of the policy that Tintery sends with its answers
 */
const passOn =
  (tintery: string, own: RequestListener, policy?: string): RequestListener =>
  (request, reply) => {
    if (!/^\/(widgets\.js$|assets\/|ajax\/|app\/)/.test(request.url ?? "")) return own(request, reply);
    const { method, headers, socket } = request;
    const told = { ...headers, "x-forwarded-for": socket.remoteAddress, "x-forwarded-proto": "http" };
    const passed = ask(new URL(request.url ?? "", tintery), { method, headers: told }, (answer) => {
      const { headers } = answer;
      reply.writeHead(
        answer.statusCode ?? 502,
        policy ? { ...headers, "content-security-policy": policy } : headers,
      );
      answer.pipe(reply);
    });
    passed.on("error", () => reply.destroy());
    reply.on("close", () => passed.destroy());
    request.pipe(passed);
  };

test("on a page of another origin the slider works, and the other widgets say where they can be used", async ({
  page,
  baseURL,
  hosts,
  shot,
}) => {
  const t = await loadLanguage("de");
  const tintery = baseURL ?? "";
  const asked: string[] = [];
  const own = answerAsHost(`${tintery}/widgets.js`);
  const address = await serveHost(hosts, (request, reply) => {
    asked.push(request.url ?? "");
    own(request, reply);
  });
  await page.goto(address);
  const slider = page.getByRole("slider", { name: /Original/ });
  await expect(slider).toBeVisible();
  // the host's styles stop at the shadow root
  await expect(page.getByRole("img", { name: /Ein Punkt/ }).first()).toBeVisible();
  await slider.focus();
  await page.keyboard.press("End");
  await expect(slider).toHaveAttribute("aria-valuenow", "100");
  const site = new URL(tintery).host;
  await expect(page.getByText(t("ui.needs_site_key", { site }))).toHaveCount(5);
  await shot("host-elsewhere");
  expect(asked).toEqual(["/"]);
  await page
    .getByRole("link", { name: t("ui.open_site", { site }) })
    .first()
    .click();
  await page.waitForURL(`${tintery}/`);
});

test("behind one origin with the page of somebody else, every widget works in the language of that page", async ({
  page,
  baseURL,
  foreseen,
  hosts,
  shot,
}) => {
  const t = await loadLanguage("de");
  const tintery = baseURL ?? "";
  // the host has no such pictures
  foreseen.push(/404/);
  await page.goto(await serveHost(hosts, passOn(tintery, answerAsHost("/widgets.js"))));
  await expect(page.getByRole("button", { name: t("ui.choose_picture") })).toBeVisible();
  await expect(page.getByText(/hilfe@example\.com/)).toBeVisible();
  await expect(page.getByText(/svg@example\.com/)).toBeVisible();
  await page.getByRole("button", { name: t("spec.create_outlines") }).click();
  const outlines = page.getByRole("dialog", { name: t("spec.create_outlines") });
  await expect(
    outlines.getByRole("radio", { name: t("outlines.precision.lowest"), exact: true }),
  ).toBeChecked();
  await expect(outlines.getByText(t("outlines.formats"))).toBeVisible();
  await expectPicturesLoaded(page);
  await outlines.getByRole("button", { name: t("ui.close") }).click();
  await page.getByRole("button", { name: t("spec.create_coloring") }).click();
  const form = page.getByRole("dialog", { name: t("spec.create_coloring") });
  await expect(form.getByText(t("ui.plans"))).toBeVisible();
  await expectPicturesLoaded(page);
  await shot("host");
  await form
    .locator("input[type=file]")
    .first()
    .setInputFiles(await scenePhoto());
  await form.getByRole("button", { name: t("coloring.create"), exact: true }).click();
  await page.waitForURL(/^http:\/\/127\.0\.0\.1:\d+\/app\/coloring\/[\w-]{22}#item-main-container$/);
  await expect(page.getByRole("slider").first()).toBeVisible();
  await expectPicturesLoaded(page);
  await shot("host-result");
});

test("a shop's list is shown in a dialog, printed whole, and its page bookmarked", async ({
  page,
  baseURL,
  hosts,
  isMobile,
  shot,
}) => {
  // the dialog of the browser would wait for somebody
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await page.goto(await serveHost(hosts, passOn(baseURL ?? "", answerWith(shopPage))));
  if (!isMobile) {
    await page.getByRole("button", { name: "Bookmark this page" }).click();
    await expect(page.getByText("to bookmark this page.")).toBeVisible();
  }
  await page.getByRole("button", { name: "Our colors" }).click();
  const dialog = page.getByRole("dialog", { name: "Colors in stock" });
  await expect(dialog).toBeVisible();
  await shot("host-dialog");
  await page.getByRole("button", { name: "Print the colors" }).click();
  await expect(page.locator("#stock")).toHaveAttribute("data-print-content");
  // 90 lines fill two sheets and begin a third; what a dialog cuts off is one
  const sheets = (await page.pdf({ format: "A5" })).toString("latin1").match(/\/Type \/Page\b/g);
  expect(sheets?.length).toBe(3);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(page.getByRole("button", { name: "Print the colors" })).toBeFocused();
  await dialog.getByRole("button", { name: "Apply" }).click();
  await expect(dialog).toBeHidden();
});

test("where a policy forbids WebAssembly, whatever would draw on this device says so", {
  tag: "@desktop",
}, async ({ page, baseURL, foreseen, hosts, t, shot }) => {
  const policy = "default-src 'self'; img-src 'self' blob: data:; style-src 'self'";
  const address = await serveHost(hosts, passOn(baseURL ?? "", answerAsHost("/widgets.js"), policy));
  // the host has no such icon
  foreseen.push(/404/);
  const photo = await scenePhoto();

  await test.step("the brush of paint by numbers", async () => {
    await page.goto(`${address}app/dashboard`);
    await page.getByRole("button", { name: t("page.new_picture") }).click();
    const form = page.getByRole("dialog", { name: t("pbn.create_title") });
    await form.locator("input[type=file]").first().setInputFiles(photo);
    await form.getByRole("button", { name: t("pbn.mark") }).click();
    const brush = page.getByRole("dialog", { name: t("pbn.mark") });
    await expect(brush.getByText(t("ui.preview_forbidden"))).toBeVisible();
    await shot("forbidden-brush");
  });

  await test.step("previews of all kinds of pages, and the brush for the subject", async () => {
    await page.goto(`${address}app/colorings`);
    await page
      .getByRole("button", { name: t("page.new_coloring") })
      .first()
      .click();
    const form = page.getByRole("dialog", { name: t("spec.create_coloring") });
    await form.locator("input[type=file]").first().setInputFiles(photo);
    await expect(form.getByText(t("coloring.preview.forbidden", { name: photo.name }))).toBeVisible();
    await shot("forbidden-previews");
    await form.getByRole("button", { name: t("subject.mark") }).click();
    const brush = page.getByRole("dialog", { name: t("subject.mark") });
    await expect(brush.getByText(t("ui.preview_forbidden"))).toBeVisible();
    await shot("forbidden-subject");
    await brush.getByRole("button", { name: t("ui.close") }).click();
  });

  await test.step("the slider that takes out details", async () => {
    await page.getByRole("button", { name: t("coloring.create"), exact: true }).click();
    await page.waitForURL(/\/app\/coloring\/[\w-]{22}#item-main-container$/);
    const details = page.getByRole("slider", { name: t("spec.reduce_details") });
    await expect(details).toBeVisible();
    await details.focus();
    await page.keyboard.press("ArrowLeft");
    await expect(page.getByText(t("ui.preview_forbidden"))).toBeVisible();
    await shot("forbidden-slider");
  });
});

test("a shop's field is filled with a random prompt, and what stood there comes back", async ({
  page,
  baseURL,
  hosts,
  shot,
}) => {
  await page.goto(await serveHost(hosts, passOn(baseURL ?? "", answerWith(shopPage))));
  const field = page.getByLabel("What shall we paint?");
  await field.fill("a boat");
  await page.getByLabel("Prompt type").selectOption({ label: "Pets" });
  await page.getByRole("button", { name: "Random prompt" }).click();
  await expect(field).toHaveValue(/ (in|on|under|by|at) /);
  await shot("host-random-prompt");
  await page.getByRole("button", { name: "Restore my text" }).click();
  await expect(field).toHaveValue("a boat");
});
