/** Marks for the time of printing: what is printed, what stands around it, and what stands beside it. */
const mark = "data-print-content";

const rules = new CSSStyleSheet();
rules.replaceSync(`@media print {
  [${mark}="beside"] { display: none !important; }
  /* its own text vanishes, and nothing of it cuts the content off */
  [${mark}="around"] {
    visibility: hidden !important;
    position: static !important;
    inset: auto !important;
    overflow: visible !important;
    inline-size: auto !important;
    max-inline-size: none !important;
    block-size: auto !important;
    min-block-size: 0 !important;
    max-block-size: none !important;
    margin: 0 !important;
    padding: 0 !important;
    border: 0 !important;
    background: none !important;
    box-shadow: none !important;
    transform: none !important;
  }
  [${mark}="content"] { visibility: visible !important; }
  [${mark}="content"] [data-unprinted] { display: none !important; }
}`);

/** Has a modal dialog stand in the page: what lies on the top layer is never more than one sheet. Answers how to undo it. */
function lower(dialog: HTMLDialogElement): () => void {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  dialog.close();
  dialog.show();
  return () => {
    dialog.close();
    dialog.showModal();
    if (focused instanceof HTMLElement) focused.focus();
  };
}

/** Marks an element and all that stands around and beside it, through the shadow roots it lies in. Answers how to undo it. */
export function setApart(element: Element): () => void {
  const marked: Element[] = [];
  const roots: (Document | ShadowRoot)[] = [];
  const raise: (() => void)[] = [];
  const set = (one: Element, place: "content" | "around" | "beside") => {
    one.setAttribute(mark, place);
    marked.push(one);
  };
  set(element, "content");
  let inner = element;
  while (true) {
    const parent = inner.parentNode;
    for (const sibling of parent?.children ?? []) if (sibling !== inner) set(sibling, "beside");
    const root = inner.getRootNode();
    if ((root instanceof ShadowRoot || root instanceof Document) && !roots.includes(root)) {
      root.adoptedStyleSheets.push(rules);
      roots.push(root);
    }
    // what a dialog of a widget holds is shown where its slot stands
    const outer = inner.assignedSlot ?? (parent instanceof ShadowRoot ? parent.host : parent);
    if (!(outer instanceof Element)) break;
    set(outer, "around");
    if (outer instanceof HTMLDialogElement && outer.matches(":modal")) raise.push(lower(outer));
    inner = outer;
  }
  return () => {
    for (const one of marked) one.removeAttribute(mark);
    for (const root of roots) {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => sheet !== rules);
    }
    for (const back of raise) back();
  };
}

/** Prints one element and nothing else of the page. Waits for its pictures, those that are fetched late as well. */
export async function printElement(element: Element): Promise<void> {
  const pictures = [...element.querySelectorAll("img")];
  for (const picture of pictures) picture.loading = "eager";
  // a picture that is not to be had is better seen missing than not printed at all
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  const putBack = setApart(element);
  addEventListener("afterprint", putBack, { once: true });
  print();
}
