import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Manifest, Plugin } from "vite";

/** Initial JavaScript of any page, gzipped, in bytes. What is added to a page is to come late, so that it stays. */
const limit = 112_000;

/** A page of ours with widgets on it. */
const ownPage = ["src/page.ts", "src/mount.tsx"] as const;

/** What stands beside a picture of one's own. */
const ownPicture = ["src/widgets/images/image-title.tsx", "src/widgets/helpers/bookmark-hint.tsx"] as const;

/** What every page fetches at once: its entry and the chunks of the widgets that stand on it. */
const pages = {
  home: [...ownPage, "src/widgets/images/sample-slider.tsx"],
  dashboard: [
    ...ownPage,
    "src/widgets/paint-by-numbers/upload-form.tsx",
    "src/widgets/images/dashboard-images.tsx",
  ],
  "paint-by-numbers": [...ownPage, "src/widgets/paint-by-numbers/result.tsx", ...ownPicture],
  colorings: [...ownPage, "src/widgets/coloring/upload-form.tsx", "src/widgets/images/dashboard-images.tsx"],
  coloring: [...ownPage, "src/widgets/coloring/compare.tsx", ...ownPicture],
  "outlines list": [
    ...ownPage,
    "src/widgets/outlines/upload-form.tsx",
    "src/widgets/images/dashboard-images.tsx",
  ],
  books: [...ownPage, "src/widgets/books/my-books.tsx"],
  book: [...ownPage, "src/widgets/books/coloring-book-wizard.tsx"],
  outlines: [...ownPage, "src/widgets/outlines/compare.tsx", ...ownPicture],
  share: [...ownPage, "src/widgets/sharing/share-link.tsx"],
  "color mixer": [...ownPage, "src/widgets/colors/color-mixer.tsx"],
  recipes: [...ownPage, "src/widgets/paint-by-numbers/recipe-sheet.tsx"],
  "mixing chart": [...ownPage, "src/widgets/colors/mixing-chart.tsx"],
  "gamut check": [...ownPage, "src/widgets/colors/gamut-check.tsx"],
  "api, problem": ["src/page.ts"],
  print: ["src/print.ts"],
  "host page": ["src/embed.ts", "src/mount.tsx", "src/widgets/paint-by-numbers/upload-form.tsx"],
} as const;

/** The longest catalog of texts stands for all languages; pages without widgets fetch none. */
const isCatalog = (key: string) => /messages\/\w\w\.json$/.test(key);

function closure(manifest: Manifest, keys: readonly string[]): Set<string> {
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new RangeError(`page weight: ${key} must be in the manifest`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return files;
}

/** Gzipped bytes of each page's initial JavaScript, texts of one language included. */
export function weigh(manifest: Manifest, sizeOf: (file: string) => number): Record<string, number> {
  const catalogs = Object.keys(manifest).filter(isCatalog);
  const heaviest = Math.max(0, ...catalogs.map((key) => sizeOf(manifest[key]?.file ?? "")));
  const weights = Object.entries(pages).map(([page, keys]) => {
    const sum = [...closure(manifest, keys)].reduce((bytes, file) => bytes + sizeOf(file), 0);
    return [page, sum + (keys.length > 1 ? heaviest : 0)];
  });
  return Object.fromEntries(weights);
}

/** Prints the weight of every page after the build, and fails it when one is over the limit. */
export function pageWeight(): Plugin {
  let folder = "";
  let built = false;
  return {
    name: "tintery-page-weight",
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    writeBundle() {
      built = true;
    },
    closeBundle() {
      // after a failed build, the manifest of the one before would hide what went wrong
      if (!built) return;
      const manifest: Manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8"));
      const weights = weigh(manifest, (file) => gzipSync(readFileSync(join(folder, file))).length);
      const shown = Object.entries(weights).map(([page, bytes]) => `${page} ${(bytes / 1000).toFixed(1)} kB`);
      console.log(`initial JavaScript, gzip: ${shown.join(" · ")} (limit ${limit / 1000} kB)`);
      const heavy = Object.entries(weights).filter(([, bytes]) => bytes > limit);
      if (heavy.length > 0)
        throw new Error(`too much initial JavaScript: ${heavy.map(([page]) => page).join(", ")}`);
    },
  };
}
