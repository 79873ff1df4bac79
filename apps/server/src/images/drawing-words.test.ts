import { drawingNotes, problemCodes } from "@tintery/contract";
import * as vectors from "@tintery/vectors/header";
import { expect, test } from "vitest";

test("what readers of drawings say, visitors can be told", () => {
  expect(drawingNotes).toEqual(vectors.drawingNotes);
  expect(problemCodes).toEqual(expect.arrayContaining([...vectors.drawingProblems]));
});
