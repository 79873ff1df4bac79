import { createElement, type ReactElement, useEffect, useRef } from "react";
import {
  type MadePicture,
  mountWidget,
  pictureEvent,
  type TinterySite,
  type WidgetName,
  type WidgetSettings,
} from "./index.ts";

/** A widget with its settings. */
export type TinteryWidgetProps<Name extends WidgetName> = TinterySite & {
  name: Name;
  settings: WidgetSettings[Name];
  /** Hears of a picture that was made, or of a picture or book that is opened; answering false keeps it from being shown. */
  onPicture?: (picture: MadePicture) => boolean | undefined;
  /** Hears why the widget could not be fetched. */
  onError?: (error: unknown) => void;
};

/** A widget of a Tintery server as a React component. Other settings mount another one. */
export function TinteryWidget<Name extends WidgetName>(props: TinteryWidgetProps<Name>): ReactElement {
  const { name, settings, server, siteKey } = props;
  const place = useRef<HTMLDivElement>(null);
  const heard = useRef(props);
  heard.current = props;
  const written = JSON.stringify(settings);
  useEffect(() => {
    const element = document.createElement("div");
    place.current?.append(element);
    element.addEventListener(pictureEvent, (event) => {
      if (heard.current.onPicture?.((event as CustomEvent<MadePicture>).detail) === false)
        event.preventDefault();
    });
    const site = siteKey === undefined ? { server } : { server, siteKey };
    mountWidget(element, name, JSON.parse(written) as WidgetSettings[Name], site).catch((error: unknown) =>
      heard.current.onError?.(error),
    );
    return () => element.remove();
  }, [name, written, server, siteKey]);
  return createElement("div", { ref: place });
}
