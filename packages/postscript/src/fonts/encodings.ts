/** Codes that run on from a first one, as names in order; a dot stands for none. */
const run = (first: number, names: string): (readonly [number, string])[] =>
  names
    .split(" ")
    .map((name, k) => [first + k, name] as const)
    .filter(([, name]) => name !== ".");

const printable = (quote: string, grave: string) =>
  `space exclam quotedbl numbersign dollar percent ampersand ${quote} parenleft parenright asterisk plus comma hyphen period slash zero one two three four five six seven eight nine colon semicolon less equal greater question at A B C D E F G H I J K L M N O P Q R S T U V W X Y Z bracketleft backslash bracketright asciicircum underscore ${grave} a b c d e f g h i j k l m n o p q r s t u v w x y z braceleft bar braceright asciitilde`;

const encoding = (...runs: (readonly [number, string])[][]): readonly string[] => {
  const names = new Array<string>(256).fill(".notdef");
  for (const [code, name] of runs.flat()) names[code] = name;
  return names;
};

/** The glyph names of `StandardEncoding`, by code. */
export const standardEncoding = encoding(
  run(32, printable("quoteright", "quoteleft")),
  run(
    161,
    "exclamdown cent sterling fraction yen florin section currency quotesingle quotedblleft guillemotleft guilsinglleft guilsinglright fi fl . endash dagger daggerdbl periodcentered . paragraph bullet quotesinglbase quotedblbase quotedblright guillemotright ellipsis perthousand . questiondown . grave acute circumflex tilde macron breve dotaccent dieresis . ring cedilla . hungarumlaut ogonek caron emdash",
  ),
  run(
    225,
    "AE . ordfeminine . . . . Lslash Oslash OE ordmasculine . . . . . ae . . . dotlessi . . lslash oslash oe germandbls",
  ),
);

const latin =
  "space exclamdown cent sterling currency yen brokenbar section dieresis copyright ordfeminine guillemotleft logicalnot hyphen registered macron degree plusminus twosuperior threesuperior acute mu paragraph periodcentered cedilla onesuperior ordmasculine guillemotright onequarter onehalf threequarters questiondown Agrave Aacute Acircumflex Atilde Adieresis Aring AE Ccedilla Egrave Eacute Ecircumflex Edieresis Igrave Iacute Icircumflex Idieresis Eth Ntilde Ograve Oacute Ocircumflex Otilde Odieresis multiply Oslash Ugrave Uacute Ucircumflex Udieresis Yacute Thorn germandbls agrave aacute acircumflex atilde adieresis aring ae ccedilla egrave eacute ecircumflex edieresis igrave iacute icircumflex idieresis eth ntilde ograve oacute ocircumflex otilde odieresis divide oslash ugrave uacute ucircumflex udieresis yacute thorn ydieresis";

/** The glyph names of `ISOLatin1Encoding`, by code. */
export const isoLatin1Encoding = encoding(
  run(32, printable("quoteright", "quoteleft").replace("hyphen", "minus")),
  run(
    144,
    "dotlessi grave acute circumflex tilde macron breve dotaccent dieresis . ring cedilla . hungarumlaut ogonek caron",
  ),
  run(160, latin),
);

/** Greek and mathematical names of the font Symbol, by code. */
export const symbolEncoding = encoding(
  run(
    32,
    "space exclam universal numbersign existential percent ampersand suchthat parenleft parenright asteriskmath plus comma minus period slash zero one two three four five six seven eight nine colon semicolon less equal greater question congruent Alpha Beta Chi Delta Epsilon Phi Gamma Eta Iota theta1 Kappa Lambda Mu Nu Omicron Pi Theta Rho Sigma Tau Upsilon sigma1 Omega Xi Psi Zeta bracketleft therefore bracketright perpendicular underscore radicalex alpha beta chi delta epsilon phi gamma eta iota phi1 kappa lambda mu nu omicron pi theta rho sigma tau upsilon omega1 omega xi psi zeta braceleft bar braceright similar",
  ),
  run(
    161,
    "Upsilon1 minute lessequal fraction infinity florin club diamond heart spade arrowboth arrowleft arrowup arrowright arrowdown degree plusminus second greaterequal multiply proportional partialdiff bullet divide notequal equivalence approxequal ellipsis",
  ),
);

const others: Readonly<Record<string, number>> = {
  fraction: 0x2044,
  florin: 0x192,
  quotesingle: 0x27,
  quotedblleft: 0x201c,
  quotedblright: 0x201d,
  quoteleft: 0x2018,
  quoteright: 0x2019,
  grave: 0x60,
  guilsinglleft: 0x2039,
  guilsinglright: 0x203a,
  fi: 0xfb01,
  fl: 0xfb02,
  endash: 0x2013,
  emdash: 0x2014,
  dagger: 0x2020,
  daggerdbl: 0x2021,
  bullet: 0x2022,
  quotesinglbase: 0x201a,
  quotedblbase: 0x201e,
  ellipsis: 0x2026,
  perthousand: 0x2030,
  circumflex: 0x2c6,
  tilde: 0x2dc,
  breve: 0x2d8,
  dotaccent: 0x2d9,
  ring: 0x2da,
  hungarumlaut: 0x2dd,
  ogonek: 0x2db,
  caron: 0x2c7,
  Lslash: 0x141,
  lslash: 0x142,
  OE: 0x152,
  oe: 0x153,
  dotlessi: 0x131,
  Scaron: 0x160,
  scaron: 0x161,
  Zcaron: 0x17d,
  zcaron: 0x17e,
  Ydieresis: 0x178,
  Euro: 0x20ac,
  trademark: 0x2122,
  minus: 0x2212,
  infinity: 0x221e,
  lessequal: 0x2264,
  greaterequal: 0x2265,
  notequal: 0x2260,
  partialdiff: 0x2202,
  approxequal: 0x2248,
  arrowleft: 0x2190,
  arrowup: 0x2191,
  arrowright: 0x2192,
  arrowdown: 0x2193,
  asteriskmath: 0x2a,
};

const greek =
  "Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho . Sigma Tau Upsilon Phi Chi Psi Omega . . . . . . . alpha beta gamma delta epsilon zeta eta theta iota kappa lambda . nu xi omicron pi rho sigma1 sigma tau upsilon phi chi psi omega";

const characters = new Map<string, number>([
  ...run(32, printable("quotesingle", "grave")).map(([code, name]) => [name, code] as const),
  ...run(160, latin).map(([code, name]) => [name, code] as const),
  ...run(0x391, greek).map(([code, name]) => [name, code] as const),
  ...Object.entries(others),
  ["space", 32],
  ["hyphen", 45],
]);

/** The Unicode character that a glyph's name means, or null. */
export function characterOfName(name: string): number | null {
  const plain = name.split(".")[0]!;
  const known = characters.get(plain);
  if (known !== undefined) return known;
  const spelled = /^(?:uni([0-9A-F]{4})|u([0-9A-F]{4,6}))$/.exec(plain);
  const code = spelled === null ? Number.NaN : Number.parseInt(spelled[1] ?? spelled[2]!, 16);
  return code <= 0x10ffff ? code : null;
}

/** All names that `characterOfName` knows by heart. */
export const knownGlyphNames: readonly string[] = [...characters.keys()];
