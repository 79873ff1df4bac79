import { dosEpsOf, epsOf, triangle } from "@tintery/postscript/testing";
import type { HostileVectorFile, Traps } from "./hostile-vector-file.ts";

/** EPS and old Illustrator files that try something; each with the ways in which it may end. */
export function hostileEps({ address, file }: Traps): HostileVectorFile[] {
  const of =
    (...ends: HostileVectorFile["ends"]) =>
    ([name, bytes]: [string, Uint8Array | string]): HostileVectorFile => ({
      name: `${name}.eps`,
      bytes: typeof bytes === "string" ? epsOf(bytes) : bytes,
      ends,
    });
  const anyRefusal = ["postscript_unreadable", "too_complex", "damaged", "empty_picture"] as const;
  return [
    ...Object.entries(endless()).map(of("too_complex", "postscript_unreadable")),
    ...Object.entries(reaching(address, file)).map(of("accepted", ...anyRefusal)),
    ...Object.entries(misshapen()).map(of("accepted", "too_small", ...anyRefusal)),
  ];
}

/** They would never end, or never have enough. */
function endless(): Record<string, string> {
  return {
    "loop-of-nothing": "{} loop",
    "loop-that-paints": "{0 0 100 100 rectfill} loop",
    recursion: "/f { f 1 add } def f",
    "recursion-at-the-end": "/f { f } def f",
    "strings-kept": "0 1 100000 { 65000 string } for",
    "dictionaries-without-end": "/d 65535 dict def 0 1 100000 { d exch 65535 string put } for",
    "stack-without-end": "{ 1 } loop",
    "copies-without-end": "1 { dup count copy } loop",
    "states-saved-without-end": "{ gsave } loop",
    "path-without-end": "0 0 moveto { 1 1 rlineto } loop",
    "pages-without-end": "1 1 1000000000 { pop showpage } for",
    "text-without-end":
      "/Helvetica findfont 10 scalefont setfont 0 0 moveto { (WWWWWWWWWWWWWWWW) show } loop",
  };
}

/** They would read, write, or start something. */
function reaching(address: string, file: string): Record<string, string> {
  const shown = "/Helvetica findfont 6 scalefont setfont 5 50 moveto";
  return {
    "file-read": `${shown} (${file}) (r) file 80 string readline pop show`,
    "file-run": `(${file}) run ${triangle}`,
    "file-written": `(/tmp/tintery-pwned.txt) (w) file dup (pwned) writestring closefile ${triangle}`,
    "file-deleted": `(${file}) deletefile ${triangle}`,
    "file-renamed": `(${file}) (/tmp/tintery-pwned) renamefile ${triangle}`,
    "files-listed": `${shown} (/etc/*) { 5 50 moveto show } 256 string filenameforall`,
    "program-started": `(%pipe%touch /tmp/tintery-pwned) (w) file closefile ${triangle}`,
    "device-of-a-file": `<< /OutputDevice /pngalpha /OutputFile (/tmp/tintery-pwned.png) >> setpagedevice ${triangle}`,
    "device-of-a-program": `<< /OutputFile (%pipe%touch /tmp/tintery-pwned) >> setpagedevice ${triangle}`,
    "address-read": `(${address}/a) (r) file closefile ${triangle}`,
    "environment-read": `${shown} (PATH) getenv { show } if`,
    "rights-taken-back": `{ null restore } stopped { pop } if ${triangle}`,
    "system-dictionary-changed": `systemdict /showpage { {} loop } put ${triangle}`,
    "errors-replaced": `errordict /undefined { {} } put nosuchoperator ${triangle}`,
    "picture-from-a-file": `9 9 8 [9 0 0 9 0 0] (${file}) (r) file image`,
    "names-of-prototypes": `/__proto__ 1 def /constructor { ${triangle} } def constructor`,
  };
}

function misshapen(): Record<string, Uint8Array | string> {
  const good = epsOf();
  return {
    "box-of-a-billion": epsOf(triangle, "0 0 1000000000 1000000000"),
    "box-below-zero": epsOf(triangle, "100 100 0 0"),
    "box-of-words": epsOf(triangle, "a b c d"),
    "box-missing": epsOf(triangle, null),
    "box-that-is-a-line": epsOf(triangle, "0 0 10000 1"),
    "dos-header-that-lies": dosEpsOf(good, { start: 0xffffff00, length: 0x7fffffff }),
    "dos-header-into-itself": dosEpsOf(good, { start: 0 }),
    "dos-header-alone": dosEpsOf(new Uint8Array()),
    "preview-that-is-none": dosEpsOf(Buffer.from("%!PS-Adobe-3.0\nnosuchoperator\n"), {
      tiff: Buffer.from("II*\0\xff\xff\xff\xff", "latin1"),
    }),
    "cut-in-a-text": good.subarray(0, 60),
    "cut-in-the-middle": good.subarray(0, good.length >> 1),
    "only-the-mark": Buffer.from("%!PS"),
    "brackets-without-end": epsOf("{".repeat(100_000)),
    "texts-without-end": epsOf("(".repeat(100_000)),
    "numbers-without-end": epsOf(`${"9".repeat(100_000)} 16#${"F".repeat(50_000)} pop pop ${triangle}`),
    "picture-that-is-cut": epsOf("65000 65000 8 [1 0 0 1 0 0] currentfile image\nabc"),
    "picture-of-a-gigapixel": epsOf("40000 40000 8 [40000 0 0 40000 0 0] { 65535 string } image"),
    "page-behind-it": Buffer.concat([good, Buffer.from("<html><script>alert(1)</script>")]),
  };
}
