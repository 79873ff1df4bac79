import * as z from "zod";
import { keyPrefix, scopeOfCall } from "../accounts/api-keys.ts";
import { csrfToken } from "../catalog/catalog.ts";
import { adminCalls } from "./admin-calls.ts";
import { type Call, callNames, commonProblems, endpoints, noStreamStatus, xhrHeader } from "./endpoints.ts";
import { createdImage, done, imageList, imageView, problemReply } from "../images/schema.ts";
import { uploadField, uploadMegabytes } from "../images/images.ts";
import { type ProblemCode, problems } from "./problems.ts";

type Json = Readonly<Record<string, unknown>>;

/** An operation of the document, as far as readers of it need to know. */
export interface OpenApiOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters: readonly Json[];
  readonly requestBody?: Json;
  readonly responses: Readonly<Record<string, Json>>;
  /** What lets a caller in, one of these; `{}` is a visitor without a key. */
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
}

/** An OpenAPI 3.1 document. */
export interface OpenApiDocument {
  readonly openapi: "3.1.0";
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Json>>;
    readonly securitySchemes: Readonly<Record<string, Json>>;
  };
}

function jsonSchema(schema: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    target: "draft-2020-12",
    unrepresentable: "any",
  });
  return rest;
}

/** Replies that have a name of their own in the document. */
const named = z.registry<{ id: string }>();
named.add(problemReply, { id: "Problem" });
named.add(imageView, { id: "Image" });
named.add(imageList, { id: "ImageList" });
named.add(createdImage, { id: "CreatedImage" });
named.add(done, { id: "Done" });

const componentAddress = (id: string) => `#/components/schemas/${id}`;

function components(): Record<string, Json> {
  const { schemas } = z.toJSONSchema(named, { io: "output", uri: componentAddress });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _, $id: __, ...schema }]) => [id, schema]),
  );
}

function replySchema(reply: z.ZodType): Json {
  const id = named.get(reply)?.id;
  return id === undefined ? jsonSchema(reply, "output") : { $ref: componentAddress(id) };
}

function parameters(schema: z.ZodObject | undefined, place: "path" | "query" | "header"): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, "input") as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: property,
  }));
}

const guardHeaders = {
  none: [],
  xhr: [xhrHeader.name],
  token: [xhrHeader.name, csrfToken.header],
} as const;

function headers(call: Call): Json[] {
  return guardHeaders[call.guard].map((name) => ({
    name,
    in: "header",
    required: true,
    schema: name === xhrHeader.name ? { const: xhrHeader.value } : { type: "string" },
  }));
}

function multipartSchema(call: Call, fields: z.ZodObject): Json {
  const schema = jsonSchema(fields, "input") as { properties?: Json; required?: string[] };
  const file = { type: "string", format: "binary", description: `Up to ${uploadMegabytes} MB` };
  const further = Object.entries(call.furtherFiles ?? {}).map(([part, description]) => [
    part,
    { type: "string", format: "binary", description },
  ]);
  const required = [...(call.file === "required" ? [uploadField] : []), ...(schema.required ?? [])];
  return {
    ...schema,
    properties: { [uploadField]: file, ...Object.fromEntries(further), ...schema.properties },
    required,
  };
}

function requestBody(call: Call): Json | undefined {
  if (call.multipart) {
    return {
      required: true,
      content: { "multipart/form-data": { schema: multipartSchema(call, call.multipart) } },
    };
  }
  return (
    call.body && {
      required: true,
      content: { "application/json": { schema: jsonSchema(call.body, "input") } },
    }
  );
}

function responses(call: Call): Record<string, Json> {
  const type = call.media ?? (call.stream ? "text/event-stream" : "application/json");
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of [...call.problems, ...commonProblems]) {
    const { status } = problems[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const failed = [...byStatus].map(([status, codes]) => [
    String(status),
    {
      description: codes.join(", "),
      content: { "application/json": { schema: replySchema(problemReply) } },
    },
  ]);
  return {
    "200": { description: "Done", content: { [type]: { schema: replySchema(call.reply) } } },
    ...(call.stream && {
      [noStreamStatus]: { description: "Too many streams are open. Poll the image instead" },
    }),
    ...Object.fromEntries(failed),
  };
}

const keyScheme = "key";
const bearerKey = {
  type: "http",
  scheme: "bearer",
  description: `A key of an account, made on its page; it begins with ${keyPrefix}. The names behind it in \`security\` are what it must be allowed. With a key, the header ${xhrHeader.name} may be left out.`,
};

/** A visitor's session, or a key that is allowed what the call takes. */
function securityOf(call: Call): OpenApiOperation["security"] {
  const scope = scopeOfCall(call);
  return scope === null ? [{}] : [{}, { [keyScheme]: [scope] }];
}

/** Path in OpenAPI's writing: `/ajax/image/:id` becomes `/ajax/image/{id}`. */
const braces = (path: string) => path.replace(/:(\w+)/g, "{$1}");

/** Calls of admins are no business of those who read the document. */
export const describedCalls = callNames.filter((name) => !Object.hasOwn(adminCalls, name));

/** Describes the calls of the contract that are for everybody. */
export function openApiDocument(version: string): OpenApiDocument {
  const paths: Record<string, Record<string, OpenApiOperation>> = {};
  for (const name of describedCalls) {
    const call: Call = endpoints[name];
    const body = requestBody(call);
    const path = braces(call.path);
    paths[path] ??= {};
    paths[path][call.method.toLowerCase()] = {
      operationId: name,
      summary: call.summary,
      parameters: [
        ...parameters(call.params, "path"),
        ...parameters(call.query, "query"),
        ...headers(call),
        ...parameters(call.headers, "header"),
      ],
      ...(body && { requestBody: body }),
      responses: responses(call),
      security: securityOf(call),
    };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Tintery",
      version,
      description: "Turns photos into coloring pages, SVG outlines and paint-by-numbers pictures.",
    },
    paths,
    components: { schemas: components(), securitySchemes: { [keyScheme]: bearerKey } },
  };
}
