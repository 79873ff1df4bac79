import { defaultOutlinesPrecision, type OutlinesPrecision } from "@tintery/contract/tables";
import { createContext } from "react";

/** The precision that the host page asks for; the form is opened deep below the widget that knows. */
export const PresetPrecision = createContext<OutlinesPrecision>(defaultOutlinesPrecision);
