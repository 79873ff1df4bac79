/** An SVG file with this inside, 100 × 100 unless told otherwise. */
export function svgOf(inside: string, attributes = 'width="100" height="100"'): Uint8Array {
  const namespaces = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
  return Buffer.from(`<svg ${namespaces} ${attributes}>${inside}</svg>`);
}
