import { type ImageView, welcomeCredits } from "@tintery/contract";
import { expect, test } from "vitest";
import type { FakePainter } from "./fake-painter.ts";
import type { TestVisitor } from "./test-server.ts";

/**
 * Tests that another try of a picture that an image model failed asks the model anew, and costs what a first one does.
 * @param running what there is while tests run
 * @param made uploads a picture, and waits for what becomes of it
 * @param cost in credits
 */
export function testAnotherTry(
  running: () => { readonly fake: FakePainter; readonly owner: TestVisitor },
  made: () => Promise<ImageView>,
  cost: number,
): void {
  test.each(["refuses", "sends-half-a-picture"] as const)(
    "is asked for anew by another try where the painter %s",
    async (mood) => {
      const { fake, owner } = running();
      fake.moods = [mood];
      const { id } = await made();
      fake.moods = ["paints"];
      expect((await owner.post(`/ajax/image/${id}/retry`)).status).toBe(200);
      expect(await owner.settled(id)).toMatchObject({ status: "ready", problem: null });
      expect((await owner.get("/app/get-user-data")).json.credits).toBe(welcomeCredits - cost);
    },
  );
}
