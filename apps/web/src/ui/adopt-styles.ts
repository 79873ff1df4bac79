const sheets = new Map<string, CSSStyleSheet>();

/** Lays a style sheet on a shadow root, once; one constructed sheet per text is shared by all roots. */
export function adoptStyles(root: ShadowRoot, styles: string): void {
  const sheet = sheets.get(styles) ?? new CSSStyleSheet();
  if (!sheets.has(styles)) {
    sheet.replaceSync(styles);
    sheets.set(styles, sheet);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}
