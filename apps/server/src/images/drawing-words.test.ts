import { vectorFileNotes, problemCodes } from "@tintery/contract";
import * as vectors from "@tintery/vectors/header";
import { expect, test } from "vitest";

test("what readers of drawings say, visitors can be told", () => {
  expect(vectorFileNotes).toEqual(vectors.vectorFileNotes);
  expect(problemCodes).toEqual(expect.arrayContaining([...vectors.vectorFileProblems]));
});
