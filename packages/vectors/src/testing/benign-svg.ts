const dot =
  "iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAGElEQVQoz2O4I2eDFWngAAyjGkY1DF8NABKi1wGvN3B1AAAAAElFTkSuQmCC";

/**
 * Drawings as the usual programs write them, each with its habits: how it names, nests, styles and measures. Written
 * by hand, all of the same few shapes. What a drawing program writes must come out as it is seen there.
 */
export const benignSvg: Readonly<Record<string, string>> = {
  "illustrator-classes": `<?xml version="1.0" encoding="UTF-8"?>
<svg id="Layer_1" data-name="Layer 1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 200 120">
  <defs><style>.cls-1{fill:#f7c548;}.cls-1,.cls-2{stroke:#231f20;stroke-miterlimit:10;}.cls-2{fill:url(#linear-gradient);stroke-width:4px;}.cls-3{isolation:isolate;}.cls-4{opacity:0.6;mix-blend-mode:multiply;}.cls-5{clip-path:url(#clip-path);}</style>
  <linearGradient id="linear-gradient" x1="20" y1="60" x2="100" y2="60" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#1d71b8"/><stop offset="0.5" stop-color="#36a9e1"/><stop offset="1" stop-color="#fff"/></linearGradient>
  <clipPath id="clip-path"><circle cx="150" cy="60" r="35"/></clipPath></defs>
  <title>drawing</title><g class="cls-3"><rect class="cls-2" x="20" y="20" width="80" height="80" rx="8"/><polygon class="cls-1" points="60 30 85 90 35 90"/><g class="cls-5"><path class="cls-4" d="M110,20h80v80h-80Z"/></g></g></svg>`,
  "illustrator-old": `<?xml version="1.0" encoding="iso-8859-1"?>
<!-- Generator: Adobe Illustrator 10.0, SVG Export Plug-In  -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.0//EN" "http://www.w3.org/TR/2001/REC-SVG-20010904/DTD/svg10.dtd" [
	<!ENTITY ns_svg "http://www.w3.org/2000/svg">
	<!ENTITY ns_xlink "http://www.w3.org/1999/xlink">
	<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
	<!ENTITY st0 "fill:#E30613;stroke:none;">
	<!ENTITY st1 "fill:none;stroke:#000000;stroke-width:3;">
]>
<svg xmlns="&ns_svg;" xmlns:xlink="&ns_xlink;" xmlns:i="&ns_ai;" i:viewOrigin="0 120" width="200" height="120" viewBox="0 0 200 120" overflow="visible" enable-background="new 0 0 200 120" xml:space="preserve">
	<metadata><variableSets xmlns="http://ns.adobe.com/Variables/1.0/"/></metadata>
	<switch>
		<foreignObject requiredExtensions="&ns_ai;" x="0" y="0" width="1" height="1"><i:pgfRef xlink:href="#adobe_illustrator_pgf"/></foreignObject>
		<g i:extraneous="self"><g id="Ebene_1" i:layer="yes"><path style="&st0;" d="M20,20c40-20,80,20,60,60S-10,60,20,20z"/><line style="&st1;" x1="110" y1="20" x2="190" y2="100"/><ellipse style="&st1;" cx="150" cy="60" rx="30" ry="20"/></g></g>
	</switch>
	<i:pgf id="adobe_illustrator_pgf"><![CDATA[eJzsvWuPJUeSJfbZP8N/QM]]></i:pgf>
</svg>`,
  inkscape: `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<svg width="100mm" height="60mm" viewBox="0 0 100 60" version="1.1" id="svg5" inkscape:version="1.2.2" sodipodi:docname="a.svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <sodipodi:namedview id="namedview7" pagecolor="#ffffff" inkscape:zoom="0.7"/>
  <defs id="defs2"><inkscape:path-effect effect="skeletal" id="path-effect1"/><linearGradient id="linearGradient10"><stop style="stop-color:#00a000;stop-opacity:1" offset="0"/><stop style="stop-color:#00a000;stop-opacity:0" offset="1"/></linearGradient><radialGradient xlink:href="#linearGradient10" id="radialGradient12" cx="75" cy="30" fx="75" fy="30" r="20" gradientUnits="userSpaceOnUse" gradientTransform="matrix(1,0,0,0.8,0,6)" xmlns:xlink="http://www.w3.org/1999/xlink"/><marker style="overflow:visible" id="Arrow" refX="0" refY="0" orient="auto"><path transform="scale(0.5)" style="fill:context-stroke;fill-rule:evenodd;stroke:none" d="M 5,0 -3,4 V -4 Z"/></marker></defs>
  <g inkscape:label="Layer 1" inkscape:groupmode="layer" id="layer1" transform="translate(0,0)">
    <path style="fill:#ff8000;fill-opacity:0.8;stroke:#000000;stroke-width:0.5;stroke-linecap:round;stroke-linejoin:round;stroke-dasharray:2, 1;stroke-dashoffset:0;-inkscape-stroke:none" d="m 10,10 h 30 v 30 c -10,10 -20,-10 -30,0 z" id="path1" sodipodi:nodetypes="cccc"/>
    <rect style="fill:url(#radialGradient12);stroke:none" id="rect2" width="40" height="40" x="55" y="10" ry="3"/>
    <g inkscape:label="hidden" inkscape:groupmode="layer" style="display:none"><rect width="100" height="60" fill="#000"/></g>
    <use xlink:href="#path1" x="0" y="0" transform="matrix(0.4,0,0,0.4,40,40)" id="use4" xmlns:xlink="http://www.w3.org/1999/xlink"/>
  </g>
</svg>`,
  figma: `<svg width="200" height="120" viewBox="0 0 200 120" fill="none" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">
<g clip-path="url(#clip0_12_34)"><rect width="200" height="120" fill="white"/><mask id="mask0_12_34" style="mask-type:alpha" maskUnits="userSpaceOnUse" x="20" y="20" width="80" height="80"><circle cx="60" cy="60" r="40" fill="white"/></mask><g mask="url(#mask0_12_34)"><rect x="10" y="10" width="100" height="50" fill="url(#paint0_linear_12_34)"/><rect x="10" y="60" width="100" height="50" fill="#7B61FF" fill-opacity="0.5"/></g>
<rect x="120" y="30" width="60" height="60" fill="url(#pattern0)"/><path fill-rule="evenodd" clip-rule="evenodd" d="M130 10H190V25H130V10ZM140 14V21H180V14H140Z" fill="black"/></g>
<defs><pattern id="pattern0" patternContentUnits="objectBoundingBox" width="1" height="1"><use xlink:href="#image0_12_34" transform="scale(0.0625)"/></pattern><linearGradient id="paint0_linear_12_34" x1="60" y1="10" x2="60" y2="60" gradientUnits="userSpaceOnUse"><stop stop-color="#FF5C00"/><stop offset="1" stop-color="#FFD600"/></linearGradient><clipPath id="clip0_12_34"><rect width="200" height="120" fill="white"/></clipPath><image id="image0_12_34" width="16" height="16" xlink:href="data:image/png;base64,${dot}"/></defs>
</svg>`,
  sketch: `<?xml version="1.0" encoding="UTF-8"?>
<svg width="200px" height="120px" viewBox="0 0 200 120" version="1.1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">
    <!-- Generator: Sketch 63.1 (92452) - https://sketch.com --><title>Artboard</title><desc>Created with Sketch.</desc>
    <defs><path d="M20,20 L100,20 L100,100 Z" id="path-1"></path><polygon id="path-3" points="0 0 60 0 60 60 0 60"></polygon></defs>
    <g id="Artboard" stroke="none" stroke-width="1" fill="none" fill-rule="evenodd"><mask id="mask-2" fill="white"><use xlink:href="#path-1"></use></mask><use id="Mask" fill="#D8D8D8" xlink:href="#path-1"></use><rect fill="#4A90E2" mask="url(#mask-2)" x="50" y="20" width="60" height="60"></rect><g id="Group" transform="translate(120.000000, 30.000000) rotate(-10.000000) translate(0.000000, 0.000000)"><use stroke="#979797" stroke-width="2" fill="#B8E986" xlink:href="#path-3"></use></g></g>
</svg>`,
  affinity: `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg width="100%" height="100%" viewBox="0 0 834 500" version="1.1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xml:space="preserve" xmlns:serif="http://www.serif.com/" style="fill-rule:evenodd;clip-rule:evenodd;stroke-linejoin:round;stroke-miterlimit:2;">
    <g transform="matrix(4.16667,0,0,4.16667,0,0)"><g id="Layer-1" serif:id="Layer 1"><path d="M20,20L100,20L100,100L20,100L20,20ZM40,40L40,80L80,80L80,40L40,40Z" style="fill:rgb(230,0,126);"/><g opacity="0.5"><circle cx="150" cy="60" r="30" style="fill:rgb(0,158,227);fill-opacity:0.8;stroke:black;stroke-width:2px;"/></g><clipPath id="_clip1"><rect x="110" y="95" width="80" height="10"/></clipPath><g clip-path="url(#_clip1)"><rect x="100" y="90" width="60" height="30" style="fill:rgb(149,193,31);"/></g></g></g>
</svg>`,
  libreoffice: `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg version="1.2" width="100mm" height="60mm" viewBox="0 0 10000 6000" preserveAspectRatio="xMidYMid" fill-rule="evenodd" stroke-width="28.222" stroke-linejoin="round" xmlns="http://www.w3.org/2000/svg" xmlns:ooo="http://xml.openoffice.org/svg/export" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:presentation="http://sun.com/xmlns/staroffice/presentation" xml:space="preserve">
 <defs class="ClipPathGroup"><clipPath id="presentation_clip_path" clipPathUnits="userSpaceOnUse"><rect x="0" y="0" width="10000" height="6000"/></clipPath></defs>
 <defs class="TextShapeIndex"><g ooo:slide="id1" ooo:id-list="id3"/></defs>
 <g class="SlideGroup"><g><g id="container-id1"><g id="id1" class="Slide" clip-path="url(#presentation_clip_path)"><g class="Page"><g class="com.sun.star.drawing.CustomShape"><g id="id3"><rect class="BoundingBox" stroke="none" fill="none" x="1000" y="1000" width="4000" height="4000"/><path fill="rgb(114,159,207)" stroke="none" d="M 3000,5000 L 1000,5000 1000,1000 5000,1000 5000,5000 3000,5000 Z"/><path fill="none" stroke="rgb(52,101,164)" stroke-width="200" d="M 3000,5000 L 1000,5000 1000,1000 5000,1000 5000,5000 3000,5000 Z"/></g></g><path fill="rgb(255,0,0)" fill-opacity="0.502" stroke="none" d="M 6000,3000 C 6000,1500 9000,1500 9000,3000 9000,4500 6000,4500 6000,3000 Z"/></g></g></g></g></g>
</svg>`,
  cairo: `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="200pt" height="120pt" viewBox="0 0 200 120" version="1.1">
<defs><g><symbol overflow="visible" id="glyph0-0"><path style="stroke:none;" d="M 2 0 L 2 -20 L 14 -20 L 14 0 Z M 5 -3 L 11 -3 L 11 -17 L 5 -17 Z M 5 -3 "/></symbol></g><clipPath id="clip1"><path clip-rule="nonzero" d="M 100 10 L 190 10 L 190 110 L 100 110 Z M 100 10 "/></clipPath><linearGradient id="linear0" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="1" y2="0" gradientTransform="matrix(90,0,0,90,100,0)"><stop offset="0" style="stop-color:rgb(100%,0%,0%);stop-opacity:1;"/><stop offset="1" style="stop-color:rgb(0%,0%,100%);stop-opacity:1;"/></linearGradient></defs>
<g id="surface1"><rect x="0" y="0" width="200" height="120" style="fill:rgb(100%,100%,100%);fill-opacity:1;stroke:none;"/><g style="fill:rgb(0%,0%,0%);fill-opacity:1;"><use xlink:href="#glyph0-0" x="10" y="50"/><use xlink:href="#glyph0-0" x="30" y="50"/></g><g clip-path="url(#clip1)" clip-rule="nonzero"><path style=" stroke:none;fill-rule:nonzero;fill:url(#linear0);" d="M 180 60 C 180 82.1 162.1 100 140 100 C 117.9 100 100 82.1 100 60 C 100 37.9 117.9 20 140 20 C 162.1 20 180 37.9 180 60 Z M 180 60 "/></g><path style="fill:none;stroke-width:10;stroke-linecap:round;stroke-linejoin:bevel;stroke:rgb(20%,60%,20%);stroke-opacity:1;stroke-miterlimit:10;" d="M 2 9 L 5 4 L 8 9 " transform="matrix(8,0,0,4,10,64)"/></g>
</svg>`,
};
