/** A PDF made of these objects, the first of which is its catalog. */
export function pdfFile(objects: readonly (string | Uint8Array)[], trailer = ""): Uint8Array {
  const parts: Buffer[] = [Buffer.from("%PDF-1.5\n%\xe2\xe3\xcf\xd3\n", "latin1")];
  const offsets: number[] = [];
  let at = parts[0]!.length;
  const write = (part: Buffer) => {
    parts.push(part);
    at += part.length;
  };
  for (const [index, object] of objects.entries()) {
    offsets.push(at);
    write(Buffer.from(`${index + 1} 0 obj\n`));
    write(typeof object === "string" ? Buffer.from(object, "latin1") : Buffer.from(object));
    write(Buffer.from("\nendobj\n"));
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${at}\n%%EOF\n`;
  write(Buffer.from(end));
  return Buffer.concat(parts);
}

/** A stream object. */
export function pdfStream(content: string | Uint8Array, entries = ""): Uint8Array {
  const bytes = typeof content === "string" ? Buffer.from(content, "latin1") : content;
  return Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length} ${entries} >>\nstream\n`),
    bytes,
    Buffer.from("\nendstream"),
  ]);
}

/** A red triangle on a page of 100 × 100 points. */
export const pdfTriangle = "1 0 0 rg 10 10 m 90 10 l 50 90 l f";

interface PdfPages {
  content?: string | Uint8Array;
  /** More entries for catalog, page and the dictionary of the content. */
  catalog?: string;
  page?: string;
  stream?: string;
  mediaBox?: string;
  pages?: number;
  /** Objects from number 5 on. */
  further?: readonly (string | Uint8Array)[];
  trailer?: string;
}

/** A PDF of one page, or the same page several times. */
export function pdfOf({
  content = pdfTriangle,
  mediaBox = "0 0 100 100",
  pages = 1,
  ...more
}: PdfPages = {}): Uint8Array {
  return pdfFile(
    [
      `<< /Type /Catalog /Pages 2 0 R ${more.catalog ?? ""} >>`,
      `<< /Type /Pages /Kids [${"3 0 R ".repeat(pages)}] /Count ${pages} >>`,
      `<< /Type /Page /Parent 2 0 R /MediaBox [${mediaBox}] /Contents 4 0 R ${more.page ?? ""} >>`,
      pdfStream(content, more.stream),
      ...(more.further ?? []),
    ],
    more.trailer,
  );
}
