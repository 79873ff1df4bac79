import { afterEach, beforeEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { hostPage } from "../../testing/host-page.ts";
import { answerCalls } from "../../testing/network.ts";

const id = "0123456789abcdefghijkl";
let network: ReturnType<typeof answerCalls>;
let sent: string[];

beforeEach(() => {
  sent = [];
  document.title = "IMG_4711 – Tintery";
  network = answerCalls(({ body }) => {
    sent.push(JSON.parse(body ?? "{}").name);
    return { body: { name: sent.at(-1) } };
  });
});
afterEach(() => {
  network.undo();
  document.body.innerHTML = "";
});

const show = () =>
  hostPage(
    `<div data-widget="image-title" data-image-id="${id}" data-name="IMG_4711"><h1>IMG_4711</h1></div>`,
  );
const change = () => page.getByRole("button", { name: "Edit title" });
const field = () => page.getByRole("textbox", { name: "Title" });
const focused = () => document.querySelector("[data-widget]")?.shadowRoot?.activeElement;

it("changes the title, everywhere on the page, and takes that back", async () => {
  await show();
  await change().click();
  await expect.element(field()).toBeVisible();
  expect(focused()).toBe(field().element());
  await field().fill("  Grandma’s\tgarden ");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("heading", { name: "Grandma’s garden" })).toBeVisible();
  await expect.poll(focused).toBe(change().element());
  expect(document.title).toBe("Grandma’s garden – Tintery");
  expect(network.asked.at(-1)).toMatchObject({ method: "POST", url: `/ajax/image/${id}/name` });
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(page.getByRole("heading", { name: "IMG_4711" })).toBeVisible();
  expect(sent).toEqual(["Grandma’s garden", "IMG_4711"]);
  expect(page.getByRole("button", { name: "Undo" }).elements()).toHaveLength(0);
});

it("keeps the title on Escape and when nothing was changed, and asks for one that can be read", async () => {
  await show();
  await change().click();
  await field().fill("something");
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("heading", { name: "IMG_4711" })).toBeVisible();
  await change().click();
  await page.getByRole("button", { name: "Save" }).click();
  await change().click();
  await field().fill(" \u200b ");
  await page.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByText("Enter a title.")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect.element(page.getByRole("heading", { name: "IMG_4711" })).toBeVisible();
  expect(sent).toEqual([]);
});

it("says when it did not work, and loses nothing that was typed", async () => {
  network.undo();
  network = answerCalls(() => ({ status: 404, body: { code: "not_found", error: "" } }));
  await show();
  await change().click();
  await field().fill("Garden");
  await page.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByRole("alert")).toBeVisible();
  await expect.element(field()).toHaveValue("Garden");
});
