import { availableParallelism } from "node:os";
import { isIP } from "node:net";
import { resolve } from "node:path";
import { quotaLimits, signUpModes } from "@tintery/contract";
import * as z from "zod";
import { packageFolder } from "./package-folder.ts";
import { painterSize } from "./painter/painter-size.ts";

/** One variable of the environment: what it is for, what it must be, and how it is read. */
export interface Variable {
  /** One sentence for docs/configuration.md. */
  about: string;
  /** Ends the sentence "NAME must …". */
  must: string;
  /** The default as docs/configuration.md shows it, where the value itself would mislead. */
  defaultText?: string;
  /** Secrets never appear in error messages, and may be the text of a file that NAME_FILE names. */
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

const keptMegabytes = wholeNumber(quotaLimits.keptMegabytes.min, quotaLimits.keptMegabytes.max);
const unfinished = wholeNumber(quotaLimits.maxUnfinished.min, quotaLimits.maxUnfinished.max);

/** Every variable of the environment Tintery reads. Relative paths start at the working directory. */
export const variables = {
  PORT: withDefault(wholeNumber(0, 65_535), 3000, "Port to listen on. 0 takes any free one."),
  HOST: withDefault(anyText, "127.0.0.1", "Address to listen on. 0.0.0.0 opens it to your network."),
  MONITORING_PORT: {
    ...wholeNumber(0, 65_535),
    schema: wholeNumber(0, 65_535).schema.optional(),
    defaultText: "PORT; with ROLE=worker, none",
    about:
      "Port for `/healthz`, `/readyz`, and `/metrics` alone, so that visitors can’t reach them through PORT. Workers answer only there.",
  },
  PUBLIC_URL: {
    ...address(/^https?$/, "be an address beginning with http:// or https://"),
    schema: z.url({ protocol: /^https?$/ }).optional(),
    defaultText: "http://localhost:PORT",
    about: "Address your visitors use. With https, cookies are marked Secure.",
  },
  TRUST_PROXY: {
    must:
      "be false, the number of reverse proxies in front (1 to 16), or a list of their addresses, such as " +
      "10.0.0.1,192.168.0.0/16",
    schema: z
      .union([
        z.literal("false").transform(() => false as const),
        z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(1).max(16)),
        z.string().refine((list) => list.split(",").every(isAddressOrRange)),
      ])
      .default(false),
    defaultText: "false",
    about:
      "Reverse proxies in front that report the visitor’s address: how many each request passes, or a list of their " +
      "addresses and ranges. With a number, make the port reachable only through them.",
  },
  ROLE: withDefault(
    oneOf(["all", "web", "worker"]),
    "all",
    "What this process does: `web` serves pages, `worker` converts pictures, `all` does both.",
  ),
  DATA_DIR: withDefault(
    path,
    resolve("data"),
    "Folder for everything Tintery keeps on this machine. Other users of the machine can’t read it.",
    "./data",
  ),
  DATABASE_URL: {
    ...address(/^postgres(?:ql)?$/, "be an address beginning with postgres:// or postgresql://"),
    schema: z.url({ protocol: /^postgres(?:ql)?$/ }).optional(),
    secret: true,
    defaultText: "an embedded database in DATA_DIR",
    about: "Address of a PostgreSQL server. You need one to run several processes.",
  },
  S3_BUCKET: optional(anyText, "S3 bucket for pictures, instead of DATA_DIR.", "files in DATA_DIR"),
  S3_ENDPOINT: optional(
    address(/^https?$/, "be an address beginning with http:// or https://"),
    "Address of an S3 store other than Amazon’s, for pictures and backups.",
  ),
  S3_REGION: withDefault(anyText, "us-east-1", "Region of the bucket."),
  S3_ACCESS_KEY_ID: optional(anyText, "Key to the S3 store. Without it, the machine’s own identity is used."),
  S3_SECRET_ACCESS_KEY: {
    ...optional(anyText, "Secret for S3_ACCESS_KEY_ID."),
    secret: true,
  },
  WORKERS: withDefault(
    wholeNumber(1, 64),
    defaultWorkers,
    "Pictures this process converts at once.",
    "number of cores minus 1, up to 4",
  ),
  CHILD_MEMORY_MB: withDefault(
    wholeNumber(128, 65_536),
    768,
    "Memory limit of a conversion. It stops beyond that.",
  ),
  CONVERT_SECONDS: withDefault(
    wholeNumber(5, 280),
    210,
    "Processor-time limit of a conversion. It stops beyond that. On a busy machine it can take up to an hour.",
  ),
  GHOSTSCRIPT: optional(
    path,
    "Path of Ghostscript, for EPS files the server can’t read on its own. The command line doesn’t use it.",
    "not used",
  ),
  SANDBOX: withDefault(
    oneOf(["auto", "require", "off"]),
    "auto",
    "What keeps conversions from the rest of the machine: the strongest sandbox that works (`auto`), bubblewrap or no start (`require`), or nothing (`off`). See docs/operators.md.",
  ),
  IN_FLIGHT_PER_VISITOR: withDefault(
    unfinished,
    20,
    "Unfinished pictures one visitor can have, unless an administrator sets another number for them.",
  ),
  UPLOADS_AT_ONCE: withDefault(
    wholeNumber(1, 10_000),
    64,
    "Uploads this process receives at once. More wait their turn.",
  ),
  MOST_WAITING: withDefault(
    wholeNumber(1, 1_000_000),
    200,
    "Uploads are refused while this many pictures are in line, except from networks with none in it. See “Fair shares” in operators.md.",
  ),
  REQUESTS_PER_MINUTE: withDefault(
    wholeNumber(1, 1_000_000),
    600,
    "Requests one network can make in a minute.",
  ),
  FREE_DISK_MB: {
    ...wholeNumber(0, 10_000_000),
    schema: wholeNumber(0, 10_000_000).schema.optional(),
    defaultText: "a tenth of the disk, up to 2000",
    about: "Uploads are refused while less disk space is free.",
  },
  KEPT_MB_PER_GUEST: withDefault(
    keptMegabytes,
    1000,
    "Storage for the pictures of one guest: photos and everything made from them.",
  ),
  KEPT_MB_PER_ACCOUNT: {
    ...keptMegabytes,
    schema: keptMegabytes.schema.optional(),
    defaultText: "10000 without a plan, else no limit",
    about:
      "Storage for the pictures of one account. With `BILLING=off`, there’s no limit unless you set one. An administrator can set another limit for an account.",
  },
  KEPT_MB_PER_NETWORK: withDefault(
    keptMegabytes,
    20_000,
    "Storage for the pictures of all guests of one network: an IPv4 address, or a /64 of IPv6. Schools and offices share one.",
  ),
  GUEST_DAYS: withDefault(wholeNumber(1, 3650), 30, "Days until we forget visitors who made nothing."),
  GUEST_PICTURE_DAYS: withDefault(
    wholeNumber(1, 365),
    90,
    "Days after a guest’s last visit until we delete their pictures. Painting a canvas can take weeks.",
  ),
  GUESTS: withDefault(
    oneOf(["on", "off"]),
    "on",
    "Whether visitors without an account can create pictures, books, and palettes, and like pictures. With `off`, they can look at samples, the catalog, and shared links, and keep what they made before.",
  ),
  SIGN_UP: withDefault(
    oneOf(signUpModes),
    "open",
    "Who can create an account: everyone (`open`), only people with an invitation link from an administrator (`invite`), or nobody (`closed`). Also holds for Google, GitHub, and OpenID Connect.",
  ),
  SAMPLES: withDefault(
    oneOf(["on", "off"]),
    "on",
    "Makes the samples of the home page and the catalog on the first start.",
  ),
  CATALOG_PICTURES: withDefault(
    wholeNumber(0, 10_000),
    10_000,
    "Catalog pictures to make. They’re made one by one while no visitor’s picture is in line.",
    "all",
  ),
  BILLING: withDefault(
    oneOf(["on", "off"]),
    "on",
    "Pictures cost credits, and visitors can buy plans. `off`, for homes and schools, makes everything free and unlimited and hides credits.",
  ),
  PROFESSIONAL_OPTIONS: withDefault(
    oneOf(["plan", "on", "off"]),
    "plan",
    "Who can use art styles, own paints, brand palettes, and mixtures of two: everyone (`on`), nobody (`off`), or visitors whose plan includes them (`plan`). With BILLING off, `plan` means everyone.",
  ),
  COMMERCIAL_OPTIONS: withDefault(
    oneOf(["plan", "on", "off"]),
    "plan",
    "Who sees how many regions a picture has and how much area each color covers: `on`, `off`, or `plan`, as above.",
  ),
  AUTH_SECRET: {
    must: "have at least 32 characters",
    schema: z.string().min(32).optional(),
    secret: true,
    defaultText: "created once and kept in DATA_DIR",
    about: "Secret that signs cookies. Processes that serve the same visitors need the same one.",
  },
  SMTP_URL: {
    ...address(/^smtps?$/, "be an address beginning with smtp:// or smtps://"),
    schema: z.url({ protocol: /^smtps?$/ }).optional(),
    secret: true,
    defaultText: "emails are written to DATA_DIR/outbox",
    about: "Mail server that sends emails.",
  },
  MAIL_FROM: withDefault(anyText, "Tintery <tintery@localhost>", "Sender of all emails."),
  CONTACT_EMAIL: {
    must: "be an email address",
    schema: z.email().optional(),
    defaultText: "the address in MAIL_FROM",
    about: "Administrator’s email address, shown when something goes wrong.",
  },
  STRIPE_SECRET_KEY: {
    ...optional(
      anyText,
      "Stripe secret key, to take payments. See docs/stripe.md.",
      "a test provider that charges nobody",
    ),
    secret: true,
  },
  STRIPE_WEBHOOK_SECRET: {
    ...optional(anyText, "Signing secret of the webhook in Stripe that calls this server."),
    secret: true,
  },
  STRIPE_URL: optional(
    address(/^https?$/, "be an address beginning with http:// or https://"),
    "Address to use instead of Stripe’s, for tests and gateways.",
  ),
  PAINTER: optional(
    oneOf(["openai", "automatic1111", "comfyui"]),
    "Protocol of an AI image model that makes pictures from prompts and repaints photos. See docs/painters.md.",
    "none, only Scene Builder",
  ),
  PAINTER_URL: optional(
    address(/^https?$/, "be an address beginning with http:// or https://"),
    "Address of the AI image model. Optional for OpenAI.",
  ),
  PAINTER_KEY: {
    ...optional(anyText, "Key to the AI image model. With a colon, it’s a name and a password."),
    secret: true,
  },
  PAINTER_MODEL: optional(anyText, "Name of the model to use. Required for OpenAI."),
  PAINTER_NAME: optional(anyText, "Name of the AI image model that visitors see.", "the name of the model"),
  PAINTER_SIZE: painterSize,
  PAINTER_SECONDS: withDefault(
    wholeNumber(10, 290),
    240,
    "Time limit of the AI image model for one picture, with its queue and all tries.",
  ),
  PAINTER_WORKFLOW: optional(path, "File with a ComfyUI workflow in API format. It must contain {{prompt}}."),
  PAINTER_PHOTO_WORKFLOW: optional(
    path,
    "File with a second workflow, for repainting photos. It must contain {{prompt}} and {{image}}.",
  ),
  GOOGLE_CLIENT_ID: optional(
    anyText,
    "Lets visitors sign in with Google. Callback address: PUBLIC_URL/ajax/auth/callback/google.",
  ),
  GOOGLE_CLIENT_SECRET: {
    ...optional(anyText, "Secret for GOOGLE_CLIENT_ID."),
    secret: true,
  },
  GITHUB_CLIENT_ID: optional(
    anyText,
    "Lets visitors sign in with GitHub. Callback address: PUBLIC_URL/ajax/auth/callback/github.",
  ),
  GITHUB_CLIENT_SECRET: {
    ...optional(anyText, "Secret for GITHUB_CLIENT_ID."),
    secret: true,
  },
  OIDC_ISSUER: {
    must: "be an address beginning with https://, or http:// on this machine",
    schema: z
      .url({ protocol: /^https?$/ })
      .refine((address) => address.startsWith("https:") || isOwnMachine(address))
      .optional(),
    about:
      "Lets visitors sign in with an OpenID Connect provider, such as Keycloak, Authentik, or Authelia: its issuer, as in its discovery document. Callback address: PUBLIC_URL/ajax/auth/callback/oidc.",
  },
  OIDC_CLIENT_ID: optional(anyText, "Client id at the OpenID Connect provider."),
  OIDC_CLIENT_SECRET: {
    ...optional(anyText, "Secret for OIDC_CLIENT_ID."),
    secret: true,
  },
  OIDC_NAME: withDefault(anyText, "OpenID Connect", "Name of the OpenID Connect provider on its button."),
  OIDC_ADMIN_CLAIM: optional(
    {
      must: "be a claim and its value, such as groups=tintery-admins",
      schema: z.string().regex(/^[^=\s]+=.+$/),
    },
    "Claim that makes people administrators, such as `groups=tintery-admins`. It’s checked at each sign-in with OpenID Connect: with it, the role is given, and without it, taken.",
  ),
  WEBHOOKS_INSIDE: withDefault(
    oneOf(["on", "off"]),
    "off",
    "Lets webhooks call addresses in the server’s own network and without https. Turn it on only if you trust all users.",
  ),
  LOG_LEVEL: withDefault(
    oneOf(logLevels),
    "info",
    "How much is logged, as JSON lines on standard output: `fatal`, `error`, `warn`, `info`, `debug`, `trace`, or `silent`.",
  ),
  SHUTDOWN_SECONDS: withDefault(
    wholeNumber(0, 600),
    20,
    "Time running conversions get to finish when the process stops.",
  ),
  WEB_DIST: withDefault(
    path,
    resolve(repository, "apps/web/dist"),
    "Folder with the built web pages.",
    "apps/web/dist",
  ),
} satisfies Record<string, Variable>;

/** Whether an address leads to this machine. */
function isOwnMachine(address: string): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(new URL(address).hostname);
}

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
