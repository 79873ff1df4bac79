import { readFileSync } from "node:fs";

/** A workflow of ComfyUI in its API format: nodes by their numbers. */
export type Workflow = Readonly<Record<string, unknown>>;

/** What stands for what is asked for; a text that is nothing but `{{seed}}` becomes a number. */
export interface WorkflowValues {
  prompt: string;
  seed: number;
  width: number;
  height: number;
  model: string;
  /** What the photo is called at the painter's. */
  image?: string;
  /** How far that photo is left behind, 0 to 1. */
  denoise?: number;
}

/**
 * Reads a workflow of the operator, in which these names must stand.
 * @throws Error that says what is wrong with it
 */
export function readWorkflow(path: string, needed: readonly string[]): Workflow {
  const found: unknown = JSON.parse(readFileSync(path, "utf8"));
  const isWorkflow =
    typeof found === "object" &&
    found !== null &&
    Object.values(found).some((node) => typeof Object(node).class_type === "string");
  if (!isWorkflow) throw new Error("it isn’t a ComfyUI workflow in API format");
  const missing = needed.find((name) => !JSON.stringify(found).includes(`{{${name}}}`));
  if (missing) throw new Error(`it doesn’t contain {{${missing}}}`);
  return found as Workflow;
}

/** Puts values in the place of their names. */
export function fillWorkflow<Part>(part: Part, values: WorkflowValues): Part {
  return filled(part, new Map(Object.entries(values))) as Part;
}

function filled(part: unknown, values: ReadonlyMap<string, string | number>): unknown {
  if (Array.isArray(part)) return part.map((each) => filled(each, values));
  if (typeof part === "object" && part !== null)
    return Object.fromEntries(Object.entries(part).map(([name, each]) => [name, filled(each, values)]));
  if (typeof part !== "string") return part;
  const alone = /^\{\{(\w+)\}\}$/.exec(part)?.[1];
  const value = alone === undefined ? undefined : values.get(alone);
  if (value !== undefined) return value;
  return part.replace(/\{\{(\w+)\}\}/g, (name, word: string) => String(values.get(word) ?? name));
}
