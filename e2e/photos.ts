import type { Page } from "@playwright/test";
import type { Translate } from "../packages/contract/src/texts/messages.ts";
import { drawingToPng } from "../packages/photos/src/index.ts";
import { drawnScenes } from "../packages/scenes/src/index.ts";
import { expect } from "./journey.ts";

/** What a file picker hands to a page. */
export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** The scene by its width, drawn once for all journeys of a worker. */
const drawn = new Map<number, Promise<Buffer>>();

async function drawScene(widthPx: number): Promise<Buffer> {
  const scene = drawnScenes[1] ?? drawnScenes[0];
  if (!scene) throw new RangeError("drawScene: there must be a sample scene");
  return Buffer.from(await drawingToPng(scene.draw(), { widthPx }));
}

/** A photo a visitor might choose: one of our own scenes as a PNG of moderate size. */
export async function scenePhoto(name = "Boats in the harbor.png", widthPx = 800): Promise<ChosenFile> {
  const once = drawn.get(widthPx) ?? drawScene(widthPx);
  drawn.set(widthPx, once);
  return { name, mimeType: "image/png", buffer: await once };
}

/** A photo whose second half never arrived. */
export async function tornPhoto(): Promise<ChosenFile> {
  const whole = await scenePhoto("torn.png");
  return { ...whole, buffer: whole.buffer.subarray(0, Math.floor(whole.buffer.length / 2)) };
}

/** A small drawing of a few flat shapes, as a drawing program saves it. */
export function svgDrawing(name: string): ChosenFile {
  const svg = `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="120mm" height="90mm" viewBox="0 0 120 90">
  <rect width="120" height="90" fill="#fff4d6"/>
  <circle cx="60" cy="45" r="32" fill="#2b6c8f"/>
  <path d="M60 20 67 38H86L71 49 77 67 60 56 43 67 49 49 34 38H53Z" fill="#d99a1c"/>
</svg>`;
  return { name, mimeType: "image/svg+xml", buffer: Buffer.from(svg) };
}

/** Chooses pictures as the page itself takes them, not one of its forms. */
export function choosePhoto(page: Page, ...photos: ChosenFile[]): Promise<void> {
  return page.locator(".photo-input").first().setInputFiles(photos);
}

/** Chooses a painting of what a chosen photo can become. */
export function goOnAsPainting(page: Page, t: Translate): Promise<void> {
  const sheet = page.getByRole("dialog", { name: t("sheet.title") });
  return sheet.getByRole("button", { name: t("dashboard.kind.paint-by-numbers") }).click();
}

/**
 * Sends the photo of a scene by the call that a form makes, for journeys that begin with its result. Gives the picture's id.
 * @param call of which product, as in the address
 */
export async function sendPhoto(
  page: Page,
  call: "paint-by-numbers" | "coloring/v1",
  fields: Record<string, string>,
): Promise<string> {
  const created = await page.request.post(`/ajax/create/${call}`, {
    headers: { "X-Requested-With": "XMLHttpRequest" },
    multipart: { image: await scenePhoto(), ...fields },
  });
  expect(created.status()).toBe(200);
  return ((await created.json()) as { id: string }).id;
}
