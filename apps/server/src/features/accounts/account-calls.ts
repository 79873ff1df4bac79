import type { SignInRefusal } from "@tintery/contract";
import { languageOf } from "../../http/caller-language.ts";
import { Problem } from "../../http/problem.ts";
import type { CallHandlers } from "../../http/serve-calls.ts";
import type { AccountLetters } from "../../platform/account-letters.ts";
import {
  confirmEmail,
  forgetMailedSecrets,
  forgetUnconfirmed,
  keepLanguage,
} from "../../platform/account-store.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import { isRowGone } from "../../platform/database/row-gone.ts";
import { invitationCookie } from "../../platform/invitation-cookie.ts";
import type { SignUpDoor } from "../../platform/sign-up-door.ts";
import type { Exchange, Sessions } from "../../platform/sessions.ts";
import { disconnectAllSites } from "../../platform/site-visitor-store.ts";
import { asProblem, codeOf } from "./account-problems.ts";
import { isCommonPassword } from "./common-passwords.ts";
import type { KnownBrowsers } from "./known-browsers.ts";
import type { BeginAttempt } from "./slowed-down.ts";
import { signedIn } from "./signed-in.ts";

/** What the calls of accounts need. */
export interface AccountParts {
  db: Database;
  sessions: Sessions;
  letters: AccountLetters;
  begin: BeginAttempt;
  browsers: KnownBrowsers;
  door: SignUpDoor;
  /** The address visitors use. */
  publicUrl: string;
}

const done = { ok: true } as const;

/** Making accounts, getting into them and out again. */
export function accountCalls({
  db,
  sessions,
  letters,
  begin,
  browsers,
  door,
  publicUrl,
}: AccountParts): Pick<
  CallHandlers,
  | "signUp"
  | "openInvitation"
  | "confirmAddress"
  | "signIn"
  | "signOut"
  | "forgotPassword"
  | "resetPassword"
  | "changePassword"
  | "changeEmail"
> {
  const { api } = sessions.auth;
  const enter = (exchange: Exchange, body: { email: string; password: string }) =>
    sessions.act(exchange, (asked) => api.signInEmail({ body, ...asked }));
  const cookie = invitationCookie(publicUrl);
  return {
    async signUp(request) {
      const { email, password } = request.body;
      await refuseCommon(password, email);
      await begin("letter", email, request);
      const secret = request.cookies[cookie.name];
      refuse(await door.refusal({ email, secret, isConfirmed: false }));
      // nobody has been in an account whose address was never confirmed: whoever asks last chooses the password
      await forgetUnconfirmed(db, email);
      await api
        .signUpEmail({ body: { email, password, name: "", language: languageOf(request) } })
        .catch((error: unknown) => {
          // of two at the same moment the other one makes the account, and its letter is on its way: either it was there first,
          // or it has taken away what this one had begun
          if (codeOf(error) !== "FAILED_TO_CREATE_USER" && !isRowGone(error)) return asProblem(error);
        });
      return done;
    },

    async openInvitation(request, reply) {
      const secret = request.body.secret ?? request.cookies[cookie.name];
      const invitation = await door.open(secret);
      if (typeof invitation === "string") throw new Problem(invitation);
      if (secret !== undefined) reply.setCookie(cookie.name, secret, cookie.attributes);
      reply.header("cache-control", "no-store");
      return invitation;
    },

    async confirmAddress(request, reply) {
      const { token, password } = request.body;
      const link = await sessions.readLink(token);
      if (!link) throw new Problem("link_expired");
      const { email, newEmail } = link;
      const succeeded = await begin("password", email, request);
      const body = { email, password };
      const confirm = async (admit: (tx: Transaction) => Promise<void> = async () => {}) => {
        await db.transaction(async (tx) => {
          await admit(tx);
          // takes an invitation back that was used for it
          if (!(await confirmEmail(tx, link))) throw new Problem("link_expired");
        });
        // whoever loses their account this way must hear of it
        if (newEmail !== email) letters.addressChanged({ email, language: languageOf(request) });
      };
      const before = await enter({ request, reply }, body).catch((error: unknown) => error);
      // only the right password gets as far as this refusal
      if (codeOf(before) === "EMAIL_NOT_VERIFIED") {
        await confirm(async (tx) => refuse(await door.entryRefusal(tx, email)));
        await enter({ request, reply }, { ...body, email: newEmail }).catch(asProblem);
      } else if (before instanceof Error) await asProblem(before);
      else if (newEmail !== email) await confirm();
      await succeeded();
      browsers.keep(request, reply, newEmail);
      return done;
    },

    async signIn(request, reply) {
      const { email } = request.body;
      const succeeded = await begin("password", email, request);
      try {
        await enter({ request, reply }, request.body);
      } catch (error) {
        if (codeOf(error) === "EMAIL_NOT_VERIFIED") {
          await succeeded();
          await begin("letter", email, request);
          await api.sendVerificationEmail({ body: { email } });
        }
        return asProblem(error);
      }
      await succeeded();
      browsers.keep(request, reply, email);
      await keepLanguage(db, email, languageOf(request));
      return done;
    },

    async changePassword(request, reply) {
      const { password, newPassword } = request.body;
      const { userId, email } = await signedIn(sessions, { request, reply });
      await refuseCommon(newPassword, email);
      const succeeded = await begin("password", email, request, { isInside: true });
      const body = { currentPassword: password, newPassword, revokeOtherSessions: true };
      await sessions
        .act({ request, reply }, (asked) => api.changePassword({ body, ...asked }))
        .catch(asProblem);
      await forgetMailedSecrets(db, userId);
      await disconnectAllSites(db, userId);
      sessions.forgetUser(userId);
      letters.passwordChanged({ email, language: languageOf(request) });
      await succeeded();
      return done;
    },

    async changeEmail(request, reply) {
      const { email, password } = request.body;
      const account = await signedIn(sessions, { request, reply });
      const succeeded = await begin("password", account.email, request, { isInside: true });
      await sessions
        .act({ request, reply }, (asked) => api.verifyPassword({ body: { password }, ...asked }))
        .catch(asProblem);
      await succeeded();
      await begin("letter", email, request);
      await forgetUnconfirmed(db, email);
      await sessions.act({ request, reply }, (asked) =>
        api.changeEmail({ body: { newEmail: email }, ...asked }),
      );
      return done;
    },

    async signOut(request, reply) {
      await sessions.act({ request, reply }, (asked) => api.signOut(asked));
      return done;
    },

    async forgotPassword(request, reply) {
      const { email } = request.body;
      await begin("letter", email, request);
      // only an account gets a letter: what that takes begins after the answer, which would tell by its time who has one
      reply.raw.once("close", () => {
        const asked = api.requestPasswordReset({ body: { email } });
        asked.catch((error: unknown) =>
          request.log.error({ err: error }, "a new password could not be offered"),
        );
      });
      return done;
    },

    async resetPassword(request) {
      const { token, password } = request.body;
      await refuseCommon(password);
      await begin("password", token, request);
      await api.resetPassword({ body: { token, newPassword: password } }).catch(asProblem);
      return done;
    },
  };
}

/** @throws Problem that a refusal of the door is */
function refuse(refusal: SignInRefusal | null): void {
  if (refusal !== null) throw new Problem(refusal);
}

/** @throws Problem `common_password` */
async function refuseCommon(password: string, email?: string): Promise<void> {
  if (await isCommonPassword(password, email)) throw new Problem("common_password");
}
