type Json = Readonly<Record<string, unknown>>;

/** One field of a call as the API page lists it. */
export interface SchemaRow {
  /** Dotted path; list items end in `[]`. */
  name: string;
  /** Type in words of the format: `string`, `7 to 100`, `ready | failed`. */
  type: string;
  required: boolean;
  note: string;
}

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const listOf = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : []);
/** What a schema may be, where it may be one of several. */
const alternativesOf = (schema: Json): Json[] => [...listOf(schema.anyOf), ...listOf(schema.oneOf)];

/** The type of a schema in a few words. */
export function typeText(schema: Json): string {
  const parts = alternativesOf(schema);
  if (parts.length > 0) return [...new Set(parts.map(typeText))].join(" | ");
  if (Array.isArray(schema.enum)) return schema.enum.map(String).join(" | ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.type === "array") return `${isObject(schema.items) ? typeText(schema.items) : "any"}[]`;
  if (schema.format === "binary") return "file";
  const type = Array.isArray(schema.type) ? schema.type.join(" | ") : String(schema.type ?? "any");
  const { minimum, maximum } = schema;
  // the bounds of whole numbers as such say nothing to a reader
  const bounded = [minimum, maximum].every((bound) => typeof bound === "number" && Math.abs(bound) < 1e9);
  return bounded ? `${type}, ${minimum}–${maximum}` : type;
}

function noteOf(schema: Json): string {
  const usual = schema.default === undefined ? "" : `default ${JSON.stringify(schema.default)}`;
  return [schema.description, usual].filter(Boolean).join("; ");
}

/** The object inside a schema: itself, a list's item, or the one object among alternatives. */
function objectIn(schema: Json): { object: Json; suffix: string } | null {
  if (isObject(schema.properties)) return { object: schema, suffix: "" };
  if (schema.type === "array" && isObject(schema.items)) {
    const inner = objectIn(schema.items);
    return inner && { object: inner.object, suffix: `[]${inner.suffix}` };
  }
  const [only, ...others] = alternativesOf(schema).flatMap((part) => objectIn(part) ?? []);
  return only && others.length === 0 ? only : null;
}

/** All fields of an object schema, nested ones by their path. */
export function schemaRows(schema: Json, prefix = ""): SchemaRow[] {
  const found = objectIn(schema);
  if (!found) {
    return alternativesOf(schema).flatMap((part, index) => schemaRows(part, `${prefix}${index + 1}: `));
  }
  const required = Array.isArray(found.object.required) ? found.object.required : [];
  return Object.entries(found.object.properties as Json).flatMap(([key, value]) => {
    if (!isObject(value)) return [];
    const name = prefix + key;
    const inner = objectIn(value);
    const row = {
      name,
      type: inner ? `object${inner.suffix}` : typeText(value),
      required: required.includes(key),
      note: noteOf(value),
    };
    return [row, ...(inner ? schemaRows(value, `${name}${inner.suffix}.`) : [])];
  });
}
