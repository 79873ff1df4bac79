import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import type { Language, Translate } from "../packages/contract/src/texts/messages.ts";
import { loadLanguage } from "../packages/contract/src/texts/messages.ts";
import { phoneSize } from "./phone-size.ts";

interface Journey {
  /** Texts in the language that the project's browser asks for. */
  t: Translate;
  /** Fails the journey if the page breaks an accessibility rule. */
  expectAccessible: () => Promise<void>;
  /**
   * Keeps a picture of the page in test-results/screenshots, unless SCREENSHOTS says "off"; the README's pictures are made this
   * way.
   */
  shot: (name: string) => Promise<void>;
  /** Messages of the browser console that are errors and were foreseen by the journey. */
  foreseen: RegExp[];
}

const { SCREENSHOTS = "../test-results/screenshots" } = process.env;
/** Where they are kept, if they are: nobody looks at those of a whole run. */
const screenshots = SCREENSHOTS === "off" ? null : resolve(import.meta.dirname, SCREENSHOTS);

/** A journey: a page whose console is watched from the first request to the last. */
export const test = base.extend<Journey>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  foreseen: async ({}, use) => use([]),
  page: async ({ page, foreseen }, use) => {
    const errors: string[] = [];
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    page.on("pageerror", (error) => errors.push(String(error)));
    await use(page);
    expect(errors.filter((error) => !foreseen.some((pattern) => pattern.test(error)))).toEqual([]);
  },
  t: async ({ locale }, use) => use(await loadLanguage((locale ?? "en").slice(0, 2) as Language)),
  expectAccessible: async ({ page }, use) => use(() => checkAccess(page)),
  shot: async ({ page }, use, { project }) => use((name) => keepShot(page, `${name}-${project.name}`)),
});

/** The rules of accessibility on a page that a journey has opened itself. */
export async function checkAccess(page: Page): Promise<void> {
  const told = await brokenRules(page);
  // a button that was freed while others were measured was still changing its color
  expect(told.length > 0 ? await brokenRules(page) : told).toEqual([]);
}

async function brokenRules(page: Page) {
  const rules = new AxeBuilder({ page })
    // describing every element that keeps a rule takes a third of the time, and nobody reads it
    .options({ resultTypes: ["violations"] })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    // otherwise a blank page is opened for each check to put the results of frames together
    .setLegacyMode(page.frames().length === 1);
  await endTransitions(page);
  const { violations } = await rules.analyze();
  return violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map((node) => node.html) }));
}

/**
 * Colors are measured when they have arrived: half-way through a transition their contrast is nobody's. Transitions are brought to
 * their end instead of waited for: where nothing is drawn, they never get there.
 */
async function endTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const rootsOf = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
      root,
      ...[...root.querySelectorAll("*")].flatMap(({ shadowRoot }) => (shadowRoot ? rootsOf(shadowRoot) : [])),
    ];
    for (const animation of rootsOf(document).flatMap((root) => root.getAnimations()))
      if (animation instanceof CSSTransition) animation.finish();
  });
}

/** A screen that no journey on a phone comes to is looked at in the width of one, too. */
export async function checkNarrow(page: Page, name: string): Promise<void> {
  const usual = page.viewportSize();
  await page.setViewportSize(phoneSize);
  await checkAccess(page);
  await keepShot(page, `${name}-phone`);
  if (usual) await page.setViewportSize(usual);
}

/** Keeps a picture of a page among the screenshots. */
export async function keepShot(page: Page, name: string): Promise<void> {
  if (screenshots === null) return;
  mkdirSync(screenshots, { recursive: true });
  await page.screenshot({ path: resolve(screenshots, `${name}.png`) });
}

/**
 * Scrolls to every visible picture and waits until it has arrived, shadow roots included (Playwright's locators look
 * into them); then goes back to the top.
 */
export async function expectPicturesLoaded(page: Page): Promise<void> {
  for (const picture of await page.locator("img:visible").all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        picture.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0),
      )
      .toBe(true);
  }
  await page.evaluate(() => scrollTo(0, 0));
}

export { expect };
