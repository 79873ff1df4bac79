import { expect, test } from "vitest";
import { cleanImageName, downloadName } from "./image-name.ts";

test.each([
  ["holiday.JPG", "holiday"],
  ["../../../../etc/passwd", "passwd"],
  ["..\\..\\windows\\win.ini", "win.ini"],
  ["a\u0000b.png", "ab"],
  ["\u202Egnp.exe", "gnp.exe"],
  ["a\r\nSet-Cookie: x=1.png", "a Set-Cookie: x=1"],
  ["e\u0301.png", "é"],
  ["a.png.svg", "a.png"],
  ["Logo.final.AI", "Logo.final"],
  ["a.svgo", "a.svgo"],
  ["   .png", ""],
  ["The %22Old%22 Mill.jpg", 'The "Old" Mill'],
  ["two%0D%0Alines.webp", "two lines"],
  ["100%25 wool.tiff", "100%25 wool"],
  ["IMG_0001.HEIC", "IMG_0001"],
  ["<img src=x onerror=alert(1)>.png", "<img src=x onerror=alert(1)>"],
  ["__proto__", "__proto__"],
])("%j is shown as %j", (fileName, shown) => {
  expect(cleanImageName(fileName)).toBe(shown);
});

test("a long name is cut between characters", () => {
  expect(cleanImageName(`${"😀".repeat(200)}.png`)).toBe("😀".repeat(120));
});

test.each([
  ["Ünser Haus", "Ünser-Haus-pbn.svg"],
  ['a";filename="b.svg', "afilenameb.svg-pbn.svg"],
  ["$(id) | x", "id-x-pbn.svg"],
  ["...", "picture-pbn.svg"],
  ["-rf", "rf-pbn.svg"],
  ["夏の庭", "夏の庭-pbn.svg"],
  ["", "picture-pbn.svg"],
])("%j is downloaded as %j", (name, file) => {
  expect(downloadName(name, "pbn", "svg")).toBe(file);
});
