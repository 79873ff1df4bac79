import { Segmented, type SegmentedProps } from "./segmented.tsx";

/** A few words side by side that a form sends, under what they are about. */
export function FormChoice<Value extends string>(props: SegmentedProps<Value>) {
  return (
    <div className="form-choice">
      <p aria-hidden="true">{props.label}</p>
      <Segmented {...props} />
    </div>
  );
}
