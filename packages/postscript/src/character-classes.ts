/** 1 for white space, 2 for delimiters, 0 for regular characters, by byte. */
export const characterClass = new Uint8Array(256);
for (const code of [0, 9, 10, 12, 13, 32]) characterClass[code] = 1;
for (const mark of "()<>[]{}/%") characterClass[mark.charCodeAt(0)] = 2;

/** The value of a hexadecimal digit, 255 for anything else, by byte. */
export const hexValue = new Uint8Array(256).fill(255);
for (let digit = 0; digit < 10; digit++) hexValue[48 + digit] = digit;
for (let digit = 10; digit < 16; digit++) {
  hexValue[55 + digit] = digit;
  hexValue[87 + digit] = digit;
}
