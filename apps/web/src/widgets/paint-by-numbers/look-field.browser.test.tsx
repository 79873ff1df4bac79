import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { hostPage } from "../../testing/host-page.ts";
import { answerCalls } from "../../testing/network.ts";
import { spareDevice } from "../../testing/spare-device.ts";

let network: ReturnType<typeof answerCalls> | undefined;
beforeAll(spareDevice);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  network?.undo();
  document.body.innerHTML = "";
});

const look = () => page.getByRole("combobox", { name: "Art style" });
const strength = () => page.getByRole("spinbutton", { name: "Strength" });

async function openOptions(attributes = ""): Promise<void> {
  await hostPage(`<div id="paint-by-numbers-upload-form" ${attributes}></div>`);
  await page.getByRole("button", { name: "Create paint by numbers" }).click();
  await expect.element(page.getByRole("dialog")).toBeVisible();
  network = answerCalls(() => ({ body: [] }));
  await page.getByText("More options").click();
}

it("offers fifteen looks by their names, and asks how strong one shall be", async () => {
  await openOptions("data-professional");
  const words = () => [...(look().element() as HTMLSelectElement).options].map(({ text }) => text);
  await expect.poll(words).toHaveLength(16);
  expect(words().slice(0, 3)).toEqual(["Original photo", "Painting", "Oil painting"]);
  expect(strength().elements()).toHaveLength(0);
  await look().selectOptions("watercolor");
  await expect.element(strength()).toHaveValue(0.7);
  await strength().fill("0.1");
  await expect.element(strength()).toHaveAttribute("aria-invalid", "true");
  await look().selectOptions("none");
  await expect.poll(() => strength().elements()).toHaveLength(0);
  // a wrong strength does not wait unseen
  await look().selectOptions("gouache");
  await expect.element(strength()).toHaveValue(0.7);
});

it("says for whom looks are where they may not be used", async () => {
  await openOptions();
  await expect.element(look()).toBeDisabled();
  await expect.element(look()).toHaveAccessibleDescription("For premium users only.");
});
