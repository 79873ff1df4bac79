import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { pageLimits } from "./page-limits.ts";
import { phoneSize } from "./phone-size.ts";
import { samplePages } from "./sample-pages.ts";

/** A layout shift as the browser reports it, which TypeScript's library does not know yet. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Adds up, from a page's first moment, what moves without anybody having touched it. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        if (!entry.hadRecentInput) (window as unknown as { shifted: number }).shifted += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifted: number }).shifted);
}

/** Waits until every widget of the page is drawn and every picture in sight is there, and two frames more. */
async function expectSettled(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.querySelectorAll("[data-widget]")].every((element) => element.shadowRoot),
      ),
    )
    .toBe(true);
  await expectDrawn(page);
}

/** Lets the server say what it knows of the visitor only when the page's form stands there: on a busy machine it does. */
async function answerLate(page: Page): Promise<void> {
  await page.route("**/app/get-user-data", async (route) => {
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectDrawn(page);
    await route.continue();
  });
}

/** Waits for two frames more. */
const expectDrawn = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
  );

const kinds = ["samples", "colorings", "outlines"] as const;

test("nothing moves while a page comes up", async ({ page, foreseen }) => {
  foreseen.push(/404/);
  const results = await samplePages(page, kinds);
  const shifts = await watchShifts(page);
  await answerLate(page);
  const lists = ["/app/dashboard", "/app/colorings", "/app/colorings-svg"];
  const forms = ["/#create", "/app/colorings#coloring", "/app/colorings-svg#outlines"];
  const others = ["/", "/api", "/nowhere", "/app/paint-by-numbers/AAAAAAAAAAAAAAAAAAAAAA"];
  const found: Record<string, number> = {};
  for (const address of [...others, ...lists, ...forms, ...results]) {
    // an address that differs by its fragment only would not load anew
    await page.goto("about:blank");
    await page.goto(address);
    await expectSettled(page);
    if (forms.includes(address)) await expect(page.getByRole("dialog")).toBeVisible();
    const shift = await shifts();
    if (shift > pageLimits.layoutShift) found[address] = shift;
  }
  expect(found).toEqual({});
});

test("a result has its room before its file arrives", async ({ page, foreseen }) => {
  // without scripts the first look stays
  foreseen.push(/ERR_FAILED/);
  for (const address of await samplePages(page, kinds)) {
    await page.route("**/assets/*.js", (route) => route.abort());
    let release = () => {};
    const released = new Promise<void>((done) => {
      release = done;
    });
    await page.route("**/picture/**", async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(address, { waitUntil: "domcontentloaded" });
    const still = page.locator(".picture-still");
    await expect(still).toHaveCSS("object-fit", "contain");
    const size = () => still.evaluate((picture: HTMLElement) => [picture.offsetWidth, picture.offsetHeight]);
    const [width = 0, height = 0] = await size();
    release();
    await expect.poll(() => still.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).not.toBe(0);
    const [widthThen, heightThen] = await size();
    // its proportions and its canvas's may differ by a pixel
    expect(widthThen).toBeCloseTo(width, -1);
    expect(heightThen).toBeCloseTo(height, -1);
    await page.unrouteAll();
  }
});

test("the home page is light on a phone", { tag: "@desktop" }, async ({ browser, page, baseURL }) => {
  await samplePages(page, kinds);
  const readers = [
    ...["en-US", "ja-JP"].flatMap((locale) =>
      [2, 3].map((deviceScaleFactor) => ({ deviceScaleFactor, locale })),
    ),
    // letters beyond Latin-1
    ...["cs", "pl", "tr"].map((locale) => ({ deviceScaleFactor: 2, locale })),
  ];
  for (const { deviceScaleFactor, locale } of readers) {
    const context = await browser.newContext({
      ...(baseURL ? { baseURL } : {}),
      locale,
      viewport: phoneSize,
      isMobile: true,
      deviceScaleFactor,
    });
    const fresh = await context.newPage();
    const wire = await context.newCDPSession(fresh);
    await wire.send("Network.enable");
    let bytes = 0;
    wire.on("Network.loadingFinished", ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await fresh.goto("/");
    await expectSettled(fresh);
    expect(bytes).toBeLessThan(pageLimits.homeOnPhone);
    await context.close();
  }
});
