import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { shellAssets } from "./build/shell-assets.ts";
import { noLateTexts } from "./build/widget-texts.ts";
import { textsAsFiles } from "../../scripts/texts-as-files.ts";

/** The shell build: `renderPage` for the server, one file with the texts of each language beside it. Runs after the client build. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), shellAssets("dist/client"), noLateTexts(), textsAsFiles()],
  publicDir: false,
  // else React brings what it has for developers, too
  define: { "process.env.NODE_ENV": '"production"' },
  ssr: { noExternal: true },
  build: {
    outDir: "dist/shell",
    emptyOutDir: true,
    ssr: "src/shell.tsx",
    emitAssets: true,
    target: "node24",
    // the server keeps the text of its programs in memory; names stay for whoever reads a stack
    minify: "oxc",
    rolldownOptions: { output: { entryFileNames: "shell.js" } },
  },
});
