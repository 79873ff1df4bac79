import { waits } from "../scripts/testing/waits.ts";
import { test } from "./host.ts";
import { checkNarrow, expect } from "./journey.ts";
import { openShop } from "./shop.ts";

test(
  "a picture of the catalog is given a heart on a page of another origin, which counts on ours",
  { tag: "@desktop" },
  async ({ page, baseURL, hosts, t, shot, expectAccessible }, { project }) => {
    let picture = "";
    await test.step("one picture of the catalog is there", async () => {
      // it is made when nothing else is waiting to be made
      await expect
        .poll(
          async () => {
            const gallery = await (await page.request.get("/app/catalog")).text();
            [, picture = ""] = /href="(\/app\/catalog\/[\w-]+)"/.exec(gallery) ?? [];
            return picture;
          },
          { intervals: [2000], timeout: waits.picture },
        )
        .not.toBe("");
    });
    const [, id] = /data-image-id="([\w-]{22})"/.exec(await (await page.request.get(picture)).text()) ?? [];
    const widgets = `<div data-widget="catalog-heart" data-image-id="${id}" data-rating="0"></div>`;
    const email = `heart-${project.name}@example.org`;
    const { address } = await openShop({ hosts, page, baseURL: baseURL ?? "", widgets, email });
    await page.context().clearCookies();
    await page.goto(address);
    const heart = page.getByRole("button", { name: new RegExp(`^${t("catalog.like")}`) });
    const kept = async (rating: number) => {
      await expect(page.getByText(String(rating), { exact: true })).toBeVisible();
      const ours = await (await page.request.get(picture)).text();
      expect(ours).toContain(`data-rating="${rating}"`);
    };
    await expect(heart).toHaveAttribute("aria-pressed", "false");
    await Promise.all([page.waitForResponse(/\/rate$/), heart.click()]);
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await kept(1);
    await expectAccessible();
    await shot("foreign-heart");
    await checkNarrow(page, "foreign-heart");

    await test.step("visitors who come back see their heart, and take it back with one click", async () => {
      await page.reload();
      await expect(heart).toHaveAttribute("aria-pressed", "true");
      await kept(1);
      await Promise.all([page.waitForResponse(/\/rate$/), heart.click()]);
      await expect(heart).toHaveAttribute("aria-pressed", "false");
      await kept(0);
      expect(await page.context().cookies()).toEqual([]);
    });
  },
);
