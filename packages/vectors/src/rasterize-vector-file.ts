import type { Raster } from "@tintery/engine";
import { VectorFileError } from "./vector-file-error.ts";
import { type VectorFileHeader, inspectVectorFile } from "./inspect-vector-file.ts";
import type { RasterizedVectorFile, RasterizeOptions } from "./rasterized-vector-file.ts";

/**
 * Draws a vector file (SVG, zipped SVG, PDF and Illustrator, EPS) in pixels, its first page where there are several.
 * Untrusted bytes meet native code here: call it only where the process may be killed.
 * @param bytes the whole file; what it is, is told from its content
 * @throws VectorFileError
 */
export async function rasterizeVectorFile(
  bytes: Uint8Array,
  options: RasterizeOptions,
): Promise<RasterizedVectorFile> {
  const header = inspectVectorFile(bytes);
  if (header === null) throw new VectorFileError("unsupported_type");
  const vectorFile = await (await readers[header.type]())(bytes, options);
  if (!isAnythingVisible(vectorFile.raster)) throw new VectorFileError("empty_picture");
  return vectorFile;
}

type Reader = (bytes: Uint8Array, options: RasterizeOptions) => Promise<RasterizedVectorFile>;

/** Loads what reads a kind of file: where time is limited, before it begins to count. */
export async function loadReader(type: VectorFileHeader["type"]): Promise<void> {
  await readers[type]();
}

const readSvg = async (): Promise<Reader> => {
  const [{ rasterizeSvg }] = await Promise.all([import("./svg/rasterize-svg.ts"), import("css-tree")]);
  return (bytes, { side }) => rasterizeSvg(bytes, side);
};

/** Each kind of file brings its reader only when it is there: the largest of them is a program of four megabytes. */
const readers: Record<VectorFileHeader["type"], () => Promise<Reader>> = {
  svg: readSvg,
  svgz: readSvg,
  async pdf() {
    const [{ rasterizePdf }, { loadPdfium }] = await Promise.all([
      import("./pdf/rasterize-pdf.ts"),
      import("./pdf/pdfium.ts"),
    ]);
    await loadPdfium();
    return (bytes, { side }) => rasterizePdf(bytes, side);
  },
  eps: async () => (await import("./eps/rasterize-eps.ts")).rasterizeEps,
};

function isAnythingVisible({ data }: Raster): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at]! > 0) return true;
  return false;
}
