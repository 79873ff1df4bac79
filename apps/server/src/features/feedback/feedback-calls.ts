import type { CallHandlers } from "../../http/serve-calls.ts";
import { findFeedback, keepFeedback } from "../../images/feedback-store.ts";
import { type ImageLoader, loadImage } from "../../images/load-image.ts";

/** Ratings and what visitors say about results. Everybody reads only their own: words may hold anything. */
export function feedbackCalls(parts: ImageLoader): Pick<CallHandlers, "listFeedback" | "sendFeedback"> {
  const { db, sessions } = parts;
  return {
    async listFeedback(request, reply) {
      const { imageId } = request.params;
      const { type } = request.query;
      // a picture that is just being converted again is still on somebody's screen
      const { visitor } = await loadImage(parts, { request, reply, id: imageId, action: "view" });
      reply.header("cache-control", "no-store");
      const own = visitor ? await findFeedback(db, { imageId, userId: visitor.userId, type }) : [];
      const items = own.map(({ rating, words }) => ({
        type,
        rating,
        data: JSON.stringify({ feedbackText: words }),
      }));
      return { items };
    },

    async sendFeedback(request, reply) {
      const { imageId } = request.params;
      await loadImage(parts, { request, reply, id: imageId, action: "rate" });
      const { userId } = await sessions.visitor(request, reply);
      const { type, rating, feedbackText } = request.body;
      await keepFeedback(db, { imageId, userId, type }, { rating, words: storable(feedbackText) });
      return { ok: true };
    },
  };
}

/** Text as the database takes it: no zero characters, no halves of surrogate pairs; nothing else is changed. */
function storable(text: string): string {
  return Buffer.from(text.replaceAll("\u0000", "")).toString().trim();
}
