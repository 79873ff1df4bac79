import { VectorFileError } from "../vector-file-error.ts";
import { vectorFileLimits } from "../vector-file-limits.ts";

/** What SVG files of every age name as their DTD. It is never fetched; anything else is refused. */
const standardDoctype =
  /^svg(?:\s+PUBLIC\s+(["'])-\/\/W3C\/\/DTD SVG [\w .-]{1,40}(?:\/\/EN)?\1\s*(["'])https?:\/\/(?:www\.)?w3\.org\/[\w./-]{1,80}\2)?$/i;

/**
 * Reads a DOCTYPE for the entities old Illustrator files declare in it (short texts, namespaces and styles).
 * @param doctype what stands between `<!DOCTYPE` and its `>`
 * @returns each entity's text by its name
 * @throws VectorFileError `reaches_outside` for anything that refers to another file, `drawing_too_complex` for entities made of
 * entities, or too many or too long ones
 */
export function readEntities(doctype: string): Map<string, string> {
  const bracket = doctype.indexOf("[");
  const head = (bracket < 0 ? doctype : doctype.slice(0, bracket)).trim();
  if (!standardDoctype.test(head)) throw new VectorFileError("reaches_outside", "DOCTYPE");
  const entities = new Map<string, string>();
  if (bracket < 0) return entities;
  const subset = doctype.slice(bracket + 1, doctype.lastIndexOf("]"));
  for (const declaration of declarationsOf(subset)) {
    if (!declaration.startsWith("ENTITY")) continue;
    const [name, text] = readEntity(declaration);
    if (!entities.has(name)) entities.set(name, text);
    if (entities.size > vectorFileLimits.entities)
      throw new VectorFileError("drawing_too_complex", "entities");
  }
  return entities;
}

/** The declarations of an internal subset without their `<!` and `>`; comments and instructions are passed over. */
function* declarationsOf(subset: string): Generator<string> {
  const part = /\s+|<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!([A-Z]+\s(?:[^"'<>]|"[^"]*"|'[^']*')*)>/y;
  while (part.lastIndex < subset.length) {
    const found = part.exec(subset);
    // parameter entities, conditional sections and all that is no declaration
    if (found === null) throw new VectorFileError("reaches_outside", "internal subset");
    if (found[1] !== undefined) yield found[1];
  }
}

function readEntity(declaration: string): [name: string, text: string] {
  const found = /^ENTITY\s+([\w.-]{1,64})\s+(?:"([^"]*)"|'([^']*)')\s*$/.exec(declaration);
  if (found === null) throw new VectorFileError("reaches_outside", "entity");
  const text = found[2] ?? found[3] ?? "";
  if (/[&<%]/.test(text) || text.length > vectorFileLimits.entityLetters)
    throw new VectorFileError("drawing_too_complex", "entity made of entities, or long");
  return [found[1]!, text];
}

/** Refuses text that would grow beyond all measure once its entities are put in. */
export function checkExpansion(text: string, entities: ReadonlyMap<string, string>): void {
  let letters = text.length;
  for (const [, name] of text.matchAll(/&([\w.-]{1,64});/g)) {
    letters += entities.get(name!)?.length ?? 0;
    if (letters > vectorFileLimits.unpackedBytes)
      throw new VectorFileError("drawing_too_complex", "entities grow");
  }
}
