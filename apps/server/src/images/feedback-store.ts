import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../platform/database/database.ts";
import { feedback } from "../platform/database/schema/feedback.ts";

/** Whose opinion of what. */
export type FeedbackPlace = Pick<typeof feedback.$inferInsert, "imageId" | "type"> & { userId: string };

/** A rating of 1 to 5 stars and words that may be empty. */
export type Opinion = Pick<typeof feedback.$inferSelect, "rating" | "words">;

/** Keeps an opinion in place of what the same visitor said about the same image before. */
export async function keepFeedback(db: Database, place: FeedbackPlace, opinion: Opinion): Promise<void> {
  await db
    .insert(feedback)
    .values({ ...place, ...opinion })
    .onConflictDoUpdate({
      target: [feedback.imageId, feedback.userId, feedback.type],
      set: { ...opinion, updated: sql`now()` },
    });
}

/** What a visitor said about an image. */
export function findFeedback(db: Database, { userId, imageId, type }: FeedbackPlace): Promise<Opinion[]> {
  return db
    .select({ rating: feedback.rating, words: feedback.words })
    .from(feedback)
    .where(and(eq(feedback.userId, userId), eq(feedback.imageId, imageId), eq(feedback.type, type)));
}

/** All that somebody has said, the newest last. */
export function listFeedbackOf(
  db: Database,
  userId: string,
): Promise<(Opinion & Pick<typeof feedback.$inferSelect, "imageId" | "type" | "updated">)[]> {
  const { imageId, type, rating, words, updated } = feedback;
  return db
    .select({ imageId, type, rating, words, updated })
    .from(feedback)
    .where(eq(feedback.userId, userId))
    .orderBy(updated);
}
