/** Elements that are drawn, or that others refer to. Everything else is left out with all that is in it. */
export const drawnElements: ReadonlySet<string> = new Set(
  (
    "svg g defs symbol use switch a path rect circle ellipse line polyline polygon text tspan image " +
    "linearGradient radialGradient stop pattern clipPath mask marker"
  ).split(" "),
);

/** Elements whose absence changes what is seen. */
export const missedElements: ReadonlySet<string> = new Set(
  "foreignObject textPath animate animateTransform animateMotion animateColor set flowRoot tref altGlyph meshgradient meshGradient mesh hatch video canvas iframe html".split(
    " ",
  ),
);

/** Attributes that say where and how large something is, for any element. They hold no reference and no style. */
export const geometryAttributes: ReadonlySet<string> = new Set(
  (
    "x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points width height viewBox preserveAspectRatio transform offset " +
    "gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform clipPathUnits " +
    "maskUnits maskContentUnits markerUnits markerWidth markerHeight refX refY orient dx dy rotate textLength " +
    "lengthAdjust startOffset method spacing pathLength"
  ).split(" "),
);

/** Properties of style that a renderer takes as attributes. */
export const styleAttributes: ReadonlySet<string> = new Set(
  (
    "fill fill-rule fill-opacity stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit " +
    "stroke-dasharray stroke-dashoffset stroke-opacity opacity color display visibility overflow clip-path clip-rule " +
    "mask mask-type marker-start marker-mid marker-end stop-color stop-opacity font-family font-size font-weight " +
    "font-style font-variant font-stretch text-anchor letter-spacing word-spacing dominant-baseline baseline-shift " +
    "text-decoration text-rendering direction unicode-bidi writing-mode vector-effect paint-order shape-rendering " +
    "image-rendering color-interpolation"
  ).split(" "),
);

/** Properties a renderer takes in a style attribute only, with the few values each may have. */
export const styleOnly: ReadonlyMap<string, RegExp> = new Map([
  [
    "mix-blend-mode",
    /^(?:normal|multiply|screen|overlay|darken|lighten|color-dodge|color-burn|hard-light|soft-light|difference|exclusion|hue|saturation|color|luminosity)$/,
  ],
  ["isolation", /^(?:auto|isolate)$/],
]);

/** Properties that are said in other words, and then not written. */
export const spelledOut: ReadonlyMap<string, RegExp> = new Map([
  ["transform-origin", /^[-+\w.%\s]{1,60}$/],
  ["transform-box", /^[a-z-]{1,20}$/],
  ["background", /^.{1,200}$/],
]);

/** What `initial` stands for; where it is not said here, for nothing. */
export const initialValues: ReadonlyMap<string, string> = new Map([
  ["fill", "black"],
  ["stroke", "none"],
  ["color", "black"],
  ["stop-color", "black"],
  ["stroke-dasharray", "none"],
  ["marker-start", "none"],
  ["marker-mid", "none"],
  ["marker-end", "none"],
  ["visibility", "visible"],
  ["fill-rule", "nonzero"],
  ["clip-rule", "nonzero"],
  ["stroke-linecap", "butt"],
  ["stroke-linejoin", "miter"],
  ["text-anchor", "start"],
  ["font-style", "normal"],
  ["font-weight", "normal"],
  ...["fill-opacity", "stroke-opacity", "stroke-width"].map((name) => [name, "1"] as const),
]);

/** Properties that an element does not take from the one around it. */
export const notInherited: ReadonlySet<string> = new Set(
  (
    "opacity display overflow clip-path mask mask-type stop-color stop-opacity vector-effect text-decoration " +
    "unicode-bidi baseline-shift"
  ).split(" "),
);

/** Properties of geometry that style sheets may set, too. */
export const styledGeometry: ReadonlySet<string> = new Set("x y width height cx cy r rx ry".split(" "));
