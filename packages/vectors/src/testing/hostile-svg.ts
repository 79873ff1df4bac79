import { gzipSync } from "node:zlib";
import { pngFile } from "@tintery/photos/testing";
import type { HostileVectorFile, Traps } from "./hostile-vector-file.ts";
import { svgOf } from "./svg-of.ts";

const rect = '<rect width="50" height="50" fill="#c00"/>';
const count = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => write(i)).join("");
const text = (content: string) => Buffer.from(content);
const plain = (inside: string, attributes?: string) => svgOf(inside, attributes).toString();

/** SVG files that try something; each with the ways in which it may end. */
export function hostileSvg({ address, file }: Traps): HostileVectorFile[] {
  const become =
    (...ends: HostileVectorFile["ends"]) =>
    ([name, bytes]: [string, Uint8Array | string]): HostileVectorFile => ({
      name: `${name}.svg`,
      bytes: typeof bytes === "string" ? text(bytes) : bytes,
      ends,
    });
  return [
    ...Object.entries(bombs()).map(become("drawing_too_complex")),
    ...Object.entries(circles()).map(become("damaged")),
    ...Object.entries(doctypes(address, file)).map(become("reaches_outside")),
    ...Object.entries(broken()).map(become("damaged", "unsupported_type")),
    ...Object.entries(strangePages()).map(become("damaged", "too_small", "empty_picture")),
    ...Object.entries(references(address, file)).map(become("accepted")),
    ...Object.entries(scripts()).map(become("accepted")),
    ...Object.entries(costly()).map(become("accepted")),
    ...Object.entries(endless()).map(([name, markup]) => ({
      ...become()([name, markup]),
      byClock: true as const,
    })),
  ];
}

