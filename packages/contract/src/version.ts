import manifest from "../package.json" with { type: "json" };

/** The version of Tintery. All workspaces have that of the root's package.json. */
export const version: string = manifest.version;
