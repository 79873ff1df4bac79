import type { ReactNode } from "react";

export type PearLook = "numbers" | "coloring" | "outlines";

const shapes = {
  wall: "M0 0H200V160H0Z",
  table: "M0 112H200V160H0Z",
  /** The table's far edge, for looks that are lines. */
  edge: "M0 112H200",
  shadow: "M72 143C84 134 150 132 166 141C172 146 150 152 118 152C92 152 66 149 72 143Z",
  body: "M100 36C88 36 85 47 83 59C80 75 60 85 60 109C60 131 78 143 100 143C122 143 140 131 140 109C140 85 120 75 117 59C115 47 112 36 100 36Z",
  shade:
    "M111 42C114 47 116 53 117 59C120 75 140 85 140 109C140 131 122 143 100 143C96 143 92 142.6 88 141.7C112 138 126 124 124 104C122 86 107 78 105 62C104 54 107 47 111 42Z",
  light: "M84 84C76 90 69 99 70 109C71 116 78 116 80 109C82 101 87 97 90 91C93 85 89 80 84 84Z",
  stem: "M97 38C97 27 101 20 107 15L112 19C107 23 104 29 104 38Z",
  leaf: "M105 27C115 12 134 11 147 20C139 33 120 37 105 27Z",
} as const;

type Shape = keyof typeof shapes;

const paint: Record<Shape, string> = {
  wall: "#f4e4c8",
  table: "#c98f5e",
  edge: "none",
  shadow: "#a06b43",
  body: "#dcb544",
  shade: "#b98a2c",
  light: "#f1d67e",
  stem: "#6b4a2b",
  leaf: "#4c8a57",
};

const painted: Shape[] = ["wall", "table", "shadow", "body", "shade", "light", "stem", "leaf"];
/** Where the numbers of the regions stand. */
const numbers: [number, number, number][] = [
  [158, 60, 1],
  [174, 126, 5],
  [150, 146, 7],
  [110, 100, 2],
  [131, 112, 4],
  [126, 26, 6],
];
/** Where the curves of the vector drawing have their points. */
const nodes: [number, number][] = [
  [117, 59],
  [140, 109],
  [100, 143],
  [147, 20],
  [105, 27],
  [100, 36],
];

/** A small still life, left as a picture, right as what becomes of it. Decoration: the words beside it say it all. */
export function PearPicture({ look }: { look: PearLook }) {
  const clip = `pear-${look}`;
  return (
    <svg
      className="pear"
      viewBox="0 0 200 160"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <clipPath id={clip}>
        <path d="M100 0H200V160H100Z" />
      </clipPath>
      {painted.map((name) => (
        <path key={name} d={shapes[name]} fill={paint[name]} />
      ))}
      <g clipPath={`url(#${clip})`}>
        <path d={shapes.wall} fill="#fff" />
        {looks[look]}
      </g>
      <path d="M100 0V160" stroke="#fff" strokeWidth="3" />
      <circle cx="100" cy="80" r="9" fill="#fff" stroke="#1f1b16" strokeOpacity=".25" />
    </svg>
  );
}

const line = (names: Shape[], stroke: string, width: number) => (
  <g fill="#fff" stroke={stroke} strokeWidth={width} strokeLinejoin="round">
    {names.map((name) => (
      <path key={name} d={shapes[name]} />
    ))}
  </g>
);

const looks: Record<PearLook, ReactNode> = {
  numbers: (
    <>
      {line(["edge", "shadow", "body", "shade", "stem", "leaf"], "#5d554a", 0.9)}
      <g fontFamily="Source Sans 3 Variable, sans-serif" fontSize="10" fill="#5d554a" textAnchor="middle">
        {numbers.map(([x, y, number]) => (
          <text key={number} x={x} y={y + 3.5}>
            {number}
          </text>
        ))}
      </g>
    </>
  ),
  coloring: line(["edge", "body", "stem", "leaf"], "#1f1b16", 3),
  outlines: (
    <>
      {line(["edge", "shadow", "body", "shade", "stem", "leaf"], "#2b6c8f", 1)}
      <g fill="#fff" stroke="#b4431f" strokeWidth="1.2">
        {nodes.map(([x, y]) => (
          <rect key={`${x} ${y}`} x={x - 2.5} y={y - 2.5} width="5" height="5" />
        ))}
      </g>
    </>
  ),
};
