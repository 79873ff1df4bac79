/** Who may create an account. Plain tables, no zod. */

/** `open`: everyone. `invite`: whoever has a link from an administrator. `closed`: nobody. */
export const signUpModes = ["open", "invite", "closed"] as const;
export type SignUpMode = (typeof signUpModes)[number];

/** Days that an invitation can be used, and how many can be open at once. */
export const invitationLimits = { days: { min: 1, max: 90, default: 7 }, open: 1000 } as const;

/** What becomes of an invitation. `claimed`: somebody asked for an account with it, and has not confirmed their address. */
export const invitationStates = ["open", "claimed", "used", "ended"] as const;
export type InvitationState = (typeof invitationStates)[number];

/** Why an outside provider’s answer lets nobody in, or not yet; the page for signing in says each as its problem. */
export const signInRefusals = [
  "account_blocked",
  "sign_up_closed",
  "invitation_needed",
  "invitation_for_another",
  "address_not_confirmed_there",
] as const;
export type SignInRefusal = (typeof signInRefusals)[number];
