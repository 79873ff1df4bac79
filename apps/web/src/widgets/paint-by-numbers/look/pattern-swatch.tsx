import { patternInk, patternOf, patternSide, readableOn } from "@tintery/engine/painting";
import { useId } from "react";

/** A patch of a color, with its pattern where one is wanted. It never stands alone: number or name are written beside it. */
export function PatternSwatch({ hex, color }: { hex: string; color: number | null }) {
  const id = useId();
  return (
    <span className="swatch" aria-hidden="true" style={{ backgroundColor: hex }}>
      {color !== null && <Lines id={id} hex={hex} color={color} />}
    </span>
  );
}

function Lines({ id, hex, color }: { id: string; hex: string; color: number }) {
  const { path, scale } = patternOf(color);
  return (
    <svg aria-hidden="true" width="36" height="36" opacity={patternInk.opacity}>
      <pattern
        id={id}
        width={patternSide}
        height={patternSide}
        patternUnits="userSpaceOnUse"
        patternTransform={`scale(${scale})`}
      >
        <path
          d={path}
          fill="none"
          stroke={readableOn(hex)}
          strokeWidth={patternInk.width / scale}
          strokeLinecap="round"
        />
      </pattern>
      <circle cx="18" cy="18" r="18" fill={`url(#${id})`} />
    </svg>
  );
}