/** They would take hours or gigabytes: counted on paper, and refused. */
function bombs(): Record<string, string | Uint8Array> {
  const doubling = count(30, (i) => `<g id="g${i + 1}"><use href="#g${i}"/><use href="#g${i}" x="1"/></g>`);
  const tenfold = count(9, (i) => `<g id="g${i + 1}">${`<use xlink:href="#g${i}"/>`.repeat(10)}</g>`);
  const nested = (element: string, property: string) =>
    count(
      20,
      (i) =>
        `<${element} id="p${i + 1}" width="9" height="9">${`<rect width="9" height="9" ${property}="url(#p${i})"/>`.repeat(9)}</${element}>`,
    );
  const laughs = count(9, (i) => `<!ENTITY a${i + 1} "${`&a${i};`.repeat(10)}">`);
  const pictures = pngFile({ width: 16_000, height: 16_000, colorType: 0 }, Buffer.alloc(64));
  const inside = (png: Uint8Array) =>
    `<image width="90" height="90" href="data:image/png;base64,${Buffer.from(png).toString("base64")}"/>`;
  return {
    "use-doubling": plain(`<defs><g id="g0">${rect}</g>${doubling}</defs><use href="#g30"/>`),
    "use-tenfold": plain(`<defs><g id="g0">${rect}</g>${tenfold}</defs><use href="#g9"/>`),
    "use-of-a-long-path": plain(
      `<path id="p" d="M0 0${" l1 1l-1 0".repeat(50_000)}"/>${'<use href="#p"/>'.repeat(2_000)}`,
    ),
    "patterns-in-patterns": plain(
      `${nested("pattern", "fill")}<rect width="99" height="99" fill="url(#p20)"/>`,
    ),
    "chain-of-uses": plain(
      `<defs>${count(20_000, (i) => `<use id="u${i}" href="#u${i + 1}"/>`)}</defs><use href="#u0"/>${rect}`,
    ),
    "deep-through-references": plain(
      `<defs>${count(30, (i) => `<symbol id="s${i}">${"<g>".repeat(180)}<use href="#s${i + 1}"/>${"</g>".repeat(180)}</symbol>`)}</defs><use href="#s0"/>${rect}`,
    ),
    "masks-in-masks": plain(`${nested("mask", "mask")}<rect width="99" height="99" mask="url(#p20)"/>`),
    "clips-in-clips": plain(
      `${nested("clipPath", "clip-path")}<rect width="99" height="99" clip-path="url(#p20)"/>`,
    ),
    "markers-in-markers": plain(
      `${count(6, (i) => `<marker id="m${i + 1}"><path marker-mid="url(#m${i})" d="M0 0${" 1 1".repeat(200)}"/></marker>`)}<path marker-mid="url(#m6)" d="M0 0 1 1 2 2"/>`,
    ),
    "patterns-by-style": plain(
      `<style>.p{fill:url(#p20)}${count(20, (i) => `#r${i + 1} rect{fill:url(#p${i})}`)}</style>${count(
        20,
        (i) =>
          `<pattern id="p${i + 1}" width="9" height="9"><g id="r${i + 1}">${'<rect width="9" height="9"/>'.repeat(9)}</g></pattern>`,
      )}<rect class="p" width="99" height="99"/>`,
    ),
    "thousands-of-masks": plain(
      `<mask id="m">${rect}</mask>${'<rect width="9" height="9" mask="url(#m)"/>'.repeat(20_000)}`,
    ),
    "deep-100000": plain("<g>".repeat(100_000) + rect + "</g>".repeat(100_000)),
    "deep-900": plain("<g>".repeat(900) + rect + "</g>".repeat(900)),
    "deep-in-what-is-left-out": plain(
      `<foreignObject>${"<a>".repeat(900)}${"</a>".repeat(900)}</foreignObject>`,
    ),
    "elements-200000": plain("<g/>".repeat(200_000)),
    "attributes-1000": plain(`<rect ${count(1_000, (i) => `a${i}="1" `)}/>`),
    "billion-laughs": `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a0 "ha">${laughs}]>${plain("<text>&a9;</text>")}`,
    "long-entity-often": `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "${"A".repeat(4_000)}">]>${plain(`<text>${"&a;".repeat(20_000)}</text>`)}`,
    "entities-1000": `<?xml version="1.0"?><!DOCTYPE svg [${count(1_000, (i) => `<!ENTITY a${i} "a">`)}]>${plain(rect)}`,
    "picture-of-256-megapixels": plain(inside(pictures)),
    "pictures-of-36-megapixels-together": plain(
      inside(pngFile({ width: 3_000, height: 3_000, colorType: 0 }, Buffer.alloc(64))).repeat(4),
    ),
    "pictures-1000": plain(
      inside(pngFile({ width: 2, height: 2, colorType: 0 }, Buffer.alloc(6))).repeat(1_000),
    ),
    "zipped-200-megabytes": gzipSync(text(plain(`${" ".repeat(200 << 20)}${rect}`)), { level: 9 }),
    "zipped-in-300-parts-of-a-megabyte": Buffer.concat([
      gzipSync(text(plain("").replace("</svg>", ""))),
      ...Array<Buffer>(300).fill(gzipSync(Buffer.alloc(1 << 20, " "))),
    ]),
    "style-rules-30000": plain(`<style>${count(30_000, (i) => `.c${i}{fill:red}`)}</style>${rect}`),
    "style-matches": plain(
      `<style>${count(15_000, () => "g g rect.a{fill:red}")}</style><g><g>${'<rect class="a" width="9" height="9"/>'.repeat(9_000)}</g></g>`,
    ),
    "text-of-half-a-megabyte": plain(`<text>${"W".repeat(500_000)}</text>`),
  };
}

/** Something is drawn inside itself. */
function circles(): Record<string, string> {
  return {
    "use-of-itself": plain('<g id="a"><use href="#a"/></g>'),
    "use-of-each-other": plain('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'),
    "mask-in-itself": plain(`<mask id="m"><rect width="9" height="9" mask="url(#m)"/></mask>${rect}`),
    "pattern-in-itself": plain('<pattern id="p"><rect fill="url(#p)"/></pattern><rect fill="url(#p)"/>'),
    "pattern-from-each-other": plain('<pattern id="p" href="#q"/><pattern id="q" href="#p"/>'),
    "gradient-from-itself": plain('<linearGradient id="p" href="#p"/>'),
    "marker-by-style": plain('<style>path{marker:url(#m)}</style><marker id="m"><path d="M0 0"/></marker>'),
  };
}

function doctypes(address: string, file: string): Record<string, string> {
  const doctype = (subset: string, root = "svg") =>
    `<?xml version="1.0"?><!DOCTYPE ${root} ${subset}>${plain('<text y="20">&x;</text>')}`;
  return {
    "entity-from-a-file": doctype(`[<!ENTITY x SYSTEM "file://${file}">]`),
    "entity-from-an-address": doctype(`[<!ENTITY x SYSTEM "${address}/entity">]`),
    "entity-public": doctype(`[<!ENTITY x PUBLIC "a" "${address}/entity">]`),
    "entity-of-parameters": doctype(`[<!ENTITY % p SYSTEM "${address}/dtd"> %p;]`),
    "entity-of-parameters-inside": doctype("[<!ENTITY % p \"<!ENTITY x 'y'>\"> %p;]"),
    "dtd-from-an-address": doctype(`SYSTEM "${address}/svg.dtd"`),
    "dtd-that-claims-to-be-the-standard": doctype(`PUBLIC "-//W3C//DTD SVG 1.1//EN" "${address}/svg11.dtd"`),
    "unparsed-entity": doctype(`[<!ENTITY x SYSTEM "${address}/gif" NDATA gif>]`),
  };
}

function broken(): Record<string, string | Uint8Array> {
  const namespace = 'xmlns="http://www.w3.org/2000/svg"';
  return {
    "not-closed": `<svg ${namespace} width="9" height="9"><rect`,
    "two-roots": plain(rect) + plain(rect),
    "only-a-comment": '<?xml version="1.0"?><!-- <svg> -->',
    "another-root": '<?xml version="1.0"?><image><read filename="/etc/passwd"/></image>',
    "svg-of-another-kind": '<svg xmlns="http://example.com/"/>',
    "nul-letters": plain(`\u0000${rect}`),
    "not-utf-8": Buffer.concat([
      text(`<svg ${namespace}><text>`),
      Buffer.from([0xc3, 0x28, 0xff]),
      text("</text></svg>"),
    ]),
    "utf-7": `<?xml version="1.0" encoding="UTF-7"?><svg ${namespace}>+ADw-script+AD4-</svg>`,
    "zipped-twice": gzipSync(gzipSync(plain(rect))),
    "zipped-and-cut": gzipSync(plain(rect.repeat(500))).subarray(0, 120),
    "attribute-twice": plain('<rect width="9" width="9"/>'),
    "undeclared-entity": plain("<text>&nbsp;</text>"),
  };
}

function strangePages(): Record<string, string> {
  return {
    "size-zero": plain(rect, 'width="0" height="0"'),
    "size-below-zero": plain(rect, 'width="-10" height="-10"'),
    "size-beyond-numbers": plain(rect, 'width="1e308" height="1e308"'),
    "view-box-beyond-numbers": plain(rect, 'viewBox="1e300 0 1e9 1e9"'),
    "a-mere-line": plain(rect, 'width="1" height="30000"'),
    "nothing-in-it": plain(""),
    "everything-hidden": plain(`<style>*{display:none}</style>${rect}`),
  };
}

/** What refers to elsewhere is left out; the rest is drawn. */
function references(address: string, file: string): Record<string, string> {
  const places = {
    file,
    "file-address": `file://${file}`,
    relative: "../../../../etc/hostname",
    address: `${address}/a.svg`,
    "protocol-relative": address.replace("http:", ""),
  };
  const found: Record<string, string> = {};
  for (const [name, place] of Object.entries(places)) {
    const all = [
      `<image href="${place}" width="90" height="90"/>`,
      `<image xlink:href="${place}" width="90" height="90"/>`,
      `<use href="${place}#a"/>`,
      `<rect width="90" height="90" fill="url(${place}#g)"/>`,
      `<rect width="90" height="90" style="fill:none;filter:url('${place}#f');cursor:url(${place}),auto"/>`,
      `<filter id="f"><feImage href="${place}"/></filter><rect width="9" height="9" filter="url(#f)"/>`,
      `<style>@import "${place}"; @font-face{font-family:x;src:url(${place})} text{font-family:x}</style>`,
      `<style>:root{background:url(${place})} .m{mask:url("${place}#m")}</style><rect class="m" width="9" height="9"/>`,
      `<text y="20"><textPath href="${place}#p">root:</textPath></text>`,
      `<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="${place}" parse="text"/>`,
      `<foreignObject width="90" height="90"><img xmlns="http://www.w3.org/1999/xhtml" src="${place}"/></foreignObject>`,
      `<linearGradient id="g" href="${place}#g"/><rect width="9" height="9" fill="url(#g)"/>`,
      `<script href="${place}"/><a href="${place}">${rect}</a>`,
    ];
    found[`all-kinds-to-${name}`] =
      `<?xml-stylesheet type="text/css" href="${place}"?>${plain(rect + all.join(""))}`;
  }
  const svgInside = Buffer.from(plain(`<image href="${file}" width="90" height="90"/>`)).toString("base64");
  found["svg-in-svg"] = plain(
    `${rect}<image width="90" height="90" href="data:image/svg+xml;base64,${svgInside}"/>`,
  );
  found["svg-named-a-png"] = plain(
    `${rect}<image width="90" height="90" href="data:image/png;base64,${svgInside}"/>`,
  );
  found["tricks-of-style"] = plain(
    `<style>rect{fill:u\\72l(${address}/a)} rect{fill:url/**/(${address}/b)} rect{mask:image-set("${address}/c" 1x)} </style><rect width="50" height="50" style="stroke:url( ' ${address}/d#x ' );stroke:expression(alert(1));--x:url(${address}/e);marker:var(--x)"/>${rect}`,
  );
  return found;
}

