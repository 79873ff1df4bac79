import { availableParallelism } from "node:os";
import { isIP } from "node:net";
import { resolve } from "node:path";
import * as z from "zod";
import { packageFolder } from "./package-folder.ts";
import { painterSize } from "./painter/painter-size.ts";

/** One variable of the environment: what it is for, what it must be, and how it is read. */
export interface Variable {
  /** One sentence for the README. */
  about: string;
  /** Ends the sentence "NAME must …". */
  must: string;
  /** The default as the README shows it, where the value itself would mislead. */
  defaultText?: string;
  /** Secrets never appear in error messages. */
  secret?: true;
  schema: z.ZodType;
}

const repository = resolve(packageFolder, "../..");
const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
const defaultWorkers = Math.max(1, Math.min(4, availableParallelism() - 1));

const wholeNumber = (min: number, max: number) => ({
  must: `be a whole number from ${min} to ${max}`,
  schema: z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(min).max(max)),
});
const oneOf = <const Words extends readonly string[]>(words: Words) => ({
  must: `be one of ${words.join(", ")}`,
  schema: z.enum(words),
});
const address = (protocols: RegExp, must: string) => ({ must, schema: z.url({ protocol: protocols }) });
const anyText = { must: "not be empty", schema: z.string().min(1) };
const path = { must: "be a path", schema: z.string().transform((value) => resolve(value)) };

