import { readFileSync } from "node:fs";
import type { KeptDays } from "@tintery/contract";
import * as z from "zod";
import { type Variable, variables } from "./config-variables.ts";

const environment = z.object(
  Object.fromEntries(Object.entries(variables).map(([name, { schema }]) => [name, schema])) as {
    [Name in keyof typeof variables]: (typeof variables)[Name]["schema"];
  },
);

/** The environment as values. `PUBLIC_URL` and `CONTACT_EMAIL` are always there; the former has no slash at its end. */
export type Config = z.output<typeof environment> & { PUBLIC_URL: string; CONTACT_EMAIL: string };

/** The environment is wrong; the message holds one sentence per variable. */
export class ConfigError extends Error {
  constructor(sentences: readonly string[]) {
    super(sentences.join("\n"));
    this.name = "ConfigError";
  }
}

/**
 * Reads the environment, and the files of secrets that it names. Empty variables count as absent. Throws ConfigError, which lists
 * everything that is wrong.
 */
export function readConfig(from: Readonly<Record<string, string | undefined>>): Config {
  const given = withSecretsOfFiles(
    Object.fromEntries(Object.entries(from).filter(([, value]) => value !== undefined && value !== "")),
  );
  const read = environment.safeParse(given);
  if (!read.success) throw new ConfigError(wrongVariables(read.error, given));
  const config = read.data;
  const conflicts = conflictsOf(config);
  if (conflicts.length > 0) throw new ConfigError(conflicts);
  const publicUrl = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`;
  return {
    ...config,
    PUBLIC_URL: publicUrl.replace(/\/+$/, ""),
    CONTACT_EMAIL: config.CONTACT_EMAIL ?? bareAddress(config.MAIL_FROM),
  };
}

/** The days for which the administrator wants things kept. */
export function keptDaysOf({ GUEST_DAYS, GUEST_PICTURE_DAYS }: KeptDays): KeptDays {
  return { GUEST_DAYS, GUEST_PICTURE_DAYS };
}

/** The variable that names a file with a secret, as orchestrators of containers hand them out. */
export const fileVariable = (name: string): string => `${name}_FILE`;

/** The variables as a Markdown table for docs/configuration.md. */
export function configTable(): string {
  const rows = Object.entries<Variable>(variables).map(([name, { about, schema, defaultText, secret }]) => {
    const orFile = secret ? ` Or name a file that holds it in \`${fileVariable(name)}\`.` : "";
    return `| \`${name}\` | ${defaultText ?? defaultOf(schema)} | ${about}${orFile} |`;
  });
  return ["| setting | default | what it does |", "|---|---|---|", ...rows].join("\n");
}

/** The address of a sender written as `Name <address>` or as the address alone. */
function bareAddress(sender: string): string {
  return /<([^>]+)>/.exec(sender)?.[1] ?? sender;
}

type Given = Readonly<Record<string, string | undefined>>;

/** Editors end a file with a line break, which is no part of a secret. */
function withSecretsOfFiles(given: Given): Given {
  const sentences: string[] = [];
  const read: Record<string, string> = {};
  for (const [name, { secret }] of Object.entries<Variable>(variables)) {
    const path = given[fileVariable(name)];
    if (!secret || path === undefined) continue;
    if (given[name] !== undefined) sentences.push(`Set ${name} or ${fileVariable(name)}, and not both.`);
    else
      try {
        const text = readFileSync(path, "utf8").replace(/\r?\n$/, "");
        if (text !== "") read[name] = text;
        else sentences.push(`${fileVariable(name)} must name a file with a secret. Now “${path}” is empty.`);
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        sentences.push(`${fileVariable(name)} must name a file we can read. Now it’s “${path}” (${code}).`);
      }
  }
  if (sentences.length > 0) throw new ConfigError(sentences);
  return { ...given, ...read };
}

function wrongVariables(error: z.ZodError, given: Record<string, string | undefined>): string[] {
  const names = [...new Set(error.issues.map((issue) => String(issue.path[0])))];
  return names.map((name) => {
    const { must, secret }: Variable = variables[name as keyof typeof variables];
    return secret ? `${name} must ${must}.` : `${name} must ${must}. Now it’s “${given[name]}”.`;
  });
}

function conflictsOf(config: z.output<typeof environment>): string[] {
  const sentences = [];
  if (config.ROLE !== "all" && !config.DATABASE_URL)
    sentences.push(
      `ROLE=${config.ROLE} needs DATABASE_URL, because the embedded database works with one process only.`,
    );
  if (config.MONITORING_PORT !== undefined && config.MONITORING_PORT === config.PORT && config.PORT !== 0)
    sentences.push("MONITORING_PORT must be another port than PORT.");
  if (Boolean(config.S3_ACCESS_KEY_ID) !== Boolean(config.S3_SECRET_ACCESS_KEY))
    sentences.push("S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together.");
  for (const name of ["GOOGLE", "GITHUB"] as const)
    if (Boolean(config[`${name}_CLIENT_ID`]) !== Boolean(config[`${name}_CLIENT_SECRET`]))
      sentences.push(`${name}_CLIENT_ID and ${name}_CLIENT_SECRET must be set together.`);
  const oidc = [config.OIDC_ISSUER, config.OIDC_CLIENT_ID, config.OIDC_CLIENT_SECRET].map(Boolean);
  if (new Set(oidc).size > 1)
    sentences.push("OIDC_ISSUER, OIDC_CLIENT_ID, and OIDC_CLIENT_SECRET must be set together.");
  if (config.OIDC_ADMIN_CLAIM && !config.OIDC_ISSUER) sentences.push("OIDC_ADMIN_CLAIM needs OIDC_ISSUER.");
  if (config.OIDC_ADMIN_CLAIM?.startsWith("email="))
    sentences.push(
      "OIDC_ADMIN_CLAIM must not be an email address, because with some providers people choose their own. Use a group, such as groups=tintery-admins.",
    );
  if (Boolean(config.STRIPE_SECRET_KEY) !== Boolean(config.STRIPE_WEBHOOK_SECRET))
    sentences.push("STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together.");
  if (config.PAINTER === "openai" && !config.PAINTER_MODEL)
    sentences.push("PAINTER=openai needs PAINTER_MODEL.");
  if (config.PAINTER && config.PAINTER !== "openai" && !config.PAINTER_URL)
    sentences.push(`PAINTER=${config.PAINTER} needs PAINTER_URL.`);
  if (config.PAINTER === "comfyui" && !config.PAINTER_WORKFLOW)
    sentences.push("PAINTER=comfyui needs PAINTER_WORKFLOW.");
  return sentences;
}

function defaultOf(schema: z.ZodType): string {
  const absent = schema.safeParse(undefined);
  return absent.success && absent.data !== undefined ? String(absent.data) : "";
}
