import { defaultUserType } from "@tintery/contract/tables";
import { createContext, useContext } from "react";
import type { WidgetProps } from "../../widget-module.ts";

type Settings = Pick<WidgetProps<"coloring-upload-form">["settings"], "userType" | "type">;

/** What the host page says about the form, which is opened deep below the widget that knows. */
export const FormSettings = createContext<Settings>({ userType: defaultUserType, type: null });

/** For whom credits are shown, and the kind of page that is chosen at first. */
export function useFormSettings(): Settings {
  return useContext(FormSettings);
}
