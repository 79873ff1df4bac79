import {
  type WidgetElsewhere,
  type WidgetName,
  widgetNames,
  widgetsElsewhere as table,
} from "@tintery/contract/tables";
import type { ComponentType, ReactNode } from "react";
import { useLateAtOnce } from "./platform/use-late.ts";
import { Keyed, WithAccount } from "./sites/keyed.tsx";
import { Sentence } from "./sites/sentence.tsx";
import type { WidgetModule } from "./widget-module.ts";
import { type Widgets, widgets } from "./widgets.ts";

/** Where a page of another origin gets its widgets from. */
export interface ForeignPage {
  /** The origin of the server. */
  server: string;
  /** The site key that the page names; null without one. */
  key: string | null;
}

type AnyWidget = () => Promise<WidgetModule<WidgetName>>;

/** The widgets of a page of another origin than the server's, as far as they work there. */
export function widgetsOnForeignPage({ server, key }: ForeignPage): Widgets {
  const list = widgetNames.flatMap((name): [WidgetName, unknown][] => {
    const load = widgets[name] as AnyWidget | undefined;
    const elsewhere: WidgetElsewhere = table[name];
    if (!load) return [];
    if (elsewhere === "alone") return [[name, load]];
    if (elsewhere === "never" || key === null) return [[name, sentenceOf(server, elsewhere !== "never")]];
    return [[name, async () => inside(await load(), elsewhere)]];
  });
  return Object.fromEntries(list) as Widgets;
}

const loadSentence = async () => Sentence;

/** Says where a widget can be used instead, before anybody fills in a form in vain; as soon as its words, late ones, are here. */
function sentenceOf(server: string, needsKey: boolean) {
  const component = () => {
    const { Late } = useLateAtOnce(loadSentence);
    return Late && <Late server={server} needsKey={needsKey} />;
  };
  return async () => ({ component, styles: "" });
}

const loadFrame: Record<"key" | "account", () => Promise<ComponentType<{ children: ReactNode }>>> = {
  key: async () => Keyed,
  account: async () => WithAccount,
};

/** A widget that talks to the server of another origin: it says where the key is not good, or asks for an account first. */
function inside({ component, styles }: WidgetModule<WidgetName>, needs: "key" | "account") {
  const Component = component as ComponentType<{ settings: object }>;
  const Inside = ({ settings }: { settings: object }) => {
    const { Late } = useLateAtOnce(loadFrame[needs]);
    return (
      Late && (
        <Late>
          <Component settings={settings} />
        </Late>
      )
    );
  };
  return { component: Inside, styles };
}
