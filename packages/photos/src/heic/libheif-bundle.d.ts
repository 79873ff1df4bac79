/** The package declares no types for the one file of it that browsers and Node both load. */
declare module "libheif-js/libheif-wasm/libheif-bundle.mjs" {
  import type { MakeLibheif } from "@tintery/photos/heic";

  const makeLibheif: MakeLibheif;
  // biome-ignore lint/style/noDefaultExport: it is how the package exports it
  export default makeLibheif;
}
