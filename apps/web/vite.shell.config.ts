import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { shellAssets } from "./build/shell-assets.ts";
import { noLateTexts } from "./build/widget-texts.ts";

/** The shell build: `renderPage` for the server, one file that needs nothing beside it. Runs after the client build. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), shellAssets("dist/client"), noLateTexts()],
  publicDir: false,
  // else React brings what it has for developers, too
  define: { "process.env.NODE_ENV": '"production"' },
  ssr: { noExternal: true },
  build: {
    outDir: "dist/shell",
    emptyOutDir: true,
    ssr: "src/shell.tsx",
    target: "node24",
    rolldownOptions: { output: { entryFileNames: "shell.js" } },
  },
});
