import { describedCalls, openApiDocument } from "@tintery/contract";
import { expect, it } from "vitest";
import { schemaRows, typeText } from "./schema-rows.ts";

it("lists nested fields by their path", () => {
  const schema = {
    type: "object",
    required: ["items"],
    properties: {
      items: { type: "array", items: { type: "object", properties: { id: { type: "string" } } } },
      next: { anyOf: [{ type: "string" }, { type: "null" }] },
    },
  };
  expect(schemaRows(schema).map(({ name, type, required }) => [name, type, required])).toEqual([
    ["items", "object[]", true],
    ["items[].id", "string", false],
    ["next", "string | null", false],
  ]);
});

it("says ranges and choices, not the bounds of all whole numbers", () => {
  expect(typeText({ type: "integer", minimum: 7, maximum: 100 })).toBe("integer, 7–100");
  expect(typeText({ type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 })).toBe(
    "integer",
  );
  expect(typeText({ enum: ["ready", "failed"] })).toBe("ready | failed");
});

it("finds an operation for every call of the contract", () => {
  const operations = Object.values(openApiDocument("").paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(operations.toSorted()).toEqual([...describedCalls].toSorted());
});

it("lists the fields of every alternative", () => {
  const way = (kind: string, field: string) => ({
    type: "object",
    required: ["kind"],
    properties: { kind: { const: kind }, [field]: { type: "string" } },
  });
  for (const schema of [
    { oneOf: [way("home", "paper"), way("on demand", "trim")] },
    { anyOf: [way("home", "paper"), way("on demand", "trim")] },
  ])
    expect(schemaRows(schema).map(({ name, type }) => [name, type])).toEqual([
      ["1: kind", '"home"'],
      ["1: paper", "string"],
      ["2: kind", '"on demand"'],
      ["2: trim", "string"],
    ]);
});