function scripts(): Record<string, string | Uint8Array> {
  const things = [
    "<script>alert(1)</script><script><![CDATA[alert(1)]]></script>",
    '<g onload="alert(1)" oNcLiCk="alert(1)"/>',
    `<a href="javascript:alert(1)" xlink:href="java&#9;script:alert(1)">${rect}</a>`,
    '<foreignObject width="9" height="9"><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="javascript:alert(1)"/></body></foreignObject>',
    '<a><set attributeName="href" to="javascript:alert(1)"/><animate attributeName="href" values="javascript:alert(1)"/></a>',
    '<handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">alert(1)</handler>',
    '<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>',
    "<title>&lt;/title&gt;&lt;img src=x onerror=alert(1)&gt;</title>",
    '<rect id="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;" class="&quot;onload=alert(1)" width="9" height="9"/>',
    '<rect id="__proto__" class="constructor" width="9" height="9"/><use href="#__proto__"/><use href="#toString"/>',
    '<rect style="position:fixed;inset:0;z-index:9" width="9" height="9"/>',
  ];
  const all = plain(rect + things.join(""));
  return {
    "scripts-of-all-kinds": all,
    "scripts-in-sixteen-bits": Buffer.from(`\ufeff<?xml version="1.0" encoding="UTF-16"?>${all}`, "utf16le"),
    "page-behind-a-comment": `<!-- --><?x <html><script>alert(1)</script> ?>${plain(rect)}`,
  };
}

