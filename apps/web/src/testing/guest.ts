import type { UserData } from "@tintery/contract";

/** What a server without plans and image models says of a guest. */
export const guest: UserData = {
  isSubscribed: false,
  userType: "free",
  premium: false,
  professional: false,
  commercial: false,
  credits: null,
  painter: null,
  photoPainter: null,
  keptUntil: null,
  mustSignIn: false,
};
