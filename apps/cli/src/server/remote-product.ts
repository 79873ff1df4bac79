/** How a server makes what a verb makes here. */
export interface RemoteProduct {
  /** The path of the call that asks for it. */
  path(values: Readonly<Record<string, unknown>>): string;
  /** What is sent besides the photo. CommandProblem when something does not fit together, or a file is missing. */
  form(values: Readonly<Record<string, unknown>>): Promise<FormData>;
  /** The files that are fetched, by the names they get; `optional` ones not every picture has. */
  files(id: string, values: Readonly<Record<string, unknown>>): readonly RemoteFile[];
}

/** One file of a picture on a server. */
export interface RemoteFile {
  readonly name: string;
  /** Its path there, with its query. */
  readonly path: string;
  readonly optional?: true;
}

/** A value as forms send it. */
export function textOf(value: unknown): string {
  return typeof value === "boolean" ? String(Number(value)) : String(value ?? "");
}
