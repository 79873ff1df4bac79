/** A field that takes a prompt, with the text it had. */
export interface PromptField {
  field: HTMLInputElement | HTMLTextAreaElement;
  typed: string;
}

const isTextField = (element: Element): element is PromptField["field"] =>
  element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement;

/** The fields of the page that a selector names, those inside our widgets as well. A selector that is none finds nothing. */
export function promptFields(target: string): PromptField["field"][] {
  const widgets = [...document.querySelectorAll("*")].map((element) => element.shadowRoot);
  const roots: ParentNode[] = [document, ...widgets.filter((root) => root !== null)];
  try {
    return roots
      .flatMap((root) => [...root.querySelectorAll(target)])
      .filter(isTextField)
      .filter(({ disabled, readOnly }) => !disabled && !readOnly);
  } catch {
    return [];
  }
}

/** Writes into a field as its visitor would, so that whatever listens to it hears of it. */
export function fill(field: PromptField["field"], text: string): void {
  const own = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  // a library that keeps the field's value watches its setter, and takes what goes past it for news
  Object.getOwnPropertyDescriptor(own.prototype, "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
  field.dispatchEvent(new Event("change", { bubbles: true, composed: true }));
}
