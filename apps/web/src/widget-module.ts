import type { WidgetName, WidgetSettings } from "@tintery/contract";
import type { ComponentType } from "react";

export interface WidgetProps<Name extends WidgetName> {
  settings: WidgetSettings<Name>;
}

/** What a widget's file hands out: the component, and its own style sheet beside the kit's. */
export interface WidgetModule<Name extends WidgetName> {
  component: ComponentType<WidgetProps<Name>>;
  styles: string;
}
