import { describe, expect, it } from "vitest";
import { type Call, callNames, endpoints } from "./endpoints.ts";
import { describedCalls, openApiDocument } from "./openapi.ts";

const all: readonly Call[] = callNames.map((name) => endpoints[name]);

describe("calls", () => {
  it("have a place of their own and parameters that match their path", () => {
    expect(new Set(all.map(({ method, path }) => `${method} ${path}`)).size).toBe(all.length);
    for (const call of all) {
      const parts = [...call.path.matchAll(/:(\w+)/g)].map((match) => match[1]);
      expect(Object.keys(call.params?.shape ?? {})).toEqual(parts);
    }
  });

  it("take either JSON or a form, and never with GET", () => {
    for (const call of all) {
      expect(call.body !== undefined && call.multipart !== undefined).toBe(false);
      if (call.method === "GET") expect(call.body ?? call.multipart).toBeUndefined();
      expect(call.file !== undefined).toBe(call.multipart !== undefined);
    }
  });
});

describe("the OpenAPI document", () => {
  const document = openApiDocument("1.2.3");
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

  it("is a 3.1 document with every call once", () => {
    expect(document.openapi).toBe("3.1.0");
    expect(document.info).toMatchObject({ title: "Tintery", version: "1.2.3" });
    expect(operations.map(({ operation }) => operation.operationId).sort()).toEqual(
      [...describedCalls].sort(),
    );
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });

  it("describes every part of a path, every reply and every problem", () => {
    for (const { path, method, operation } of operations) {
      const inPath = operation.parameters.filter((parameter) => parameter.in === "path");
      expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
      expect(operation.responses["200"]).toBeDefined();
      expect(operation.responses["500"]?.description).toContain("internal");
      expect(operation.responses["503"]?.description).toContain("database_away");
      expect(method === "get" && operation.requestBody !== undefined).toBe(false);
    }
  });

  it("says that every form with a file may name itself by a key", () => {
    for (const call of all) expect(call.headers !== undefined).toBe(call.multipart !== undefined);
    const { parameters = [] } = document.paths["/ajax/create/coloring-svg"]?.post ?? {};
    expect(parameters.filter(({ in: place }) => place === "header")).toMatchObject([
      { name: "x-requested-with", required: true },
      {
        name: "idempotency-key",
        required: false,
        schema: { type: "string", pattern: "^[A-Za-z0-9_-]{22}$" },
      },
    ]);
  });

  it("says of every call which key may make it, and that none does anything with the account itself", () => {
    expect(document.components.securitySchemes.key).toMatchObject({ type: "http", scheme: "bearer" });
    for (const { path, operation } of operations) {
      const scopes = operation.security.flatMap(({ key = [] }) => key);
      expect(scopes.length).toBe(/^\/ajax\/(?:account|order)\//.test(path) ? 0 : 1);
    }
    const scopeOf = (path: string, method: string) => document.paths[path]?.[method]?.security.at(-1);
    expect(scopeOf("/ajax/image/{id}", "get")).toEqual({ key: ["read"] });
    expect(scopeOf("/ajax/image/{id}", "post")).toEqual({ key: ["change"] });
    expect(scopeOf("/ajax/image/{id}", "delete")).toEqual({ key: ["delete"] });
    expect(scopeOf("/ajax/create/coloring-svg", "post")).toEqual({ key: ["create"] });
  });

  it("resolves all its references", () => {
    for (const [, name] of JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)) {
      expect(document.components.schemas).toHaveProperty(name ?? "");
    }
  });

  it("shows the creation form with ranges, defaults and the file", () => {
    const { requestBody } = document.paths["/ajax/create/paint-by-numbers"]?.post ?? {};
    expect(requestBody).toMatchObject({
      content: {
        "multipart/form-data": {
          schema: {
            properties: {
              image: { type: "string", format: "binary" },
              numberOfColors: { type: "integer", minimum: 7, maximum: 100, default: 30 },
            },
            required: [],
          },
        },
      },
    });
  });
});
