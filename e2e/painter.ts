/** An image model for the journeys, in a process of its own: it takes a moment and always paints the same picture. */
import { openFakePainter } from "../apps/server/src/testing/fake-painter.ts";

const painter = await openFakePainter(Number(process.env.PORT));
painter.delay = 1500;
