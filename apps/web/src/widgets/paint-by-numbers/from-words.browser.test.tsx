import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { hostPage } from "../../testing/host-page.ts";
import { answerUploads } from "../../testing/network.ts";
import { spareDevice } from "../../testing/spare-device.ts";
import { leaveUploads } from "../../uploads/use-uploads.ts";

// what is painted ahead has tests of its own
beforeAll(spareDevice);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  leaveUploads();
  document.body.innerHTML = "";
});

const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
const prompt = () => page.getByRole("textbox", { name: "What should be in the picture?" });
const painted = (text: string) => page.getByRole("img", { name: `Picture made from “${text}”` });
const srcOf = (text: string) => (painted(text).element() as HTMLImageElement).src;

/** The form with these words in it. */
async function write(text: string): Promise<void> {
  await hostPage(`<div id="paint-by-numbers-upload-form"></div>`);
  await button("Create paint by numbers").click();
  await page.getByText("A prompt", { exact: true }).click();
  await prompt().fill(text);
}

/** What the form sends, without the numbers of its options. */
async function sent(): Promise<Record<string, FormDataEntryValue>> {
  const { sent: forms, undo } = answerUploads(422, { error: "", code: "busy" });
  await button("Create picture").click();
  await expect.poll(() => forms.length).toBe(1);
  undo();
  return Object.fromEntries(forms[0] ?? []);
}

it("paints the words while they are written, says what became of each, and sends what was seen", async () => {
  await write("a spaniel under a tree, freedom");
  const text = "a spaniel under a tree, freedom";
  await expect.element(prompt()).toHaveAttribute("size", "600");
  await expect.element(painted(text)).toBeVisible();
  await expect.element(page.getByText("spaniel → dog")).toBeVisible();
  const lists = page.getByRole("definition");
  await expect.element(lists.nth(0)).toHaveTextContent("tree");
  await expect.element(lists.nth(2)).toHaveTextContent("freedom");
  const first = srcOf(text);
  await button("Shuffle").click();
  await expect.poll(() => srcOf(text) !== first).toBe(true);
  await page.getByText("Portrait", { exact: true }).click();
  await button("Use this picture").click();
  await expect.element(button("Edit prompt")).toBeVisible();
  const { image, prompt: said, promptSeed, promptShape } = await sent();
  expect([said, promptShape, (image as File).size]).toEqual([text, "portrait", 0]);
  expect(Number(promptSeed)).not.toBe(1);
});

it("sends words that nobody has called the picture of, with the seed that is shown", async () => {
  await write("a fox in a forest");
  await expect.element(painted("a fox in a forest")).toBeVisible();
  expect(await sent()).toMatchObject({
    prompt: "a fox in a forest",
    promptSeed: "1",
    promptShape: "landscape",
  });
});

it("stops at a picture that shows little of its words until somebody says yes to it", async () => {
  await write("a cat and existential melancholy juggling freedom");
  await expect.element(page.getByText(/shows only .* of what you asked for/)).toBeVisible();
  await button("Create picture").click();
  await expect
    .element(page.getByText("Check the picture, then press “Use this picture” to continue."))
    .toBeVisible();
  await button("Use this picture").click();
  expect(await sent()).toMatchObject({ prompt: "a cat and existential melancholy juggling freedom" });
});

it("says why words are not painted, and helps to better ones", async () => {
  await write("eine Katze unter einem Baum");
  await expect.element(page.getByText(/This looks like German. Write your prompt in English/)).toBeVisible();
  await button("Create picture").click();
  await expect.element(prompt()).toHaveAttribute("aria-invalid", "true");
  await button("Did you mean: cat, tree").click();
  await expect.element(painted("cat, tree")).toBeVisible();
  await prompt().fill("a bloody corpse");
  await expect.element(page.getByText(/it asks for violence/)).toBeVisible();
  await prompt().fill("freedom");
  await expect.element(page.getByText(/couldn’t find anything to draw/)).toBeVisible();
  await button("Try an example").click();
  await expect.element(painted("a cat under a tree")).toBeVisible();
});

it("asks for a picture or words where there are none", async () => {
  await write("  ");
  await button("Create picture").click();
  await expect.element(page.getByText("Please choose image or fill in your prompt to process")).toBeVisible();
});

it("keeps the photo and the words when one is exchanged for the other", async () => {
  await write("a fox");
  await page.getByText("A photo", { exact: true }).click();
  await expect.element(page.getByText(/Drop a photo here/)).toBeVisible();
  await page.getByText("A prompt", { exact: true }).click();
  await expect.element(prompt()).toHaveValue("a fox");
});
