import type { ImageView } from "@tintery/contract";
import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { tellCreated } from "../../platform/created-news.ts";
import { hostPage } from "../../testing/host-page.ts";
import { coloringImage, paintByNumbersImage, preparingImage } from "../../testing/image-views.ts";
import { answerCalls } from "../../testing/network.ts";

let network: ReturnType<typeof answerCalls> | undefined;

afterEach(() => {
  network?.undo();
  document.body.innerHTML = "";
});

/** The list of one kind or all, as the server would page it: two at a time. Kinds keep the tests' caches apart. */
async function show(kind: string, images: ImageView[], inside = "") {
  network = answerCalls(({ method, url }) => {
    if (method === "DELETE") return { body: { ok: true } };
    const { searchParams, pathname } = new URL(url, location.href);
    const known = images.find(({ id }) => pathname.endsWith(id));
    if (known) return { body: known };
    const start = Number(searchParams.get("cursor") ?? 0);
    const next = start + 2 < images.length ? String(start + 2) : null;
    return { body: { items: images.slice(start, start + 2), next } };
  });
  await hostPage(`<div data-widget="dashboard-images" data-kind="${kind}">${inside}</div>`);
  return network.asked;
}

/** The newest call about pictures: a list without any asks who visits, too. */
const newest = (asked: Awaited<ReturnType<typeof show>>) =>
  asked.filter(({ url }) => url.startsWith("/ajax/")).at(-1);

const cards = () => page.getByRole("listitem");

it("shows pictures a page at a time, with age, state and progress", async () => {
  await show("all", [
    paintByNumbersImage({ id: "dashboard-ready-000001", name: "boat" }),
    preparingImage({ stage: "trace", fraction: 0.7 }, { id: "dashboard-busy-0000001", name: "harbor" }),
    paintByNumbersImage({ id: "dashboard-failed-00001", name: "night", status: "failed" }),
  ]);
  await expect.element(page.getByRole("progressbar")).toHaveAccessibleName("Drawing lines");
  expect(cards().elements()).toHaveLength(2);
  await page.getByRole("button", { name: "Show more" }).click();
  await expect.element(page.getByText("Failed")).toBeVisible();
  expect(cards().elements()).toHaveLength(3);
});

it("deletes after a question that names what is lost", async () => {
  const id = "dashboard-delete-00001";
  const asked = await show("paint-by-numbers", [coloringImage({ id, name: "lake", inBook: true })]);
  await page.getByRole("button", { name: "Delete lake" }).click();
  const question = page.getByRole("dialog");
  await expect.element(question.getByText(/permanently deletes “lake”/)).toBeVisible();
  await expect.element(question.getByText(/It’s a page in one of your coloring books/)).toBeVisible();
  await question.getByRole("button", { name: "Delete" }).click();
  await expect.element(page.getByRole("heading", { name: "Nothing here yet" })).toBeVisible();
  expect(newest(asked)).toEqual({ method: "DELETE", url: `/ajax/image/${id}` });
});

it("takes several pictures along, and deletes them after one question", async () => {
  const ids = ["dashboard-several-0001", "dashboard-several-0002"];
  const asked = await show("all", [
    paintByNumbersImage({ id: ids[0]!, name: "field" }),
    paintByNumbersImage({ id: ids[1]!, name: "stream" }),
  ]);
  await page.getByRole("button", { name: "Select" }).click();
  await page.getByRole("checkbox", { name: "field" }).click();
  await expect.element(page.getByText("1 picture", { exact: true })).toBeVisible();
  // while pictures are chosen, none of them is a way to another page
  await expect.element(page.getByRole("link", { name: /^field/ })).toHaveProperty("inert", true);
  await page.getByRole("checkbox", { name: "stream" }).click();
  const address = `?ids=${ids.join(",")}`;
  await expect
    .element(page.getByRole("link", { name: "Download" }))
    .toHaveAttribute("href", `/app/images/download${address}`);
  await expect
    .element(page.getByRole("link", { name: "Print" }))
    .toHaveAttribute("href", `/app/images/print${address}`);
  await page.getByRole("button", { name: "Delete" }).click();
  const question = page.getByRole("dialog");
  await expect.element(question.getByText("Delete 2 pictures?")).toBeVisible();
  await question.getByRole("button", { name: "Delete" }).click();
  await expect.element(page.getByRole("heading", { name: "Nothing here yet" })).toBeVisible();
  expect(asked.filter(({ method }) => method === "DELETE").map(({ url }) => url)).toEqual(
    ids.map((id) => `/ajax/image/${id}`),
  );
});

