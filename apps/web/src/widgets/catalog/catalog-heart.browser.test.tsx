import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { hostPage } from "../../testing/host-page.ts";
import { answerCalls } from "../../testing/network.ts";

const id = "0123456789abcdefghijkl";
let undo = () => {};
afterEach(() => {
  undo();
  document.body.innerHTML = "";
});

const show = () =>
  hostPage(`<div data-widget="catalog-heart" data-image-id="${id}" data-rating="1200"></div>`);
const heart = () => page.getByRole("button", { name: /^Like/ });
const count = (text: string) => page.getByText(text, { exact: true });

it("looks given at once, and counts what the server says", async () => {
  let answer = (_: unknown) => {};
  const network = answerCalls(
    ({ body }) =>
      new Promise((resolve) => {
        answer = (rating) => resolve({ body: { rating, rated: JSON.parse(body ?? "{}").rated } });
      }),
  );
  undo = network.undo;
  await show();
  await expect.element(heart()).toHaveAttribute("aria-pressed", "false");
  await heart().click();
  await expect.element(heart()).toHaveAttribute("aria-pressed", "true");
  await expect.element(count("1,200")).toBeVisible();
  answer(1203);
  await expect.element(count("1,203")).toBeVisible();
  expect(network.asked).toMatchObject([{ method: "POST", url: `/ajax/catalog/image/${id}/rate` }]);
  // what is clicked meanwhile is sent when the answer is there, and only if it is something else
  await heart().click();
  await heart().click();
  await heart().click();
  expect(network.asked).toHaveLength(2);
  answer(1202);
  await expect.element(count("1,202")).toBeVisible();
  await expect.element(heart()).toHaveAttribute("aria-pressed", "false");
  expect(network.asked.map(({ body }) => JSON.parse(body ?? "{}"))).toEqual([
    { imageId: id, rated: true },
    { imageId: id, rated: false },
  ]);
});

it("goes back where it was and says why, when it could not be kept", async () => {
  undo = answerCalls(() => "offline").undo;
  await show();
  await heart().click();
  await expect.element(page.getByRole("alert")).toBeVisible();
  await expect.element(heart()).toHaveAttribute("aria-pressed", "false");
  await expect.element(count("1,200")).toBeVisible();
});
