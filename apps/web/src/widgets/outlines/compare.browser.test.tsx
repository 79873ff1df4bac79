import type { ImageView } from "@tintery/contract";
import { afterEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { hostPage } from "../../testing/host-page.ts";
import { outlinesImage } from "../../testing/image-views.ts";
import { answerCalls } from "../../testing/network.ts";

let network: ReturnType<typeof answerCalls> | undefined;

afterEach(() => {
  network?.undo();
  document.body.innerHTML = "";
});

/** Shows an image as the page of outlines would. Ids keep the tests' caches apart. */
async function show(image: ImageView): Promise<void> {
  network = answerCalls(({ url }) => {
    // without a model, the server draws
    if (url.endsWith("/model")) return { status: 404, body: {} };
    return { body: url.includes("feedback") ? { items: [] } : image };
  });
  await hostPage(
    `<div id="coloring-svg-compare" data-image-id="${image.id}" data-email="ask@example.com"></div>`,
  );
}

it("compares picture and outlines, and says what came of it", async () => {
  const image = outlinesImage({ id: "outlines-ready-0000001" });
  await show(image);
  await expect.element(page.getByRole("slider", { name: "Compare Original and SVG outlines" })).toBeVisible();
  await expect.element(page.getByText("Normal", { exact: true }).last()).toBeVisible();
  await expect.element(page.getByText("Flat-color drawing")).toBeVisible();
  await expect.element(page.getByText("17", { exact: true })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Share" }))
    .toHaveAttribute("href", `/app/image/${image.id}/share`);
});

it("changes the precision by plain links, the present one marked", async () => {
  const image = outlinesImage({ id: "outlines-precision-001" });
  await show(image);
  await page.getByTitle("Change precision").click();
  const level = (name: string) => page.getByRole("link", { name, exact: true });
  await expect.element(level("Normal")).toHaveAttribute("aria-current", "true");
  await expect
    .element(level("Lowest"))
    .toHaveAttribute("href", `/app/coloring-svg/${image.id}/change/color-precision/lowest`);
});

it("offers samples neither changes nor sharing nor deleting nor own downloads", async () => {
  const { may } = outlinesImage();
  const image = outlinesImage({
    id: "outlines-sample-000001",
    sampledata: true,
    may: { ...may, delete: false, edit: false, share: false, changePrecision: false, customDownload: false },
  });
  await show(image);
  await expect.element(page.getByRole("button", { name: "Download" })).toBeVisible();
  for (const name of ["Share", "Delete", "Change precision"])
    expect(page.getByText(name, { exact: true }).elements()).toHaveLength(0);
  await page.getByRole("button", { name: "Look closer" }).first().click();
  await expect.element(page.getByRole("application")).toBeVisible();
  expect(page.getByRole("link", { name: "Download this view" }).elements()).toHaveLength(0);
});

it("names the original by what it became, not by what was uploaded", async () => {
  await show(outlinesImage({ id: "outlines-files-0000001" }));
  await page.getByRole("button", { name: "Download", exact: true }).click();
  await expect.element(page.getByRole("link", { name: "Original as JPG" })).toBeVisible();
});

it("hands out in the close look exactly what is switched on", async () => {
  const image = outlinesImage({ id: "outlines-look-00000001" });
  await show(image);
  await page.getByRole("button", { name: "Look closer" }).first().click();
  const download = page.getByRole("link", { name: "Download this view" });
  await expect
    .element(download)
    .toHaveAttribute("href", expect.stringMatching(/download-fill=display&download-lines=none$/));
  const turn = (name: string) => page.getByRole("button", { name, exact: true }).click();
  await turn("Nodes");
  await turn("Outlines");
  await turn("Fill");
  await expect
    .element(download)
    .toHaveAttribute(
      "href",
      expect.stringMatching(
        /download-fill=none&download-lines=borders&download-nodes=yes&download-line-width=0.25$/,
      ),
    );
  (page.getByRole("application").element() as HTMLElement).focus();
  await userEvent.keyboard("1");
  await expect.element(page.getByRole("button", { name: "100% Show at 100%" })).toBeVisible();
  await turn("Nodes");
  await turn("Outlines");
  await expect.element(download).not.toBeInTheDocument();
});

it("says how a drawing was read, and why it could not be made anew", async () => {
  const { options } = outlinesImage();
  const image = outlinesImage({
    id: "outlines-notes-0000001",
    problem: "drawing_too_complex",
    options: { ...options, notes: ["first_page_only"] },
  });
  await show(image);
  await expect.element(page.getByText("This file has several pages. We used the first one.")).toBeVisible();
  await expect.element(page.getByText(/This drawing is too complex/)).toBeVisible();
});

it("says what went wrong, and whom to ask", async () => {
  const image = outlinesImage({ id: "outlines-failed-000001", status: "failed", problem: "damaged" });
  await show(image);
  await expect.element(page.getByText(/This picture is damaged/)).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "ask@example.com" }))
    .toHaveAttribute("href", "mailto:ask@example.com");
  await expect
    .element(page.getByRole("link", { name: "Try another picture" }))
    .toHaveAttribute("href", "/app/colorings-svg#outlines");
});
