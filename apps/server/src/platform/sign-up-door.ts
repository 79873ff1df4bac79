import type { SignInRefusal } from "@tintery/contract";
import type { Config } from "./config.ts";
import type { Queryable, Transaction } from "./database/database.ts";
import { claimInvitation, findInvitation, useClaimed } from "./invitation-store.ts";

/** Somebody who wants an account. */
interface Wanting {
  /** In lower case. */
  email: string;
  /** Of the invitation that their browser opened; undefined for none. */
  secret: string | undefined;
  /** Whether the address is known to be theirs: the invitation is then used up at once. */
  isConfirmed: boolean;
}

/** Decides who may create an account, whichever way they come. */
export class SignUpDoor {
  readonly #db: Queryable;
  readonly #mode: Config["SIGN_UP"];

  constructor(db: Queryable, { SIGN_UP }: Pick<Config, "SIGN_UP">) {
    this.#db = db;
    this.#mode = SIGN_UP;
  }

  /** The address that an invitation is for, or why it opens nothing. */
  async open(
    secret: string | undefined,
  ): Promise<{ email: string | null } | "sign_up_closed" | "invitation_needed" | "invitation_gone"> {
    if (this.#mode === "closed") return "sign_up_closed";
    if (secret === undefined) return "invitation_needed";
    return (await findInvitation(this.#db, secret)) ?? "invitation_gone";
  }

  /** Why an account may not begin; null where it may, and its address then has the invitation. */
  async refusal({ email, secret, isConfirmed }: Wanting): Promise<SignInRefusal | null> {
    if (this.#mode === "open") return null;
    if (this.#mode === "closed") return "sign_up_closed";
    const invitation = secret === undefined ? undefined : await findInvitation(this.#db, secret);
    if (secret === undefined || !invitation) return "invitation_needed";
    if (invitation.email !== null && invitation.email !== email) return "invitation_for_another";
    const claimed = await claimInvitation(this.#db, secret, { email, use: isConfirmed });
    return claimed ? null : "invitation_needed";
  }

  /**
   * Why an account that was asked for may not be entered, though its address has been confirmed; null where it may, and its invitation
   * is then used up in `tx`, together with what confirms the address.
   */
  async entryRefusal(tx: Transaction, email: string): Promise<SignInRefusal | null> {
    if (this.#mode === "open") return null;
    if (this.#mode === "closed") return "sign_up_closed";
    return (await useClaimed(tx, email)) ? null : "invitation_needed";
  }
}
