import { ownPaintsLength, uploadLimits } from "@tintery/contract";

/**
 * What a page may load: our own files only, nothing inline, nothing from elsewhere. The engine brings its kernels along as
 * WebAssembly; without the word for it a browser would not start them.
 * @param leadingTo where forms of ours may lead to, besides ourselves: to pay, or to sign in; asked for each page
 */
export const contentSecurityPolicy = (leadingTo: () => readonly string[]) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    imgSrc: ["'self'", "blob:", "data:"],
    styleSrc: ["'self'"],
    scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
    formAction: ["'self'", () => leadingTo().join(" ")],
  },
});

/** A form has some twenty fields; whoever sends more or longer ones is not our page. */
export const multipartLimits = {
  files: 2,
  fields: 40,
  parts: 48,
  fieldNameSize: 100,
  // bytes; the longest text is a list of paints, whose letters take up to four each
  fieldSize: 4 * ownPaintsLength,
  headerPairs: 20,
  // the staging of files stops at the exact limit and says so; this only has to lie above it
  fileSize: uploadLimits.bytes + 1_000_000,
};
