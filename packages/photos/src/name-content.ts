const signatures: readonly { name: string; at: number; bytes: string }[] = [
  { name: "PNG", at: 0, bytes: "\x89PNG\r\n\x1a\n" },
  { name: "JPEG", at: 0, bytes: "\xff\xd8\xff" },
  { name: "GIF", at: 0, bytes: "GIF8" },
  { name: "TIFF", at: 0, bytes: "II*\0" },
  { name: "TIFF", at: 0, bytes: "MM\0*" },
  { name: "BMP", at: 0, bytes: "BM" },
  { name: "PDF", at: 0, bytes: "%PDF-" },
  { name: "PostScript", at: 0, bytes: "%!PS" },
  { name: "PostScript", at: 0, bytes: "\xc5\xd0\xd3\xc6" },
  { name: "PSD", at: 0, bytes: "8BPS" },
  { name: "JPEG XL", at: 0, bytes: "\xff\x0a" },
  { name: "JPEG XL", at: 4, bytes: "JXL " },
  { name: "JPEG 2000", at: 4, bytes: "jP  " },
  { name: "WebP", at: 8, bytes: "WEBP" },
  { name: "AVIF", at: 4, bytes: "ftypavif" },
  { name: "AVIF", at: 4, bytes: "ftypavis" },
  { name: "HEIC", at: 4, bytes: "ftyphe" },
  { name: "MP4", at: 4, bytes: "ftyp" },
  { name: "ZIP", at: 0, bytes: "PK\x03\x04" },
  { name: "GZIP", at: 0, bytes: "\x1f\x8b" },
];

/** Brands by which a file of the family says that it holds pictures, without saying how they are coded. */
const pictureBrands = ["mif1", "msf1"];
/** Further brands, each of four letters, begin here. */
const furtherBrandsAt = 16;

/** What a file of pictures is that names its coding among its further brands only; undefined for others. */
function mediaOf(text: string): string | undefined {
  if (!text.startsWith("ftyp", 4) || !pictureBrands.includes(text.slice(8, 12))) return undefined;
  const length = text.charCodeAt(2) * 256 + text.charCodeAt(3);
  const brands = text.slice(furtherBrandsAt, length).match(/.{4}/gs) ?? [];
  return brands.some((brand) => brand === "avif" || brand === "avis") ? "AVIF" : "HEIC";
}

/**
 * Names what a file is by its first bytes, never by its name: `PNG`, `JPEG`, `GIF`, `WebP`, `SVG`, …
 * @returns undefined when nothing known begins like this
 */
export function nameContent(head: Uint8Array): string | undefined {
  const text = String.fromCharCode(...head.subarray(0, 512));
  const media = mediaOf(text);
  if (media) return media;
  const known = signatures.find(({ at, bytes }) => text.startsWith(bytes, at));
  if (known) return known.name;
  const opening = text.replace(/^\u00ef\u00bb\u00bf/, "").trimStart();
  if (opening.startsWith("<svg") || (opening.startsWith("<") && opening.includes("<svg"))) return "SVG";
  if (/^<(!doctype html|html|script)/i.test(opening)) return "HTML";
  return undefined;
}
