import { ownPaintsLength, uploadLimits } from "@tintery/contract";

/** Seconds within which the header of a request must have come. */
export const headerSeconds = 15;

/** Seconds within which a whole request must have come. A slow honest upload takes minutes; those that are too slow end earlier. */
export const requestSeconds = 330;

/** What a proxy in front must let through. deploy/proxies holds the same numbers. */
export const proxyLimits = {
  /** A photo, its mask, and the form around them. */
  bodyBytes: 21 * 1024 * 1024,
  /** Without a byte in either direction: waiting for a place, and then the longest work. */
  silentSeconds: requestSeconds,
} as const;

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
