import type { Page } from "@playwright/test";
import { waits } from "../scripts/testing/waits.ts";
import { expect } from "./journey.ts";

/** The parts of the home page that show samples, by what they are called there. */
export type SampleKind = "samples" | "colorings" | "outlines";

/** As many as there are scenes. */
const samplesOfKind = 6;

/**
 * Waits until every sample of these kinds is made, and gives the addresses of the first of each. Asks without drawing the page: that
 * would take from those who make them.
 */
export async function samplePages(page: Page, kinds: readonly SampleKind[]): Promise<string[]> {
  let found: string[][] = [];
  await expect
    .poll(
      async () => {
        const home = await (await page.request.get("/")).text();
        found = kinds.map((kind) => linksIn(home, kind));
        return found.map(({ length }) => length);
      },
      // they are made while nobody waits for a picture, which other journeys do
      { intervals: [2000], timeout: waits.picture },
    )
    .toEqual(kinds.map(() => samplesOfKind));
  return found.map(([first]) => first!);
}

function linksIn(html: string, part: SampleKind): string[] {
  const [, section = ""] =
    new RegExp(`<section[^>]* id="${part}".*?</section>`, "s").exec(html)?.[0].split("<ul", 2) ?? [];
  return [...section.matchAll(/<a href="([^"]+)"/g)].map(([, address]) => address!);
}
