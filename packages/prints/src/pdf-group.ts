import type { Pdf } from "./pdf-document.ts";

/** Something that was drawn once and can be placed on many pages, where it takes no further room in the file. */
export interface Group {
  /** Draws it on the current page, in the page's unit of the moment. */
  place(): void;
}

/** What PDFKit keeps of a page and of an object of the file, as far as groups need it; its types leave both out. */
interface Page {
  readonly xobjects: Record<string, PdfObject>;
  readonly ext_gstates: Record<string, PdfObject>;
}
interface PdfObject {
  end(): void;
}
interface Inside {
  readonly _ctm: Matrix;
  page: Page;
  ref(data: object): PdfObject;
  addContent(operators: string): void;
}

type Matrix = readonly [number, number, number, number, number, number];

/** Of the group that is being drawn: what leads from its units to the page's, where it began. */
const begun = new WeakMap<Pdf, Matrix>();

/** What leads from the page's first units to those that the current page or group began with. */
export function contentStart(pdf: Pdf): Matrix {
  const [a, b, c, d, e, f] = begun.get(pdf) ?? [1, 0, 0, 1, 0, 0];
  // pages are only turned upside down, enlarged and moved
  if (b !== 0 || c !== 0) throw new RangeError(`contentStart: a group must not begin turned, got ${[b, c]}`);
  return [1 / a, 0, 0, 1 / d, -e / a, -f / d];
}

/** Larger than any page in any unit: what a group draws is cut nowhere. */
const everywhere = [-1e6, -1e6, 1e6, 1e6];

const counted = new WeakMap<Pdf, number>();

/**
 * Draws something into a form XObject (ISO 32000-1, 8.10) instead of onto the page.
 * @param opacity of the whole, 0 to 1: shapes that lie on each other do not show through each other
 */
export function record(pdf: Pdf, draw: () => void, opacity = 1): Group {
  const inside = pdf as unknown as Inside;
  const number = (counted.get(pdf) ?? 0) + 1;
  counted.set(pdf, number);
  const resources = { data: {} };
  const form = inside.ref({
    Type: "XObject",
    Subtype: "Form",
    BBox: everywhere,
    Resources: resources.data,
    ...(opacity < 1 && { Group: { S: "Transparency" } }),
  });
  const state = opacity < 1 ? inside.ref({ Type: "ExtGState", ca: opacity, CA: opacity }) : null;
  state?.end();
  const { page } = inside;
  // PDFKit draws on whatever page it holds: for a while on one that writes into the form
  inside.page = Object.create(page, { content: { value: form }, resources: { value: resources } }) as Page;
  const outer = begun.get(pdf);
  begun.set(pdf, [...inside._ctm]);
  draw();
  if (outer) begun.set(pdf, outer);
  else begun.delete(pdf);
  inside.page = page;
  form.end();
  const name = `Group${number}`;
  return {
    place() {
      inside.page.xobjects[name] = form;
      if (state) inside.page.ext_gstates[name] = state;
      // the opacity ends with the group
      inside.addContent(state ? `q /${name} gs /${name} Do Q` : `/${name} Do`);
    },
  };
}
