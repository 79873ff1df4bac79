import { languages } from "@tintery/contract/tables";
import { loadLanguage, loadLateTexts } from "@tintery/contract/messages";
import { afterEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { hostPage } from "../../testing/host-page.ts";

const fetchAnswer = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = fetchAnswer;
  document.body.innerHTML = "";
  document.documentElement.lang = "";
});

/** Answers the call with one prompt after the other, and keeps the addresses that were asked. */
function answering(...prompts: readonly string[]): string[] {
  const asked: string[] = [];
  globalThis.fetch = async (input) => {
    asked.push(String(input));
    return Response.json({ prompt: prompts[asked.length - 1] });
  };
  return asked;
}

const field = () => document.querySelector<HTMLTextAreaElement>("[name=prompt]")!;
const markup = `<label>Prompt <textarea name="prompt"></textarea></label><div data-widget="random-prompt-button"></div>`;

it("fills the field, another prompt at each click, and puts back what was typed", async () => {
  const asked = answering("a cat in a garden", "two dogs on the beach");
  await hostPage(markup);
  const heard: string[] = [];
  field().addEventListener("input", () => heard.push(field().value));
  await page.getByRole("textbox").fill("my own words");
  heard.length = 0;
  await page.getByRole("button", { name: "Random prompt" }).click();
  await expect.element(page.getByRole("status")).toHaveTextContent("a cat in a garden");
  await userEvent.selectOptions(page.getByRole("combobox"), "pets");
  await page.getByRole("button", { name: "Random prompt" }).click();
  await expect.element(page.getByRole("textbox")).toHaveValue("two dogs on the beach");
  expect(asked).toEqual([
    "/ajax/generate/random-prompt?mode=surprise",
    "/ajax/generate/random-prompt?mode=pets",
  ]);
  await page.getByRole("button", { name: "Restore my text" }).click();
  await expect.poll(() => field().value).toBe("my own words");
  await expect.poll(() => document.activeElement).toBe(field());
  expect(heard).toEqual(["a cat in a garden", "two dogs on the beach", "my own words"]);
  await expect.element(page.getByRole("button", { name: "Restore my text" })).not.toBeInTheDocument();
});

it("says so where the page has no such field, and asks nobody", async () => {
  const asked = answering("a cat");
  await hostPage(`<div data-widget="random-prompt-button" data-target="#nowhere"></div>`);
  await page.getByRole("button", { name: "Random prompt" }).click();
  await expect.element(page.getByText("This page has no prompt field.")).toBeVisible();
  expect(asked).toEqual([]);
});

it("leaves the field alone when nothing can be fetched", async () => {
  globalThis.fetch = () => Promise.reject(new TypeError("away"));
  await hostPage(markup);
  await page.getByRole("textbox").fill("mine");
  await page.getByRole("button", { name: "Random prompt" }).click();
  await expect.element(page.getByRole("alert")).toBeVisible();
  expect(field().value).toBe("mine");
});

it.each(languages)("speaks %s", async (language) => {
  document.documentElement.lang = language;
  await hostPage(markup);
  const t = await loadLanguage(language);
  await loadLateTexts(language);
  await expect.element(page.getByRole("button", { name: t("prompts.random") })).toBeVisible();
  await expect.element(page.getByRole("combobox", { name: t("prompts.mode") })).toBeVisible();
});
