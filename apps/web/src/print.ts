/**
 * Entry of the print page: the paper that was chosen, else one as large as a picture needs, and the print dialog once all
 * pictures are there.
 */

/** White border around the picture on paper, in millimeters; what most printers cannot reach. */
const margin = 10;

export {};

const openDialog = () => window.print();
document.querySelector("#print-button")?.addEventListener("click", openDialog);

function paperOf({ width, height, paperWidth, paperHeight }: DOMStringMap): string {
  const across = paperWidth ?? Number(width) + 2 * margin;
  const down = paperHeight ?? Number(height) + 2 * margin;
  return `size: ${across}mm ${down}mm; margin: ${margin}mm;`;
}

const sheets = [...document.querySelectorAll<SVGSVGElement>(".print-sheet")];
// one paper for all where that is possible: a browser that knows no named pages prints the rest on it, too
const rules = sheets.map(({ dataset }, k) =>
  k === 0
    ? `@page { ${paperOf(dataset)} }`
    : `@page sheet-${k} { ${paperOf(dataset)} } .print-sheet:nth-of-type(${k + 1}) { page: sheet-${k}; }`,
);
const pages = new CSSStyleSheet();
pages.replaceSync(rules.join("\n"));
document.adoptedStyleSheets.push(pages);

const loading = sheets.map(({ dataset: { picture } }) => {
  const image = new Image();
  image.src = picture ?? "";
  return image.decode();
});
// a picture that cannot be shown is better seen missing than printed
if (sheets.length > 0) Promise.all(loading).then(openDialog, () => undefined);
