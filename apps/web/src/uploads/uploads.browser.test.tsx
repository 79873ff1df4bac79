import { useEffect } from "react";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import type { PhotoRefusal, ReadyFile } from "../platform/ready-file.ts";
import { coloringImage } from "../testing/image-views.ts";
import { hostPage } from "../testing/host-page.ts";
import { answerCalls, takeUploads } from "../testing/network.ts";
import { shareOf } from "./upload-progress.tsx";
import { Uploads } from "./uploads.ts";
import { type ChosenFile, useChosenFiles } from "./use-chosen-files.ts";
import { leaveUploads } from "./use-uploads.ts";

const ids = ["batchaaaaaaaaaaaaaaaaa", "batchbbbbbbbbbbbbbbbbb"] as const;
const taken = (id: string) => ({ id, name: "", status: "in_queue", message: "" });
const photo = (name: string) => new File(["not looked at"], name, { type: "image/png" });

const way = {
  call: "createColoring",
  delay: 1,
  page: (id: string) => `#${id}`,
  family: "photos",
} as const;

/** A file that was sent before its device had made it ready. */
function unsettled(key: number, name: string) {
  let settle: (made: ReadyFile | PhotoRefusal) => void = () => {};
  const ready = new Promise<ReadyFile | PhotoRefusal>((resolve) => {
    settle = resolve;
  });
  const chosen: ChosenFile = { key, file: photo(name), refusal: null, ready };
  return { chosen, params: { version: "v1" }, fields: new FormData(), settle };
}

it("tells of each file as it was made ready, and stops without waiting for that", async () => {
  const network = takeUploads();
  try {
    const uploads = new Uploads(way);
    const parcels = ["one.gif", "two.gif", "three.gif"].map((name, key) => unsettled(key, name));
    const sending = uploads.send({ host: null }, parcels);
    const made = photo("one.png");
    parcels[0]!.settle({ file: made, note: "first_frame" });
    await expect.poll(() => network.sent.length).toBe(1);
    network.sent[0]?.answer(409, { code: "painter_missing", error: "" });
    await expect.poll(() => uploads.now()).toMatchObject({ state: "sending", done: 1 });
    parcels[1]!.settle({ code: "damaged" });
    await expect.poll(() => uploads.now()).toMatchObject({ state: "sending", done: 2 });
    uploads.stop();
    await sending;
    const batch = uploads.now();
    const outcomes = batch.state === "done" ? batch.outcomes : [];
    expect(outcomes.map(({ status }) => status)).toEqual(["error", "error", "stopped"]);
    expect(outcomes.map(({ chosen }) => chosen)).toEqual([
      { key: 0, file: made, note: "first_frame", refusal: null },
      { key: 1, file: parcels[1]!.chosen.file, refusal: { code: "damaged" } },
      parcels[2]!.chosen,
    ]);
  } finally {
    network.undo();
  }
});

it("hears of a file that is put back into a list before it has settled", async () => {
  const host = document.body.appendChild(document.createElement("div"));
  const root = createRoot(host);
  const { chosen, settle } = unsettled(7, "half.jpg");
  function List() {
    const { files, replace } = useChosenFiles("photos");
    useEffect(() => replace([chosen]), [replace]);
    return files.map(({ key, refusal, ready }) => <p key={key}>{refusal?.code ?? (ready && "preparing")}</p>);
  }
  try {
    root.render(<List />);
    await expect.poll(() => host.textContent).toBe("preparing");
    settle({ code: "damaged" });
    await expect.poll(() => host.textContent).toBe("damaged");
  } finally {
    root.unmount();
    host.remove();
  }
});

it("never lets the bar run backwards: not from file to file, nor when a file is sent again or refused", async () => {
  const network = takeUploads();
  try {
    const uploads = new Uploads(way);
    const shares: number[] = [];
    uploads.subscribe(() => {
      const batch = uploads.now();
      if (batch.state === "sending") shares.push(shareOf(batch));
    });
    const parcels = ["one.png", "two.png", "three.png"].map((name, key) => ({
      chosen: { key, file: photo(name), refusal: null },
      params: { version: "v1" },
      fields: new FormData(),
    }));
    const sending = uploads.send({ host: null }, parcels);
    const at = (k: number) => expect.poll(() => network.sent.length).toBe(k + 1);
    await at(0);
    network.sent[0]?.leave(0.9);
    network.sent[0]?.lose();
    await at(1);
    network.sent[1]?.leave(0.7);
    network.sent[1]?.answer(200, taken(ids[0]));
    await at(2);
    network.sent[2]?.leave(0.8);
    network.sent[2]?.answer(422, { code: "damaged", error: "" });
    await at(3);
    network.sent[3]?.answer(200, taken(ids[1]));
    await sending;
    expect(shares).toEqual([...shares].sort((p, q) => p - q));
    expect(shares).toContain(0.9 / 3);
    expect(Math.max(...shares)).toBeGreaterThan(2 / 3);
  } finally {
    network.undo();
  }
});

it("sums up only when the pictures are ready, and shows them", async () => {
  const made = new Set<string>();
  const calls = answerCalls(({ url }) => {
    const id = ids.find((one) => url.includes(one));
    if (!id) return { body: {} };
    const image = coloringImage({ id });
    const { options } = image;
    const thumbnail = `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' id='${id}'/%3E`;
    const images = { ...options.images, thumbnail };
    if (made.has(id)) return { body: { ...image, options: { ...options, images } } };
    return { body: { ...image, status: "processing", progress: { ...image.progress, fraction: 0.4 } } };
  });
  const network = takeUploads();
  try {
    await hostPage(`<div id="coloring-upload-form" data-whole-page></div>`);
    await page.getByRole("button", { name: "Create Coloring page" }).click();
    const png = await new Promise<Blob | null>((done) => document.createElement("canvas").toBlob(done));
    const files = new DataTransfer();
    for (const name of ["a.png", "b.png"]) files.items.add(new File([png!], name, { type: "image/png" }));
    document.dispatchEvent(new DragEvent("drop", { bubbles: true, dataTransfer: files }));
    await page.getByRole("button", { name: "Create 2 coloring pages" }).click();
    for (const [k, id] of ids.entries()) {
      await expect.poll(() => network.sent.length).toBe(k + 1);
      network.sent[k]?.answer(200, taken(id));
    }
    await expect.element(page.getByRole("heading", { name: "Ready: 0 of 2" })).toBeVisible();
    await expect.poll(() => page.getByRole("progressbar").elements()).toHaveLength(2);
    await expect.poll(() => calls.streams).toHaveLength(2);
    for (const id of ids) made.add(id);
    calls.streams.forEach((stream, k) => {
      const data = JSON.stringify(coloringImage({ id: ids[k] as string }));
      stream.onmessage?.(new MessageEvent("message", { data }));
    });
    await expect.element(page.getByRole("heading", { name: "Successfully created: 2 / 2" })).toBeVisible();
    expect(page.getByRole("progressbar").elements()).toHaveLength(0);
    expect(
      page
        .getByRole("link", { name: /a\.png/ })
        .getByRole("presentation")
        .elements(),
    ).toHaveLength(1);
  } finally {
    network.undo();
    calls.undo();
    leaveUploads();
    document.body.innerHTML = "";
  }
});
