/** The name space of drawing programs that a document with layers declares. */
export const layersNameSpace = `xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"`;

/** The beginning of a group that drawing programs show as a layer under its name. */
export function layer(id: string, name: string, attributes: string): string {
  return `<g id="${id}" inkscape:groupmode="layer" inkscape:label="${name}"${attributes && ` ${attributes}`}>`;
}
