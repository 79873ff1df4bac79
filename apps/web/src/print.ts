/** Entry of the print page: the paper that was chosen, else one as large as the picture needs, and the print dialog once the picture is there. */

/** White border around the picture on paper, in millimeters; what most printers cannot reach. */
const margin = 10;

export {};

const openDialog = () => window.print();
document.querySelector("#print-button")?.addEventListener("click", openDialog);

const sheet = document.querySelector<SVGSVGElement>(".print-sheet");
if (sheet) {
  const { width, height, paperWidth, paperHeight, picture } = sheet.dataset;
  const page = new CSSStyleSheet();
  const across = paperWidth ?? Number(width) + 2 * margin;
  const down = paperHeight ?? Number(height) + 2 * margin;
  page.replaceSync(`@page { size: ${across}mm ${down}mm; margin: ${margin}mm; }`);
  document.adoptedStyleSheets.push(page);

  const loading = new Image();
  loading.src = picture ?? "";
  // a picture that cannot be shown is better seen missing than printed
  loading.decode().then(openDialog, () => undefined);
}