/** Much to do, but it is done, perhaps smaller, or with filters left out. */
function costly(): Record<string, string> {
  return {
    "variables-of-variables": plain(
      `<style>:root{--a0:1px 1px 1px 1px;${count(20, (i) => `--a${i + 1}:${`var(--a${i}) `.repeat(9)};`)}}</style>${'<rect width="9" height="9" style="stroke-dasharray:var(--a20)"/>'.repeat(20_000)}`,
    ),
    "variables-by-the-thousand": plain(
      `<style>${count(5_000, (i) => `g{--v${i}:red}`)}</style>${"<g>".repeat(150)}<path fill="var(--v9)" d="M0 0h9v9z"/>${"</g>".repeat(150)}`,
    ),
    "variables-never-closed": plain(`<rect style="fill:${"var(--a,(".repeat(50_000)}"/>${rect}`),
    "filters-60-deep": plain(
      `<filter id="f"><feGaussianBlur stdDeviation="1000000"/><feTurbulence numOctaves="10000"/><feMorphology radius="9999"/></filter>${'<g filter="url(#f)">'.repeat(60)}${rect}${"</g>".repeat(60)}`,
    ),
    "dashes-without-end": plain(
      '<path d="M0 0H1000000" stroke="#000" stroke-dasharray="0.0001"/>',
      'width="1000" height="100"',
    ),
    "masks-50": plain(
      `<mask id="m">${rect.replace("#c00", "#fff")}</mask>${'<rect width="9" height="9" mask="url(#m)"/>'.repeat(50)}`,
    ),
    "opacity-in-opacity-and-blending": plain(
      `${'<g opacity=".9" style="mix-blend-mode:multiply">'.repeat(60)}${rect}${"</g>".repeat(60)}`,
    ),
    "opacity-60-deep": plain('<g opacity=".95">'.repeat(60) + rect + "</g>".repeat(60)),
    "page-of-a-billion": plain(`<rect width="1e9" height="5e8" fill="#c00"/>`, 'viewBox="0 0 1e9 1e9"'),
    "path-of-a-megabyte": plain(`<path d="M0 0${" l1 1l-1 0".repeat(90_000)}"/>${rect}`),
    "letters-a-million-high": plain(`<text font-size="1000000" y="9">A</text>${rect}`),
    "long-values": plain(
      `<path d="M${"1".repeat(50_000)}e"/><rect style="${"a:b;".repeat(20_000)}" width="9" height="9"/><path transform="${"translate(1 ".repeat(5_000)}"/><rect fill="rgb(${" ".repeat(50_000)}x" width="9" height="9"/>${rect}`,
    ),
    "brackets-in-style": plain(
      `<style>rect{stroke:${"(".repeat(50_000)}} ${":not(".repeat(9_000)}{a:b} ${"@media a{".repeat(9_000)}</style>${rect}`,
    ),
  };
}

/** Nothing about them looks costly; a renderer thinks otherwise. */
function endless(): Record<string, string> {
  return {
    "patterns-of-a-hair": plain(
      `<pattern id="p" width=".5" height=".5" patternUnits="userSpaceOnUse"><circle r=".2"/></pattern>${'<rect width="100" height="100" fill="url(#p)"/>'.repeat(99)}`,
    ),
    "lines-that-all-cross": plain(
      `<path fill-rule="evenodd" d="M0 0${count(90_000, (i) => ` L${(i * 37) % 100} ${(i * 61) % 100}.${i % 10}`)}"/>`,
    ),
  };
}
