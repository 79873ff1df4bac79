import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { browserTargets } from "./build/browser-targets.ts";
import { chunkCircles } from "./build/chunk-circles.ts";
import { lateImports } from "./build/late-imports.ts";
import { packedWeights } from "./build/packed-weights.ts";
import { pageWeight } from "./build/page-weight.ts";
import { seeingFiles } from "./build/seeing-files.ts";
import { widgetTexts } from "./build/widget-texts.ts";

/** The client build: hashed files under /assets/, and /widgets.js under its stable name for host pages. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    lateImports(),
    react(),
    widgetTexts(),
    seeingFiles(),
    packedWeights(),
    pageWeight(),
    chunkCircles(),
  ],
  build: {
    outDir: "dist/client",
    emptyOutDir: true,
    manifest: true,
    // the shell writes its own preload links; the runtime helper would only add weight
    modulePreload: false,
    assetsInlineLimit: 0,
    target: browserTargets,
    cssTarget: browserTargets,
    rolldownOptions: {
      // how long plugins take is nothing that somebody who starts the app should have to read
      checks: { pluginTimings: false },
      input: {
        widgets: "src/embed.ts",
        page: "src/page.ts",
        print: "src/print.ts",
        "home-pictures": "src/pages/home-pictures.ts",
        style: "src/pages/pages.css",
        "print-style": "src/pages/print.css",
      },
      // host pages call what the script exports
      preserveEntrySignatures: "allow-extension",
      output: {
        // small parts that stand together on most pages weigh less as one file than as a dozen
        codeSplitting: {
          groups: [
            {
              name: "icons",
              test: /icons\/(share-2|printer|trash-2|trash|copy|pencil|download|check)\.m?js$/,
            },
            {
              name: "kit",
              test: /src\/(ui\/(notice|field|button|skeleton|refused-option|use-late-dialog|adopt-styles|narrow-screens)|platform\/(use-late|host))\.tsx?$/,
            },
            { name: "image", test: /src\/(image-progress|platform\/use-image)\.ts$/ },
            {
              name: "site",
              test: /src\/platform\/(site|addresses|reached|call|gone-images)\.ts|contract\/src\/(calls\/addresses|images\/(images|polling|originals))\.ts/,
            },
          ],
          includeDependenciesRecursively: false,
        },
        entryFileNames: (chunk) => (chunk.name === "widgets" ? "widgets.js" : "assets/[name]-[hash].js"),
      },
    },
  },
});
