import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { hostPage } from "../../testing/host-page.ts";

it("takes a color from a photo that is pasted or dropped anywhere", async () => {
  await hostPage(`<div data-widget="color-mixer"></div>`);
  await expect.element(page.getByLabelText("Color code")).toBeVisible();
  const photoOf = async (color: string) => {
    const canvas = new OffscreenCanvas(40, 40);
    const context = canvas.getContext("2d")!;
    context.fillStyle = color;
    context.fillRect(0, 0, 40, 40);
    return new File([await canvas.convertToBlob()], "plain.png", { type: "image/png" });
  };
  const ring = page.getByRole("application", { name: "Photo to pick a color from" });
  for (const [kind, color] of [
    ["paste", "#4682b4"],
    ["drop", "#c19a6b"],
  ] as const) {
    const carried = new DataTransfer();
    carried.items.add(await photoOf(color));
    const init = { bubbles: true, cancelable: true };
    const event =
      kind === "paste"
        ? new ClipboardEvent("paste", { ...init, clipboardData: carried })
        : new DragEvent("drop", { ...init, dataTransfer: carried });
    document.body.dispatchEvent(event);
    await expect
      .poll(async () => {
        await ring.click({ position: { x: 10, y: 10 } });
        return (page.getByLabelText("Color code").element() as HTMLInputElement).value;
      })
      .toBe(color);
  }
});
