/** What keeps a child from the rest of the machine, the strongest first. */
export const sandboxModes = ["bubblewrap", "namespaces", "node permissions", "none"] as const;
export type SandboxMode = (typeof sandboxModes)[number];
