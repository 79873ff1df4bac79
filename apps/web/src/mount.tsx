import { readWidget, type WidgetName } from "@tintery/contract/tables";
import { defaultLanguage, type Language, languageOfTag } from "@tintery/contract/tables";
import { loadLanguage, type Translate } from "@tintery/contract/messages";
import type { ComponentType, ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { HostContext } from "./platform/host.ts";
import { TextsProvider } from "./platform/texts.tsx";
import { adoptStyles } from "./ui/adopt-styles.ts";
import { ErrorBoundary } from "./ui/error-boundary.tsx";
import kitStyles from "./ui/kit.css?inline";
import { type Widgets, widgets } from "./widgets.ts";

/** Elements that are being mounted or mounted already. */
const taken = new WeakSet<Element>();

/**
 * Mounts every widget whose element stands under `root`: found by id or by `data-widget`, each once however often
 * this is called. Answers when all of them are drawn.
 */
export async function mountWidgets(root: ParentNode = document, list: Widgets = widgets): Promise<void> {
  const found = (Object.keys(list) as WidgetName[]).flatMap((name) => {
    const elements = root.querySelectorAll<HTMLElement>(`#${name}, [data-widget="${name}"]`);
    return [...elements].map((element) => mount(element, name, list));
  });
  await Promise.all(found);
}

/** The language of an element: its own setting, else the nearest `lang`, else English. */
export function languageOf(element: HTMLElement): Language {
  const own = element.dataset.language && languageOfTag(element.dataset.language);
  const near = element.closest<HTMLElement>("[lang]")?.lang;
  return own || (near && languageOfTag(near)) || defaultLanguage;
}

async function mount(element: HTMLElement, name: WidgetName, list: Widgets): Promise<void> {
  if (taken.has(element) || element.shadowRoot) return;
  taken.add(element);
  try {
    const settings = readWidget(name, element.dataset);
    const language = languageOf(element);
    const load = list[name];
    if (!load) return;
    const [widget, translate] = await Promise.all([load(), loadLanguage(language)]);
    // which settings belong to which component is what the list's type says, name by name
    const Component = widget.component as ComponentType<{ settings: typeof settings }>;
    draw(element, { styles: [widget.styles], language, translate }, <Component settings={settings} />);
  } catch (error) {
    // one broken element must not take the host page or its neighbors along
    console.error(`tintery: widget ${name} was not mounted`, error);
  }
}

export interface Surroundings {
  styles: string[];
  language: Language;
  translate: Translate;
}

/** Draws a widget's content into an element's shadow root, once. It ends while the host page has taken the element away. */
export function draw(
  element: HTMLElement,
  { styles, language, translate }: Surroundings,
  content: ReactNode,
): void {
  if (element.shadowRoot) return;
  const root = element.attachShadow({ mode: "open" });
  for (const sheet of [kitStyles, ...styles]) adoptStyles(root, sheet);
  const wrapper = document.createElement("div");
  wrapper.className = "widget";
  wrapper.lang = language;
  root.append(wrapper);
  const tree = (
    <TextsProvider language={language} translate={translate} locale={navigator.language}>
      <HostContext value={element}>
        <ErrorBoundary>{content}</ErrorBoundary>
      </HostContext>
    </TextsProvider>
  );
  const drawn = createRoot(wrapper);
  // drawn in the same turn as the shadow root replaces what the page showed before: nothing jumps
  flushSync(() => drawn.render(tree));
  // a form that nobody sees must take no pictures that are dropped on the page; where it was only moved, nothing changes
  let isDrawn = true;
  new MutationObserver(() => {
    if (isDrawn === element.isConnected) return;
    isDrawn = !isDrawn;
    drawn.render(isDrawn && tree);
  }).observe(document, { childList: true, subtree: true });
}
