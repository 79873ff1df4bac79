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
