/** A line drawing of our own: pens of three widths, circles, corners, crossings, and dots that are no lines. */
export const lineDrawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600">
<g fill="none" stroke="#000000" stroke-width="8" stroke-linecap="round" stroke-linejoin="round">
<circle cx="150" cy="150" r="110"/><path d="M95 175C115 215 185 215 205 175"/><path d="M150 135v30"/>
<path d="M60 70C40 20 80 20 100 55M240 70C260 20 220 20 200 55"/>
<path d="M340 260V130L440 50 540 130V260Z"/><path d="M410 260V180H470V260"/><path d="M320 146 440 50 560 146"/>
<path d="M500 96V50H525V117"/>
<path d="M40 460C90 380 200 380 250 460C200 540 90 540 40 460Z"/><path d="M250 460 285 410V510Z"/>
<path d="M130 408C160 430 160 490 130 512"/></g>
<g fill="none" stroke="#000000" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">
<path d="M360 160H395V195H360ZM377.500 160V195M360 177.500H395"/><path d="M485 160H520V195H485ZM502.500 160V195M485 177.500H520"/>
<path d="M170 430C180 440 180 450 170 460C180 470 180 480 170 490M195 432C205 442 205 452 195 460C205 468 205 478 195 488"/>
<path d="M330 420C370 340 420 500 460 420S540 400 560 440"/><path d="M330 470C370 390 420 550 460 470S540 450 560 490"/>
<path d="M350 560 380 500 410 560M362 540H398M430 500V560M430 500C470 500 470 530 430 530C475 530 475 560 430 560"/>
<path d="M545 510C520 490 490 505 490 530S520 570 545 550"/></g>
<g fill="none" stroke="#000000" stroke-width="14" stroke-linecap="butt"><path d="M20 300H580"/><path d="M20 330L580 350"/></g>
<g fill="#000000"><circle cx="115" cy="130" r="12"/><circle cx="185" cy="130" r="12"/><circle cx="80" cy="450" r="9"/>
<path d="M150 118 162 138H138Z"/></g></svg>`;
