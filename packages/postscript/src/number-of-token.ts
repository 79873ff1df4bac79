/**
 * The number that a token spells, or null when it is a name: decimal integers and reals, and radix numbers (`16#FF`).
 * Values beyond a double's range become the greatest of their sign.
 */
export function numberOfToken(token: string): number | null {
  const first = token.charCodeAt(0);
  // digits, sign and point are the only beginnings
  if (!((first >= 48 && first <= 57) || first === 45 || first === 43 || first === 46)) return null;
  return decimal(token) ?? radix(token);
}

function decimal(token: string): number | null {
  let k = 0;
  const sign = token.charCodeAt(0);
  if (sign === 45 || sign === 43) k++;
  let digits = 0;
  let code = token.charCodeAt(k);
  for (; code >= 48 && code <= 57; code = token.charCodeAt(++k)) digits++;
  if (code === 46) {
    code = token.charCodeAt(++k);
    for (; code >= 48 && code <= 57; code = token.charCodeAt(++k)) digits++;
  }
  if (digits === 0) return null;
  if (k < token.length) {
    if (code !== 69 && code !== 101) return null;
    code = token.charCodeAt(++k);
    if (code === 45 || code === 43) code = token.charCodeAt(++k);
    const exponentFrom = k;
    for (; code >= 48 && code <= 57; code = token.charCodeAt(++k));
    if (k === exponentFrom || k < token.length) return null;
  }
  const value = Number(token);
  return Number.isFinite(value) ? value : Math.sign(value) * Number.MAX_VALUE;
}

function radix(token: string): number | null {
  const hash = token.indexOf("#");
  if (hash < 1 || hash > 2 || hash === token.length - 1 || token.length > 40) return null;
  const base = Number(token.slice(0, hash));
  if (!Number.isInteger(base) || base < 2 || base > 36) return null;
  let value = 0;
  for (let k = hash + 1; k < token.length; k++) {
    const digit = Number.parseInt(token[k]!, 36);
    if (!(digit < base)) return null;
    value = value * base + digit;
  }
  // radix numbers are bit patterns of 32 bits
  return value <= 4294967295 ? value | 0 : value;
}
