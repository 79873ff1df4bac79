import { describe, expect, it } from "vitest";
import { parsePrompt } from "../words/parse-prompt.ts";
import { madeReady } from "./made-ready.ts";
import { settingOf } from "./setting-of.ts";

const ready = (prompt: string) => {
  const graph = parsePrompt(prompt);
  return madeReady(graph, settingOf(graph)).map(({ drawable, pose, relation }) =>
    [drawable, pose, relation && `${relation.kind} ${relation.to}`].filter(Boolean).join(" "),
  );
};

describe("madeReady", () => {
  it("puts what somebody bakes on a table, which a room without people has no need of", () => {
    expect(ready("grandma baking cookies")).toEqual(["old woman act beside 2", "cookie on 2", "table"]);
    expect(ready("cookies and a cup")).not.toContain("table");
  });

  it("puts birds on the branch that is there, cookies on their plate and who hangs under a branch of its own", () => {
    expect(ready("two parrots and a branch")[0]).toBe("parrot on 1");
    expect(ready("a plate of cookies")).toEqual(["plate", "cookie on 0"]);
    expect(ready("monkey hanging upside down")).toEqual(["monkey hang on 1", "branch"]);
    expect(ready("a dragon breathing fire")).toContain("dragon fire hold 0");
  });

  it("has a bird alone on a branch, others on their wings, and sloths under branches", () => {
    expect(ready("a parrot in the jungle")).toEqual(["parrot on 1", "branch"]);
    expect(ready("an eagle in the mountains")).toEqual(["eagle fly"]);
    expect(ready("birds over the sea")).toEqual(["bird fly"]);
    expect(ready("a cat watching a bird")[1]).toBe("bird fly beside 0");
    expect(ready("a nest with a bird")[1]).toBe("bird on 0");
    expect(ready("a sloth in the jungle")).toEqual(["sloth hang on 1", "branch"]);
  });

  it("has who is chased run, and a joey in its mother's pouch", () => {
    expect(ready("a cat chasing a mouse")).toEqual(["cat run", "mouse run beside 0"]);
    expect(ready("kangaroo with a joey in her pouch")).toEqual(["kangaroo", "kangaroo in 0", "bag part 0"]);
  });

  it("lets people run who fly a kite, and sit who ride", () => {
    expect(ready("a boy flying a kite")[0]).toBe("boy run");
    expect(ready("a girl on a horse")[0]).toBe("girl sit on 1");
  });

  it("has nobody wave in a portrait", () => {
    expect(ready("portrait of a woman")).toEqual(["woman stand"]);
    expect(ready("close up of a cat")).toEqual(["cat sit"]);
  });
});
