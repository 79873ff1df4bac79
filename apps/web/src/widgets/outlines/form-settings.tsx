import { defaultOutlinesPrecision, defaultUserType } from "@tintery/contract/tables";
import { createContext } from "react";
import type { WidgetProps } from "../../widget-module.ts";

type Settings = Pick<WidgetProps<"coloring-svg-upload-form">["settings"], "colorPrecision" | "userType">;

/** What the host page says about the form, which is opened deep below the widget that knows. */
export const FormSettings = createContext<Settings>({
  colorPrecision: defaultOutlinesPrecision,
  userType: defaultUserType,
});
