import { afterEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { hostPage } from "../testing/host-page.ts";

const picture = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='40' height='30'/%3E";
const slider = () => page.getByRole("slider", { name: "Compare Original and Painting" });

async function show(): Promise<HTMLElement> {
  await hostPage(
    `<div data-widget="compare-slider" data-before="${picture}" data-after="${picture}" data-width="400" data-height="300"></div>`,
  );
  return slider().element() as HTMLElement;
}

afterEach(() => {
  document.body.innerHTML = "";
});

it("moves by 5 percent with the arrow keys, to the edges with Home and End", async () => {
  (await show()).focus();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowUp}");
  await expect.element(slider()).toHaveAttribute("aria-valuenow", "65");
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(slider()).toHaveAttribute("aria-valuenow", "60");
  await userEvent.keyboard("{Home}{ArrowLeft}");
  await expect.element(slider()).toHaveAttribute("aria-valuenow", "0");
  await userEvent.keyboard("{End}");
  await expect.element(slider()).toHaveAttribute("aria-valuenow", "100");
  await expect.element(slider()).toHaveAttribute("aria-valuetext", "Original: 100%");
});

it("follows the pointer wherever the picture is pressed", async () => {
  const handle = await show();
  const frame = handle.parentElement as HTMLElement;
  const box = frame.getBoundingClientRect();
  const at = (share: number) => ({
    clientX: box.left + box.width * share,
    clientY: box.top + 20,
    pointerId: 1,
    pointerType: "mouse",
    button: 0,
    bubbles: true,
  });
  // a made-up pointer cannot be captured
  frame.setPointerCapture = () => undefined;
  frame.dispatchEvent(new PointerEvent("pointerdown", at(0.25)));
  await expect.element(slider()).toHaveAttribute("aria-valuenow", "25");
  frame.dispatchEvent(new PointerEvent("pointermove", at(0.8)));
  await expect.element(slider()).toHaveAttribute("aria-valuenow", "80");
});

it("looks closer and back to the whole picture", async () => {
  const handle = await show();
  const frame = handle.parentElement as HTMLElement;
  await page.getByRole("button", { name: "Zoom in" }).click();
  expect(frame.classList.contains("zoomed")).toBe(true);
  await page.getByRole("button", { name: "Show whole picture" }).click();
  expect(frame.classList.contains("zoomed")).toBe(false);
});
