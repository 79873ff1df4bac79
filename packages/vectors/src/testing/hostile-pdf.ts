import { deflateSync } from "node:zlib";
import type { HostileVectorFile, Traps } from "./hostile-vector-file.ts";
import { pdfFile, pdfOf, pdfStream, pdfTriangle } from "./pdf-file.ts";

/** PDF and Illustrator files that try something; each with the ways in which it may end. */
export function hostilePdf({ address, file }: Traps): HostileVectorFile[] {
  const whole = Buffer.from(pdfOf());
  const of = (name: string, bytes: Uint8Array, ...ends: HostileVectorFile["ends"]): HostileVectorFile => ({
    name: `${name}.ai`,
    bytes,
    ends,
  });
  const action = `/OpenAction << /S /Launch /F (/bin/sh) >> /AA << /O << /S /JavaScript /JS (app.alert\\(1\\)) >> /C << /S /URI /URI (${address}/uri) >> >>`;
  return [
    of("javascript-and-launch", pdfOf({ catalog: action, page: action }), "accepted"),
    of(
      "form-that-submits",
      pdfOf({
        catalog: `/AcroForm << /XFA 5 0 R /Fields [] >> /OpenAction << /S /SubmitForm /F (${address}/form) >>`,
        further: [pdfStream("<xdp/>")],
      }),
      "accepted",
    ),
    of(
      "content-from-a-file",
      pdfOf({ stream: `/F (${file}) /FFilter /DCTDecode`, content: pdfTriangle }),
      "accepted",
      "empty_picture",
    ),
    of(
      "picture-from-an-address",
      pdfOf({
        content: `${pdfTriangle} /I Do`,
        page: "/Resources << /XObject << /I 5 0 R >> >>",
        further: [
          pdfStream(
            "",
            `/Subtype /Image /Width 9 /Height 9 /BitsPerComponent 8 /ColorSpace /DeviceRGB /F << /FS /URL /F (${address}/picture) >>`,
          ),
        ],
      }),
      "accepted",
    ),
    of(
      "page-of-ten-million-points",
      pdfOf({ mediaBox: "0 0 10000000 10000000", content: "1 0 0 rg 0 0 9000000 9000000 re f" }),
      "accepted",
    ),
    of("page-without-size", pdfOf({ mediaBox: "0 0 0 0" }), "accepted", "damaged"),
    of("page-inside-out", pdfOf({ mediaBox: "100 100 0 0" }), "accepted"),
    of("page-that-is-a-line", pdfOf({ mediaBox: "0 0 100000 1" }), "too_small"),
    of(
      "pages-in-themselves",
      pdfFile(["<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2 >>"]),
      "damaged",
      "empty_picture",
    ),
    of(
      "pages-a-million-claimed",
      pdfFile(["<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [] /Count 1000000 >>"]),
      "damaged",
      "empty_picture",
    ),
    of(
      "no-pages",
      pdfFile(["<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [] /Count 0 >>"]),
      "damaged",
      "empty_picture",
    ),
    of("nothing-on-the-page", pdfOf({ content: "" }), "empty_picture"),
    of(
      "form-in-itself",
      pdfOf({
        content: "/F Do",
        page: "/Resources << /XObject << /F 5 0 R >> >>",
        further: [
          pdfStream(
            "/F Do",
            "/Type /XObject /Subtype /Form /BBox [0 0 100 100] /Resources << /XObject << /F 5 0 R >> >>",
          ),
        ],
      }),
      "empty_picture",
    ),
    of("forms-that-multiply", tripling(), "too_complex"),
    of(
      "pattern-in-itself",
      pdfOf({
        content: "/Pattern cs /P scn 0 0 90 90 re f",
        page: "/Resources << /Pattern << /P 5 0 R >> >>",
        further: [
          pdfStream(
            "/Pattern cs /P scn 0 0 9 9 re f",
            "/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9 9] /XStep 9 /YStep 9 /Resources << /Pattern << /P 5 0 R >> >>",
          ),
        ],
      }),
      "empty_picture",
      "accepted",
    ),
    of(
      "content-unpacks-to-300-megabytes",
      pdfOf({
        content: deflateSync(deflateSync(Buffer.alloc(300 << 20, 32), { level: 9 }), { level: 9 }),
        stream: "/Filter [/FlateDecode /FlateDecode]",
      }),
      "too_complex",
      "empty_picture",
    ),
    of(
      "objects-unpack-to-300-megabytes",
      pdfFile([
        "<< /Type /Catalog /Pages 2 0 R >>",
        "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        pdfStream(
          deflateSync(Buffer.alloc(300 << 20, 32), { level: 9 }),
          "/Type /ObjStm /N 1 /First 10 /Filter /FlateDecode",
        ),
      ]),
      "damaged",
      "empty_picture",
      "too_complex",
    ),
    of(
      "picture-of-4-gigapixels",
      pdfOf({
        content: "90 0 0 90 0 0 cm /I Do",
        page: "/Resources << /XObject << /I 5 0 R >> >>",
        further: [
          pdfStream(
            deflateSync(Buffer.alloc(1 << 20)),
            "/Subtype /Image /Width 65000 /Height 65000 /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /FlateDecode",
          ),
        ],
      }),
      "empty_picture",
      "too_complex",
      "accepted",
    ),
    of(
      "brackets-100000-deep",
      pdfOf({ content: `${"[".repeat(100_000)}${"]".repeat(100_000)} ${pdfTriangle}` }),
      "accepted",
      "empty_picture",
      "too_complex",
    ),
    of(
      "states-saved-100000-deep",
      pdfOf({ content: `${"q ".repeat(100_000)}${pdfTriangle}` }),
      "accepted",
      "empty_picture",
      "too_complex",
    ),
    of(
      "protected",
      pdfOf({
        trailer: `/Encrypt << /Filter /Standard /V 2 /R 3 /Length 128 /P -44 /O <${"41".repeat(32)}> /U <${"42".repeat(32)}> >> /ID [<00><00>]`,
      }),
      "password_protected",
      "damaged",
    ),
    of(
      "protected-in-an-unknown-way",
      pdfOf({ trailer: "/Encrypt << /Filter /Nobody /V 9 >> /ID [<00><00>]" }),
      "password_protected",
      "damaged",
    ),
    of("made-for-illustrator-alone", illustratorOnly(), "saved_without_pdf"),
    ...[0.1, 0.5, 0.9].map((share) =>
      of(
        `cut-at-${share}`,
        whole.subarray(0, Math.floor(whole.length * share)),
        "damaged",
        "empty_picture",
        "accepted",
        "unsupported_type",
      ),
    ),
    of("only-the-mark", Buffer.from("%PDF-1.7\n"), "damaged"),
    of(
      "noise-behind-the-mark",
      Buffer.concat([Buffer.from("%PDF-1.7\n"), noise(200_000)]),
      "damaged",
      "empty_picture",
      "too_complex",
    ),
    of(
      "page-behind-the-end",
      Buffer.concat([whole, Buffer.from("<html><script>alert(1)</script>")]),
      "accepted",
    ),
  ];
}

/** Forms that draw the next one three times, twenty times over. */
function tripling(): Uint8Array {
  const forms = Array.from({ length: 20 }, (_, index) =>
    pdfStream(
      index === 19 ? pdfTriangle : "/F Do /F Do /F Do",
      `/Type /XObject /Subtype /Form /BBox [0 0 100 100] /Resources << /XObject << /F ${index === 19 ? 5 : index + 6} 0 R >> >>`,
    ),
  );
  return pdfOf({ content: "/F Do", page: "/Resources << /XObject << /F 5 0 R >> >>", further: forms });
}

/** The page that Illustrator writes into a file meant for itself. */
export function illustratorOnly(): Uint8Array {
  const lines = [
    "This is an Adobe Illustrator File that was",
    "saved without PDF Content.",
    "To Place or open this file in other applications",
  ];
  const content = `BT /F 12 Tf 20 700 Td ${lines.map((line) => `(${line}) Tj 0 -14 Td`).join(" ")} ET`;
  const page = "/Resources << /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>";
  return pdfOf({ content, page, mediaBox: "0 0 612 792" });
}

/** Bytes without any order, always the same. */
function noise(length: number): Uint8Array {
  let state = 1;
  return Uint8Array.from({ length }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state >>> 16;
  });
}