it("names a card once, and keeps the focus in the list when a card is gone", async () => {
  const images = ["forest", "bridge"].map((name) =>
    paintByNumbersImage({ id: `dashboard-focus-${name}`, name }),
  );
  await show("outlines", images);
  await expect.element(page.getByRole("link", { name: /^forest\s*Paint by numbers/ })).toBeVisible();
  await page.getByRole("button", { name: "Delete forest" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect.poll(() => cards().elements()).toHaveLength(1);
  const host = document.querySelector("[data-widget]");
  expect(host?.shadowRoot?.activeElement?.className).toBe("images");
});

it("shows at once what is made beside it", async () => {
  const images: ImageView[] = [];
  await show('coloring" data-fixed="1', images);
  await expect.element(page.getByRole("heading", { name: "Nothing here yet" })).toBeVisible();
  images.push(preparingImage({}, { id: "dashboard-new-00000001", name: "meadow" }));
  tellCreated();
  await expect.element(page.getByRole("link", { name: /meadow/ })).toBeVisible();
});

it("leaves to the page what the page says of an empty list, until something is there", async () => {
  const images: ImageView[] = [];
  await show(
    'coloring" data-fixed="1" data-has-empty-state="1',
    images,
    '<p>room for filters</p><p slot="empty">Said by the page</p>',
  );
  await expect.element(page.getByText("Said by the page")).toBeVisible();
  await expect.element(page.getByRole("combobox", { name: "Page style" })).toBeVisible();
  await expect.element(page.getByText("room for filters")).not.toBeVisible();
  expect(page.getByRole("heading", { name: "Nothing here yet" }).elements()).toHaveLength(0);
  images.push(preparingImage({}, { id: "dashboard-said-0000001", name: "valley" }));
  tellCreated();
  await expect.element(page.getByRole("link", { name: /valley/ })).toBeVisible();
  await expect.element(page.getByText("Said by the page")).not.toBeVisible();
});

it("shows the first step of the kind that is asked for", async () => {
  await show("outlines", []);
  await expect
    .element(page.getByRole("link", { name: "Choose a photo" }))
    .toHaveAttribute("href", "/app/colorings-svg#outlines");
});

it("on the page of coloring pages, lists only those, of one type where one is chosen", async () => {
  const asked = await show('coloring" data-fixed="1', []);
  await expect.element(page.getByRole("heading", { name: "Nothing here yet" })).toBeVisible();
  await page.getByRole("combobox", { name: "Page style" }).selectOptions("Comic");
  await expect.poll(() => newest(asked)?.url).toBe("/ajax/images?kind=coloring&type=v2_comic");
});

it("on the page of outlines, lists those of one precision where one is chosen", async () => {
  const asked = await show('outlines" data-fixed="1', []);
  await page.getByRole("combobox", { name: "Color precision" }).selectOptions("Lowest");
  await expect.poll(() => newest(asked)?.url).toBe("/ajax/images?kind=outlines&colorPrecision=lowest");
});

it("a bar that moved while it waited does not run backwards when the work begins", async () => {
  const id = "dashboard-onward-00001";
  const halfMinuteAgo = new Date(Date.now() - 30_000).toISOString();
  const waiting = preparingImage(
    { stage: null, fraction: null, place: 0 },
    { id, status: "waiting", updated: halfMinuteAgo },
  );
  const images = [waiting];
  await show("paint-by-numbers", images);
  const bar = page.getByRole("progressbar");
  await expect.element(bar).toHaveAccessibleName("Your picture is next");
  const said = () => Number(bar.element().getAttribute("aria-valuenow"));
  const before = said();
  expect(before).toBeGreaterThan(0);
  images[0] = {
    ...preparingImage({ stage: "trace", fraction: 0 }, { id }),
    updated: new Date().toISOString(),
  };
  await expect.element(bar).toHaveAccessibleName("Drawing lines");
  expect(said()).toBeGreaterThanOrEqual(before);
});
