import { NoScript } from "./frame.tsx";

/** What a widget's element holds until the widget is there: a gray place as high as what comes, or why nothing will. */
export function WidgetWait() {
  return (
    <>
      <div className="skeleton widget-wait" aria-hidden="true" />
      <NoScript />
    </>
  );
}