/** Every variable of the environment Tintery reads. Relative paths start at the working directory. */
export const variables = {
  PORT: withDefault(wholeNumber(0, 65_535), 3000, "The port to listen on; 0 takes any free one."),
  HOST: withDefault(anyText, "127.0.0.1", "The address to listen on; 0.0.0.0 for the whole network."),
  PUBLIC_URL: {
    ...address(/^https?$/, "be an address beginning with http:// or https://"),
    schema: z.url({ protocol: /^https?$/ }).optional(),
    defaultText: "http://localhost:PORT",
    about: "The address visitors use; with https, cookies are marked Secure.",
  },
  TRUST_PROXY: {
    must:
      "be false, the number of reverse proxies in front (1 to 16), or a list of their addresses such as " +
      "10.0.0.1,192.168.0.0/16; trusting everyone would let every visitor choose an address",
    schema: z
      .union([
        z.literal("false").transform(() => false as const),
        z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(1).max(16)),
        z.string().refine((list) => list.split(",").every(isAddressOrRange)),
      ])
      .default(false),
    defaultText: "false",
    about:
      "Who in front may tell the visitor's address: the number of reverse proxies each request passes, or a list of their " +
      "addresses and ranges. With a number, nobody may reach the port but through them.",
  },
  ROLE: withDefault(
    oneOf(["all", "web", "worker"]),
    "all",
    "What this process does: serve pages, convert pictures, or both.",
  ),
  DATA_DIR: withDefault(
    path,
    resolve("data"),
    "The folder for everything Tintery keeps on this machine, closed to its other users.",
    "./data",
  ),
  DATABASE_URL: {
    ...address(/^postgres(?:ql)?$/, "be an address beginning with postgres:// or postgresql://"),
    schema: z.url({ protocol: /^postgres(?:ql)?$/ }).optional(),
    secret: true,
    defaultText: "embedded database in DATA_DIR",
    about: "A PostgreSQL server; needed when several processes run.",
  },
  S3_BUCKET: optional(
    anyText,
    "Keeps pictures in this bucket of an S3 store instead of DATA_DIR.",
    "files in DATA_DIR",
  ),
  S3_ENDPOINT: optional(
    address(/^https?$/, "be an address beginning with http:// or https://"),
    "The address of an S3 store that is not Amazon's.",
  ),
  S3_REGION: withDefault(anyText, "us-east-1", "The region of the bucket."),
  S3_ACCESS_KEY_ID: optional(
    anyText,
    "The key to the S3 store; without it the machine's own identity is used.",
  ),
  S3_SECRET_ACCESS_KEY: {
    ...optional(anyText, "The secret that belongs to S3_ACCESS_KEY_ID."),
    secret: true,
  },
  WORKERS: withDefault(
    wholeNumber(1, 64),
    defaultWorkers,
    "How many pictures this process converts at once.",
    "cores less one, at most 4",
  ),
  CHILD_MEMORY_MB: withDefault(
    wholeNumber(128, 65_536),
    768,
    "A conversion that needs more memory than this is stopped.",
  ),
  CONVERT_SECONDS: withDefault(
    wholeNumber(5, 280),
    210,
    "A conversion that needs more processor time than this is stopped; by the clock it may take five times as long.",
  ),
  GHOSTSCRIPT: optional(
    path,
    "A Ghostscript on this machine, for EPS files that the server cannot read itself; the command line does without.",
    "none is used",
  ),
  IN_FLIGHT_PER_VISITOR: withDefault(
    wholeNumber(1, 1000),
    20,
    "How many unfinished pictures one visitor may have.",
  ),
  UPLOADS_AT_ONCE: withDefault(
    wholeNumber(1, 10_000),
    64,
    "How many uploads this process takes at the same time.",
  ),
  MOST_WAITING: withDefault(
    wholeNumber(1, 1_000_000),
    200,
    "Uploads are refused while this many pictures wait for their conversion.",
  ),
  REQUESTS_PER_MINUTE: withDefault(
    wholeNumber(1, 1_000_000),
    600,
    "How many requests one address may make in a minute.",
  ),
  FREE_DISK_MB: {
    ...wholeNumber(0, 10_000_000),
    schema: wholeNumber(0, 10_000_000).schema.optional(),
    defaultText: "a tenth of the disk, at most 2000",
    about: "Uploads are refused while less disk space than this is free.",
  },
  GUEST_DAYS: withDefault(
    wholeNumber(1, 3650),
    30,
    "Visitors who made nothing are forgotten after so many days.",
  ),
  SAMPLES: withDefault(
    oneOf(["on", "off"]),
    "on",
    "Whether the sample pictures of the home page are made on the first start.",
  ),
  BILLING: withDefault(
    oneOf(["on", "off"]),
    "on",
    "Whether pictures cost credits and plans can be bought; off, at home or in a school, makes everything free and unlimited and says nothing of credits.",
  ),
  PROFESSIONAL_OPTIONS: withDefault(
    oneOf(["plan", "on", "off"]),
    "plan",
    "Who may paint in looks, with own paints, makers' palettes and mixes of two: everyone (on), nobody (off), or those whose plan includes it (plan), which is everyone where BILLING is off.",
  ),
  COMMERCIAL_OPTIONS: withDefault(
    oneOf(["plan", "on", "off"]),
    "plan",
    "Who sees how many regions a picture has and how large its colors are, in the same words.",
  ),
  AUTH_SECRET: {
    must: "have at least 32 characters",
    schema: z.string().min(32).optional(),
    secret: true,
    defaultText: "made once and kept in DATA_DIR",
    about: "Signs the cookies; processes that serve the same visitors need the same one.",
  },
  SMTP_URL: {
    ...address(/^smtps?$/, "be an address beginning with smtp:// or smtps://"),
    schema: z.url({ protocol: /^smtps?$/ }).optional(),
    secret: true,
    defaultText: "letters are written to DATA_DIR/outbox",
    about: "The mail server that sends letters.",
  },
  MAIL_FROM: withDefault(anyText, "Tintery <tintery@localhost>", "The sender of all letters."),
  CONTACT_EMAIL: {
    must: "be an e-mail address",
    schema: z.email().optional(),
    defaultText: "the address in MAIL_FROM",
    about: "The administrator's address, shown where something went wrong.",
  },
  STRIPE_SECRET_KEY: {
    ...optional(
      anyText,
      "Takes payments through Stripe with this secret key; set it up as docs/stripe.md says.",
      "a test provider that takes no money",
    ),
    secret: true,
  },
  STRIPE_WEBHOOK_SECRET: {
    ...optional(anyText, "The signing secret of the webhook in Stripe that leads here."),
    secret: true,
  },
  STRIPE_URL: optional(
    address(/^https?$/, "be an address beginning with http:// or https://"),
    "Another address than Stripe's own, for tests and gateways.",
  ),
  PAINTER: optional(
    oneOf(["openai", "automatic1111", "comfyui"]),
    "Connects an image model that may paint prompts, and photos anew, by the protocol it speaks; set it up as docs/painters.md says.",
    "none: Scene Builder paints",
  ),
  PAINTER_URL: optional(
    address(/^https?$/, "be an address beginning with http:// or https://"),
    "Where the image model is; it needs to be told but for OpenAI.",
  ),
  PAINTER_KEY: {
    ...optional(anyText, "The key to the image model; one with a colon is a name and a password."),
    secret: true,
  },
  PAINTER_MODEL: optional(anyText, "Which of its models paints."),
  PAINTER_NAME: optional(anyText, "What visitors are told who paints.", "the name of the model"),
  PAINTER_SIZE: painterSize,
  PAINTER_SECONDS: withDefault(
    wholeNumber(10, 290),
    240,
    "How long the image model may take for one picture, its line and all tries included.",
  ),
  PAINTER_WORKFLOW: optional(path, "The workflow of ComfyUI in its API format, with {{prompt}} in it."),
  PAINTER_PHOTO_WORKFLOW: optional(
    path,
    "A second workflow, which draws photos anew: a file with {{prompt}} and {{image}} in it.",
  ),
  GOOGLE_CLIENT_ID: optional(
    anyText,
    "Lets visitors sign in with Google; its way back is PUBLIC_URL/ajax/auth/callback/google.",
  ),
  GOOGLE_CLIENT_SECRET: {
    ...optional(anyText, "The secret that belongs to GOOGLE_CLIENT_ID."),
    secret: true,
  },
  GITHUB_CLIENT_ID: optional(
    anyText,
    "Lets visitors sign in with GitHub; its way back is PUBLIC_URL/ajax/auth/callback/github.",
  ),
  GITHUB_CLIENT_SECRET: {
    ...optional(anyText, "The secret that belongs to GITHUB_CLIENT_ID."),
    secret: true,
  },
  WEBHOOKS_INSIDE: withDefault(
    oneOf(["on", "off"]),
    "off",
    "Whether webhooks may lead into the server's own network, and without https; only where all users are trusted.",
  ),
  LOG_LEVEL: withDefault(oneOf(logLevels), "info", "How much is logged, as JSON lines on standard output."),
  SHUTDOWN_SECONDS: withDefault(
    wholeNumber(0, 600),
    20,
    "How long running conversions may finish when the process is asked to stop.",
  ),
  WEB_DIST: withDefault(
    path,
    resolve(repository, "apps/web/dist"),
    "The folder with the built web pages.",
    "apps/web/dist",
  ),
} satisfies Record<string, Variable>;

/** Whether a text is an IP address, or a range of them such as 10.0.0.0/8. */
function isAddressOrRange(text: string): boolean {
  const [address = "", prefix, ...more] = text.trim().split("/");
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  if (bits === 0 || more.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= bits);
}

function withDefault<Schema extends z.ZodType>(
  kind: { must: string; schema: Schema },
  value: z.core.util.NoUndefined<z.output<Schema>>,
  about: string,
  defaultText?: string,
) {
  return {
    must: kind.must,
    schema: kind.schema.default(value),
    about,
    ...(defaultText ? { defaultText } : {}),
  };
}

function optional<Schema extends z.ZodType>(
  kind: { must: string; schema: Schema },
  about: string,
  defaultText?: string,
) {
  return { must: kind.must, schema: kind.schema.optional(), about, ...(defaultText ? { defaultText } : {}) };
}
