import { afterEach, beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { withWish } from "@tintery/contract/tables";
import { hostPage } from "../testing/host-page.ts";
import { answerCalls } from "../testing/network.ts";
import { leaveUploads } from "../uploads/use-uploads.ts";
import { guest } from "../testing/guest.ts";

const visitor = { ...guest, mustSignIn: true };

let network: ReturnType<typeof answerCalls>;
beforeEach(() => {
  document.body.dataset.tinteryVisitor = JSON.stringify(visitor);
  network = answerCalls(({ url }) => {
    if (url.includes("/rate")) return { status: 401, body: { code: "account_needed", error: "Sign in" } };
    if (url.includes("/ajax/books")) return { body: { books: [] } };
    if (url.includes("/ajax/images")) return { body: { items: [], next: null } };
    return { body: visitor };
  });
});
afterEach(() => {
  network.undo();
  leaveUploads();
  document.body.innerHTML = "";
  delete document.body.dataset.tinteryVisitor;
});

const sentence = () => page.getByText("You need an account for this here. Sign in to continue.");
const way = () => page.getByRole("link", { name: "Sign in", exact: true });
/** The form that signs in, and leads back to this page then. */
const signIn = (fragment = "") => withWish("/app/sign-in", location.pathname + location.search + fragment);

it.each([
  ["coloring-upload-form", "Create Coloring page"],
  ["coloring-svg-upload-form", "Create SVG Outlines"],
  ["paint-by-numbers-upload-form", "Create paint by numbers"],
])("%s asks to sign in before a photo is chosen", async (element, opener) => {
  await hostPage(`<div id="${element}"></div>`);
  await page.getByRole("button", { name: opener }).click();
  await expect.element(page.getByRole("dialog")).toBeVisible();
  await expect.element(sentence()).toBeVisible();
  await expect.element(way()).toHaveAttribute("href", signIn());
  expect(page.getByText("or drop them here").elements()).toEqual([]);
});

it("leads back to the form that was wanted", async () => {
  await hostPage('<div id="coloring-upload-form" data-whole-page="1"></div>');
  await page.getByRole("button", { name: "Create Coloring page" }).click();
  await expect.element(way()).toHaveAttribute("href", signIn("#coloring"));
});

it("leaves room between the sentence and the button", async () => {
  await hostPage('<div id="coloring-upload-form"></div>');
  await page.getByRole("button", { name: "Create Coloring page" }).click();
  await expect.element(way()).toBeVisible();
  const { bottom } = sentence().element().getBoundingClientRect();
  expect(way().element().getBoundingClientRect().top - bottom).toBe(16);
});

it("a list without pictures leads to signing in, not to a form", async () => {
  await hostPage('<div data-widget="dashboard-images"></div>');
  await expect.element(page.getByRole("heading", { name: "Sign in to see your pictures" })).toBeVisible();
  await expect.element(way()).toHaveAttribute("href", signIn());
  expect(page.getByRole("link", { name: "Choose a photo" }).elements()).toEqual([]);
});

it.each(["create-image", "my-books"])("%s asks to sign in where its form would be", async (element) => {
  await hostPage(`<div data-widget="${element}"></div>`);
  await expect.element(sentence()).toBeVisible();
  await expect.element(way()).toBeVisible();
});

it("a heart that is not taken says why, and is as it was", async () => {
  await hostPage('<div data-widget="catalog-heart" data-image-id="some" data-rating="3"></div>');
  await page.getByRole("button").click();
  await expect.element(sentence()).toBeVisible();
  await expect.element(page.getByRole("button")).toHaveAttribute("aria-pressed", "false");
});
