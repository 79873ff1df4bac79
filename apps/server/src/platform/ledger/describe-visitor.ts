import { keeping, type UserData } from "@tintery/contract";
import type { Config } from "../config.ts";
import type { Database } from "../database/database.ts";
import { creditsLeft } from "./ledger.ts";
import type { FindStanding } from "./standing.ts";
import type { Painter } from "../painter/painter.ts";
import type { Visitor } from "../sessions.ts";

/** Says what a visitor may use and spend here, and which image model paints; null is somebody without a session. */
export type DescribeVisitor = (visitor: Visitor | null) => Promise<UserData>;

/** The day in so many days; asking is a visit, from which they are counted. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** @param painter the image model that is connected; null without */
export function visitorDescriber(
  db: Database,
  findStanding: FindStanding,
  painter: Pick<Painter, "name" | "takesPhotos"> | null,
  { GUEST_PICTURE_DAYS: guestDays, GUESTS }: Pick<Config, "GUEST_PICTURE_DAYS" | "GUESTS">,
): DescribeVisitor {
  return async (visitor) => {
    const { plan, charged, userType, premium, professional, commercial } = await findStanding(visitor);
    return {
      isSubscribed: plan !== "free",
      userType,
      premium,
      professional,
      commercial,
      credits: charged ? await creditsLeft(db, visitor?.userId ?? null, plan) : null,
      painter: painter?.name ?? null,
      photoPainter: painter?.takesPhotos ? painter.name : null,
      keptUntil: visitor?.anonymous ? inDays(visitor.site ? keeping.siteGuests.days : guestDays) : null,
      mustSignIn: GUESTS === "off" && !visitor?.email,
    };
  };
}
