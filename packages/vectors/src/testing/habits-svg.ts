/** A file of 100 × 100 units with this inside. */
const of = (inside: string, root = 'width="100" height="100" viewBox="0 0 100 100"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${root}>${inside}</svg>`;
const styled = (css: string, inside: string) => of(`<style>${css}</style>${inside}`);

const fade = `<stop offset="0" stop-color="#06c"/><stop offset="100%" stop-color="#fc0"/>`;

/**
 * One habit of people and programs in each: it must come out as a browser draws it.
 */
export const habitsSvg: Readonly<Record<string, string>> = {
  "millimeters in a view box": of(
    '<rect x="2mm" y="2mm" width="20mm" height="10mm" fill="#06c" stroke="#000" stroke-width="1mm"/><circle cx="15mm" cy="20mm" r="4mm"/>',
  ),
  "all absolute units": of(
    '<path d="M0 0h9v9z"/><rect width="0.5in" height="5" y="10"/><rect width="1cm" height="5" y="20"/><rect width="20pt" height="5" y="30"/><rect width="3pc" height="5" y="40"/><rect width="40px" height="5" y="50"/><rect width="40Q" height="5" y="60"/><g stroke="#c00" stroke-width="1mm" stroke-dasharray="2mm 1mm"><path d="M0 80h90"/></g>',
  ),
  "units in styles": styled(
    ".a{stroke:#c00;stroke-width:1mm;stroke-dasharray:2mm,1mm}.b{x:10mm;width:5mm;height:0.3in;rx:1mm}",
    '<path class="a" d="M0 20h90"/><rect class="b" y="40"/>',
  ),
  percentages: of(
    '<rect x="10%" y="10%" width="50%" height="20%"/><circle cx="70%" cy="70%" r="15%" fill="none" stroke="#06c" stroke-width="4%"/>',
  ),
  "em and ex": of(
    '<g font-size="10"><rect x="1em" y="1em" width="4em" height="2em"/><g style="font-size:2em"><rect x="1em" y="2em" width="3em" height="1em" fill="#c00" stroke="#000" stroke-width=".2em"/></g></g>',
  ),
  "rem and the root's font": of(
    '<rect x="1rem" y="1em" width="2rem" height="3rem" fill="#06c"/>',
    'width="100" height="100" viewBox="0 0 100 100" font-size="20"',
  ),
  "a page in em": of('<path d="M2 2h20v20z" fill="#06c"/>', 'width="1em" height="1em" viewBox="0 0 24 24"'),
  "svg in svg": of(
    '<svg x="10" y="10" width="40" height="30" viewBox="0 0 10 10"><rect width="10" height="10" fill="#06c"/></svg><svg x="50%" y="50%" width="40%" height="40%"><circle cx="50%" cy="50%" r="60%" fill="#c00"/></svg>',
  ),
  "svg in svg, sliced and overflowing": of(
    '<svg x="10" y="10" width="40" height="20" viewBox="0 0 10 10" preserveAspectRatio="xMinYMax slice"><circle cx="5" cy="5" r="5" fill="#06c"/></svg><svg x="60" y="60" width="20" height="20" overflow="visible"><circle cx="10" cy="10" r="18" fill="#c00"/></svg>',
  ),
  "a page that is fitted": of(
    '<rect width="200" height="100" fill="#06c"/><circle cx="100" cy="50" r="40" fill="#fff"/>',
    'width="100" height="100" viewBox="0 0 200 100" preserveAspectRatio="xMinYMin meet"',
  ),
  "a page that is stretched": of(
    '<rect width="200" height="100" fill="#06c"/><circle cx="100" cy="50" r="40" fill="#fff"/>',
    'width="100" height="100" viewBox="0 0 200 100" preserveAspectRatio="none"',
  ),
  "a page that is sliced": of(
    '<rect width="200" height="100" fill="#06c"/><circle cx="60" cy="50" r="40" fill="#fff"/>',
    'width="100" height="100" viewBox="0 0 200 100" preserveAspectRatio="xMinYMid slice"',
  ),
  "symbols of any size": of(
    '<symbol id="s" viewBox="0 0 10 10"><rect width="10" height="10" fill="#06c"/><circle cx="5" cy="5" r="4" fill="#fff"/></symbol><use href="#s" width="30" height="30"/><use href="#s" x="40" y="10" width="50" height="20"/><use xlink:href="#s" x="10" y="50" width="40%" height="40%"/>',
  ),
  "use of an svg": of(
    '<defs><svg id="s" viewBox="0 0 10 10" width="20" height="20"><rect width="10" height="10" fill="#06c"/></svg></defs><use href="#s"/><use href="#s" x="40" y="40" width="50" height="50"/>',
  ),
  "both kinds of href": of(
    '<defs><rect id="a" width="30" height="30" fill="#06c"/><rect id="b" width="60" height="60" fill="#c00"/></defs><use xlink:href="#b" href="#a"/>',
  ),
  markers: of(
    '<defs><marker id="m" viewBox="0 0 10 10" refX="5" refY="5" markerWidth="6" markerHeight="6" orient="auto-start-reverse"><path d="M0 0L10 5L0 10z" fill="#c00"/></marker><marker id="n" markerUnits="userSpaceOnUse" markerWidth="8" markerHeight="8" refX="4" refY="4"><circle cx="4" cy="4" r="4" fill="#06c"/></marker></defs><polyline points="15,15 80,20 50,80" fill="none" stroke="#000" stroke-width="2" marker-start="url(#m)" marker-mid="url(#n)" marker-end="url(#m)"/>',
  ),
  "markers by a shorthand": styled(
    "path{fill:none;stroke:#06c;stroke-width:3;marker:url(#m)}marker path{fill:context-stroke;stroke:none;marker:none}",
    '<marker id="m" orient="auto" refX="2" refY="2" markerWidth="4" markerHeight="4"><path d="M0 0l4 2l-4 2z"/></marker><path d="M15 15L80 20L50 80"/>',
  ),
  "patterns that are turned": of(
    '<defs><pattern id="p" width="10" height="10" patternUnits="userSpaceOnUse"><rect width="5" height="10" fill="#06c"/></pattern><pattern id="q" href="#p" patternTransform="rotate(30) scale(.8)"/><pattern id="r" width=".25" height=".25" viewBox="0 0 4 4"><circle cx="2" cy="2" r="1.5" fill="#c00"/></pattern></defs><rect width="45" height="45" fill="url(#q)"/><rect x="50" y="50" width="45" height="45" fill="url(#r)"/>',
  ),
  "gradients by chains": of(
    `<defs><linearGradient id="a">${fade}</linearGradient><linearGradient id="b" xlink:href="#a" gradientTransform="rotate(45 .5 .5)"/><radialGradient id="c" href="#b" gradientUnits="userSpaceOnUse" cx="70" cy="70" r="25" fx="60" fy="60" gradientTransform="translate(0 20) scale(1 .8)" spreadMethod="reflect"/></defs><rect width="45" height="45" fill="url(#b)"/><rect x="50" y="50" width="45" height="45" fill="url(#c)"/>`,
  ),
  "gradients by styles": styled(
    ".s0{stop-color:currentColor}.s1{stop-color:#fc0;stop-opacity:50%}svg{color:#c00}",
    '<linearGradient id="a"><stop class="s0" offset="0"/><stop class="s1" offset=".9"/></linearGradient><rect width="90" height="90" fill="url(#a)"/>',
  ),
  "the current color": of(
    '<g color="#c00"><rect width="30" height="30" fill="currentColor"/><g style="color:#06c"><rect x="40" width="30" height="30" fill="none" stroke="currentColor" stroke-width="6"/></g></g><rect y="50" width="30" height="30" fill="currentcolor"/>',
  ),
  variables: styled(
    ":root{--main:#06c;--w:4px}.x{--main:#c00}rect{fill:var(--main);stroke:var(--none,#000);stroke-width:var(--w)}",
    '<rect x="5" y="5" width="30" height="30"/><g class="x"><rect x="50" y="5" width="30" height="30"/></g><rect style="--main:#0a0" x="5" y="50" width="30" height="30"/>',
  ),
  "what is important": styled(
    "rect{fill:#c00!important}.a{fill:#0a0}",
    '<rect class="a" width="40" height="40" style="fill:#000"/><circle class="a" cx="70" cy="70" r="20" fill="#c00"/>',
  ),
  "attribute selectors": styled(
    '[fill="red"]{fill:#06c}[id^=st]{stroke:#000}rect[width="30"][height]{stroke-width:6}[class~="b"]{opacity:.5}path[d*=h9]{fill:#c00}',
    '<rect id="st1" width="30" height="30" fill="red"/><rect class="a b" x="50" width="30" height="30"/><rect class="b" y="50" width="30" height="30"/><path d="M50 50h9v9z"/>',
  ),
  "opacity everywhere": of(
    '<rect width="100" height="100" fill="#fc0"/><symbol id="s" opacity=".5"><rect width="30" height="30" fill="#06c"/></symbol><use href="#s"/><use href="#s" x="35" opacity=".5"/><svg x="70" width="30" height="30" opacity=".5"><rect width="30" height="30" fill="#06c"/></svg><g opacity="50%"><rect y="40" width="30" height="30"/><rect x="15" y="50" width="30" height="30" fill="#c00"/></g><a opacity=".3"><rect x="60" y="50" width="30" height="30"/></a><rect y="80" width="90" height="15" fill-opacity="40%" stroke="#000" stroke-width="4" stroke-opacity=".3"/>',
  ),
  "opacity of the root": of(
    '<rect width="90" height="90" fill="#06c"/>',
    'width="100" height="100" viewBox="0 0 100 100" style="opacity:.5"',
  ),
  "opacity of markers and in patterns": of(
    '<marker id="m" opacity=".4" markerWidth="6" markerHeight="6" refX="3" refY="3"><circle cx="3" cy="3" r="3"/></marker><pattern id="p" width="10" height="10" patternUnits="userSpaceOnUse"><g opacity=".5"><rect width="6" height="6"/></g></pattern><path d="M20 20H80" stroke="#06c" stroke-width="4" marker-start="url(#m)" marker-end="url(#m)"/><rect y="50" width="50" height="50" fill="url(#p)"/>',
  ),
  "shown and hidden": of(
    '<g visibility="hidden"><rect width="30" height="30"/><rect x="40" width="30" height="30" visibility="visible" fill="#06c"/></g><g style="display:none"><rect width="100" height="100"/></g><rect y="50" width="30" height="30" display="inline" fill="#c00"/><rect x="40" y="50" width="30" height="30" style="visibility:collapse"/><g display="none"><linearGradient id="g"><stop stop-color="#0a0"/></linearGradient></g><rect x="70" y="70" width="20" height="20" fill="url(#g)"/>',
  ),
  "clips by the box": of(
    '<clipPath id="c" clipPathUnits="objectBoundingBox"><circle cx=".5" cy=".5" r=".5"/></clipPath><rect x="5" y="5" width="60" height="30" clip-path="url(#c)" fill="#06c"/><g clip-path="url(#c)"><rect x="20" y="50" width="20" height="40"/><rect x="60" y="50" width="20" height="40"/></g>',
  ),
  "clips that are moved": of(
    '<clipPath id="c" transform="translate(50 50) rotate(45)"><rect x="-25" y="-25" width="50" height="50"/></clipPath><rect width="100" height="100" fill="#06c" clip-path="url(#c)"/>',
  ),
  "clips of use and text": of(
    '<defs><path id="p" d="M50 5L95 95H5z"/></defs><clipPath id="c"><use href="#p" clip-rule="evenodd"/></clipPath><g clip-path="url(#c)"><rect width="100" height="100" fill="#c00"/></g>',
  ),
  "masks by light": of(
    `<linearGradient id="g"><stop stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient><mask id="m"><rect width="100" height="100" fill="url(#g)"/></mask><rect width="100" height="40" fill="#06c" mask="url(#m)"/><mask id="n" mask-type="alpha"><rect width="100" height="100" fill="#000" fill-opacity=".5"/></mask><rect y="50" width="100" height="40" fill="#c00" mask="url(#n)"/>`,
  ),
  "masks by the box": of(
    '<mask id="m" maskContentUnits="objectBoundingBox"><circle cx=".5" cy=".5" r=".5" fill="#fff"/></mask><mask id="n" maskUnits="userSpaceOnUse" x="50" y="50" width="30" height="30"><rect width="100" height="100" fill="lime"/></mask><rect x="10" y="10" width="30" height="30" fill="#06c" mask="url(#m)"/><rect x="40" y="40" width="60" height="60" fill="#c00" mask="url(#n)"/>',
  ),
  "transforms of all kinds": of(
    '<g transform="translate(50,50)rotate(45) scale(.5 , .8)"><rect x="-20" y="-20" width="40" height="40" fill="#06c"/></g><rect width="20" height="20" transform="skewX(20) matrix(1,0,0,1,5e0,5)"/><rect width="20" height="20" transform="rotate(30 80 20) translate(70 10)" fill="#c00"/>',
  ),
  "transforms of styles": styled(
    ".a{transform:translate(50px,20px) rotate(.125turn) scale(1.5)}.b{transform:translateX(10px) rotate(50grad) skewY(5deg)}.c{transform:scaleX(.5) translateY(2mm)}",
    '<rect class="a" width="20" height="20" fill="#06c"/><rect class="b" y="50" width="20" height="20" fill="#c00"/><rect class="c" x="120" y="60" width="40" height="20"/>',
  ),
  "where transforms begin": styled(
    ".a{transform-origin:30px 30px;transform:rotate(45deg)}.b{transform-box:fill-box;transform-origin:center;transform:rotate(45deg)}.c{transform-origin:50% 50%;transform:scale(.5)}",
    '<rect class="a" x="20" y="20" width="20" height="20" fill="#06c"/><rect class="b" x="60" y="10" width="20" height="20" fill="#c00"/><rect class="c" y="20" width="100" height="80" fill="none" stroke="#000"/><rect x="10" y="70" width="20" height="20" transform="rotate(45)" transform-origin="20 80" fill="#0a0"/><rect x="60" y="70" width="20" height="20" transform="rotate(30)" transform-origin="right bottom"/>',
  ),
  "paints to fall back on": of(
    '<rect width="40" height="40" fill="url(#no) #c00"/><rect x="50" width="40" height="40" fill="url(#no) none" stroke="url(#no) rgb(0,100,200)" stroke-width="4"/><rect y="50" width="40" height="40" style="fill:url(#no) currentColor"/><rect x="50" y="50" width="40" height="40" fill="url(#no)"/><circle cx="50" cy="50" r="10" fill="#06c"/>',
  ),
  "paints that are there": of(
    `<linearGradient id="g">${fade}</linearGradient><rect width="40" height="40" fill="url(#g) #c00"/><rect x="50" width="40" height="40" fill="url('#g')"/><linearGradient id="e"/><rect y="50" width="40" height="40" fill="url(#e) #c00"/>`,
  ),
  "colors of all kinds": of(
    [
      "#06C",
      "#0066cc80",
      "#06c8",
      "rgb(0 102 204 / 50%)",
      "rgb(0%,40%,80%)",
      "hsl(210,100%,40%)",
      "hsla(210deg 100% 40% / .5)",
      "RED",
      " blue ",
      "transparent",
      "rebeccapurple",
      "hwb(210 0% 20%)",
      "rgba(255,0,0,.5)",
    ]
      .map(
        (fill, i) =>
          `<rect x="${(i % 4) * 25}" y="${Math.floor(i / 4) * 25}" width="20" height="20" fill="${fill}"/>`,
      )
      .join(""),
  ),
  "inherited values": of(
    '<g fill="#06c" stroke="#c00" stroke-width="4"><rect width="30" height="30" fill="inherit"/><rect x="40" width="30" height="30" style="stroke:initial"/><rect y="50" width="30" height="30" style="fill:unset"/><g opacity=".5"><rect x="40" y="50" width="30" height="30" opacity="inherit"/></g></g>',
  ),
  "sheets as old programs write them": of(
    '<style type="text/css"><![CDATA[<!-- .fil0 {fill:#C00} .str0 {stroke:#06C;stroke-width:3.000} --> ]]></style><rect class="fil0 str0" x="5" y="5" width="50" height="50"/>',
  ),
  "lines of all kinds": of(
    '<g fill="none" stroke="#000" stroke-width="8"><path d="M10 30L30 10L50 30" stroke-linejoin="round" stroke-linecap="square"/><path d="M60 30L70 5L80 30" stroke-miterlimit="2"/><path d="M10 50H90" stroke-dasharray="10 5"/><path d="M10 70H90" stroke-dasharray="10%" stroke-dashoffset="5"/><rect x="10" y="80" width="30" height="15" stroke="#c00" fill="#fc0" paint-order="stroke"/></g><g transform="scale(4)"><path d="M15 22h8" stroke="#06c" stroke-width="3" vector-effect="non-scaling-stroke"/></g>',
  ),
  blending: of(
    '<rect width="60" height="60" fill="#fc0"/><rect x="30" y="30" width="60" height="60" fill="#06c" style="mix-blend-mode:multiply"/><g style="isolation:isolate"><rect x="60" width="30" height="20" fill="#c00" style="mix-blend-mode:screen"/></g>',
  ),
  "paths written short": of(
    '<path d="M10 10a20 20 0 0140 0zm50-5h30v.5.5.5l-10-3zM10,60q10-20,20,0t20,0 20 0" fill="#06c" stroke="#000"/><path d="M60 60h30v30H60zm5 5v20h20v-20z" fill-rule="evenodd" fill="#c00"/>',
  ),
  "rectangles with corners": of(
    '<rect width="40" height="30" rx="10"/><rect x="50" width="40" height="30" ry="50"/><rect y="50" width="40" height="30" rx="10%" ry="5"/>',
  ),
  "a page with a background": of(
    '<rect x="20" y="20" width="60" height="60" fill="#06c"/>',
    'width="100" height="100" viewBox="0 0 100 100" style="background:#fc0"',
  ),
  "a page with a background color": styled(
    "svg{background-color:rgb(255, 200, 0)}",
    '<rect x="20" y="20" width="60" height="60" fill="#06c"/>',
  ),
  "geometry in styles": styled(
    "rect{x:10px;y:10px;width:50%;height:30px;rx:5px}circle{cx:70px;cy:70px;r:20px}path{d:path('M10 60h30v30z')}",
    "<rect/><circle/><path/>",
  ),
  "a choice with a web page": of(
    '<switch><foreignObject requiredFeatures="http://www.w3.org/TR/SVG11/feature#Extensibility" requiredExtensions="http://no" width="50" height="50"><p xmlns="http://www.w3.org/1999/xhtml">A</p></foreignObject><rect width="50" height="50" fill="#06c"/></switch>',
  ),
  letters: of(
    '<text x="5" y="30" font-family="Arimo" font-size="20">Ab<tspan dy="20" fill="#c00" font-weight="bold">Cd</tspan></text><text x="50" y="70" font-family="Arimo" text-anchor="middle" font-size="5mm" letter-spacing="2">mid</text><text x="95%" y="95" style="font:italic 12px Arimo;text-anchor:end">end</text>',
  ),
  "a picture inside": of(
    '<image x="10" y="10" width="60" height="30" preserveAspectRatio="xMidYMid slice" href="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAGElEQVQoz2O4I2eDFWngAAyjGkY1DF8NABKi1wGvN3B1AAAAAElFTkSuQmCC"/><rect y="60" width="30" height="30"/>',
  ),
  "three in one": styled(
    ".a,.b{fill:#06c}g.a>.c:hover{fill:#000}@media screen{.c{stroke:#c00}}@media print{.c{stroke:#000}}@media (prefers-color-scheme: dark){.c{fill:#fff}}@supports (fill:red){.c{stroke-width:5}}",
    '<g class="a"><rect class="c" x="5" y="5" width="40" height="40"/></g>',
  ),
};

/** Habits that we do not draw as a browser does: a note must say so. */
export const beyondSvg: Readonly<Record<string, string>> = {
  "selectors of place": styled(
    "rect:first-child{fill:#06c}rect:nth-child(2n){fill:#c00}rect:last-child{fill:#0a0}rect+circle{fill:#06c}circle~path{fill:#c00}:not(rect)>path:only-child{fill:#fc0}",
    '<g><rect width="20" height="20"/><rect x="25" width="20" height="20"/><rect x="50" width="20" height="20"/><rect x="75" width="20" height="20"/></g><g><rect y="30" width="20" height="20"/><circle cx="40" cy="40" r="10"/><path d="M60 30h20v20z"/></g><g><path d="M0 60h20v20z"/></g>',
  ),
  "clips by the box that are moved": of(
    '<clipPath id="c" clipPathUnits="objectBoundingBox" transform="translate(.25 .25) scale(.5)"><rect width="1" height="1"/></clipPath><rect x="10" y="10" width="80" height="80" fill="#06c" clip-path="url(#c)"/>',
  ),
  "clips moved by a style, clipped themselves": styled(
    "#c{transform:translate(20px,10px)}",
    '<clipPath id="d"><rect width="100" height="50"/></clipPath><clipPath id="c" clip-path="url(#d)"><circle cx="40" cy="40" r="35" transform="scale(1 .9)"/></clipPath><rect width="100" height="100" fill="#06c" clip-path="url(#c)"/>',
  ),
  "a root that is moved": of(
    '<rect x="20" y="20" width="40" height="40" fill="#06c"/>',
    'width="100" height="100" viewBox="0 0 100 100" transform="rotate(20)"',
  ),
  "clips by shapes": of(
    '<rect width="90" height="40" fill="#06c" style="clip-path:circle(20px at 30px 20px)"/><rect y="50" width="90" height="40" fill="#c00" style="clip-path:inset(5px 10px round 5px)"/>',
  ),
  shadows: of(
    '<filter id="f"><feDropShadow dx="4" dy="4" stdDeviation="2"/></filter><rect x="10" y="10" width="50" height="50" fill="#06c" filter="url(#f)"/>',
  ),
  "a web page inside": of(
    '<rect width="40" height="40" fill="#06c"/><foreignObject x="50" y="50" width="50" height="50"><div xmlns="http://www.w3.org/1999/xhtml" style="background:#c00;height:40px">A</div></foreignObject>',
  ),
  "letters along a path": of(
    '<path id="p" d="M10 60C30 10 70 10 90 60" fill="none" stroke="#ccc"/><text font-family="Arimo" font-size="14"><textPath href="#p" startOffset="10%">along a path</textPath></text>',
  ),
  "a drawing inside as a picture": of(
    `<image width="80" height="80" href="data:image/svg+xml;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="4" fill="#c00"/></svg>').toString("base64")}"/><rect x="80" y="80" width="20" height="20"/>`,
  ),
  "something that moves": of(
    '<rect width="40" height="40" fill="#06c"><animate attributeName="x" from="50" to="0" dur="100000s"/></rect>',
  ),
  "light mixed as it is": of(
    `<linearGradient id="g" color-interpolation="linearRGB"><stop stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient><rect width="100" height="100" fill="url(#g)"/>`,
  ),
  "attributes of programs in selectors": styled(
    "[data-x]{fill:#0a0}",
    '<rect data-x="1" width="30" height="30"/>',
  ),
  "colors of other systems": of(
    '<rect width="30" height="30" fill="oklch(0.6 0.2 250)"/><rect x="50" width="30" height="30" fill="color(display-p3 1 0 0)"/>',
  ),
  "dashes of an own length": of(
    '<path d="M10 50H90" pathLength="10" stroke="#000" stroke-dasharray="1 .5"/>',
  ),
  "lengths that are calculated": styled(
    "rect{width:calc(50px + 10px)}",
    '<rect height="50" fill="#06c"/><circle cx="80" cy="80" r="9"/>',
  ),
  "masks by the box that are turned": of(
    '<mask id="m" maskContentUnits="objectBoundingBox"><circle cx=".5" cy=".5" r=".5" fill="#fff"/></mask><g transform="rotate(10)"><rect x="10" width="40" height="40" mask="url(#m)"/></g>',
  ),
  "pages of some widths": styled(
    "@media (max-width: 50px){rect{fill:#c00}}",
    '<rect width="50" height="50"/>',
  ),
};
