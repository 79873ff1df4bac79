import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { hostPage } from "../../testing/host-page.ts";
import { answerUploads } from "../../testing/network.ts";

afterEach(() => {
  document.body.innerHTML = "";
});

const photo = new File([new Uint8Array([1, 2, 3])], "boat.png", { type: "image/png" });

async function send(): Promise<void> {
  await hostPage(`<div data-widget="create-image" data-type="coloring"></div>`);
  await page.getByLabelText("Choose a picture").first().upload(photo);
}

it("shows one way to choose, in the looks of the other forms", async () => {
  await hostPage(`<div data-widget="create-image"></div>`);
  await expect.element(page.getByRole("button", { name: "Choose a picture" })).toBeVisible();
  expect(page.getByRole("button").elements()).toHaveLength(1);
});

it("leads to the picture that was taken in, and nowhere where the answer names none", async () => {
  const id = "0123456789abcdefghijkl";
  const uploads = answerUploads(200, { status: "in_queue", id });
  try {
    await send();
    const link = page.getByRole("link", { name: "View your picture" });
    await expect.element(link).toHaveAttribute("href", `/app/coloring/${id}#item-main-container`);
  } finally {
    uploads.undo();
  }
});

it.each([
  [200, { status: "in_queue", id: "0123456789abcdefghijkl" }, "Image has been created successfully."],
  [200, { status: "failed", error: "No room for it." }, "No room for it."],
  [200, { id: "0123456789abcdefghijkl" }, "Something went wrong. Try to use another file."],
  [422, { code: "damaged", error: "This one is broken." }, "This one is broken."],
  [500, {}, "Something went wrong. Try to use another file."],
])("tells in the specification's words what became of the picture (%i)", async (status, body, words) => {
  const uploads = answerUploads(status, body);
  try {
    await send();
    await expect.element(page.getByText(words)).toBeVisible();
    expect(uploads.sent[0]?.get("image")).toBeInstanceOf(File);
  } finally {
    uploads.undo();
  }
});
