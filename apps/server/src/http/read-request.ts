import { Problem, refusedOptions } from "./problem.ts";

type Issues = readonly { path: readonly PropertyKey[] }[];

/** A schema, as far as it is asked here. */
interface Schema<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false; error: { issues: Issues } };
}

/**
 * The parts of an address. What a schema cannot read is an address that nobody has.
 * @throws Problem `not_found`
 */
export function readParams<T>(schema: Schema<T>, params: unknown): T {
  const read = schema.safeParse(params);
  if (!read.success) throw new Problem("not_found");
  return read.data;
}

/**
 * What a query or a form asks for.
 * @throws Problem `invalid_options`, with the first option at fault
 */
export function readOptions<T>(schema: Schema<T>, asked: unknown): T {
  const read = schema.safeParse(asked);
  if (!read.success) throw refusedOptions(read.error);
  return read.data;
}
