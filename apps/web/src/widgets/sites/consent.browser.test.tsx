import { afterEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { hostPage } from "../../testing/host-page.ts";
import { answerCalls } from "../../testing/network.ts";

let undo = () => {};
afterEach(() => {
  undo();
  vi.unstubAllGlobals();
  document.body.innerHTML = "";
});

it("takes no consent in the moment in which its window comes to the front", async () => {
  const network = answerCalls(() => ({ body: { token: "T" } }));
  undo = network.undo;
  const opener = { postMessage: vi.fn() };
  vi.stubGlobal("opener", opener);
  vi.stubGlobal("close", () => {});
  await hostPage(
    '<div data-widget="connect-site" data-key="tintery_site_x" data-origin="https://shop.example" data-email="a@example.org"></div>',
  );
  const allow = page.getByRole("button", { name: "Allow" });
  await expect.element(allow).toHaveAttribute("aria-disabled", "false");
  const button = allow.element() as HTMLElement;
  // the second click of two whose first has closed a window above
  dispatchEvent(new Event("focus"));
  await expect.element(allow).toHaveAttribute("aria-disabled", "true");
  button.click();
  expect(network.asked).toEqual([]);
  await expect.element(allow).toHaveAttribute("aria-disabled", "false");
  button.click();
  await expect
    .poll(() => opener.postMessage.mock.calls)
    .toEqual([[{ type: "tintery-connected", token: "T" }, "https://shop.example"]]);
});
