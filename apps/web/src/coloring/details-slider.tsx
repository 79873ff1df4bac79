import { reduceDetailsRange } from "@tintery/contract/tables";
import { useTexts } from "../platform/texts.tsx";
import type { RangeProps } from "../ui/range.tsx";
import { SaidRange } from "../ui/said-range.tsx";

const { min, max, step } = reduceDetailsRange;

/** The slider of details, in percent; its label and its hint are what stands around it. */
export function DetailsSlider(props: Omit<RangeProps, "min" | "max" | "step">) {
  const { percent } = useTexts();
  return <SaidRange {...props} {...{ min, max, step }} said={percent(props.value / 100)} />;
}
