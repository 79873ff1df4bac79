import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";
import { callAccount } from "./call-account.ts";

/** Somebody closed what their browser showed, or waited too long: no failure, they know it themselves. */
function wasLeft(error: unknown): boolean {
  return error instanceof Error && (error.name === "NotAllowedError" || error.name === "AbortError");
}

/** Signs in with a passkey; false when somebody thought better of it. */
export async function signInWithPasskey(): Promise<boolean> {
  const optionsJSON = await callAccount("passkeySignInOptions");
  try {
    const response = await startAuthentication({
      optionsJSON: optionsJSON as unknown as PublicKeyCredentialRequestOptionsJSON,
    });
    await callAccount("passkeySignIn", { body: { response: { ...response } } });
    return true;
  } catch (error) {
    if (wasLeft(error)) return false;
    throw error;
  }
}

/** Makes a passkey and keeps it; false when somebody thought better of it. */
export async function makePasskey({ name, password }: { name: string; password: string }): Promise<boolean> {
  const optionsJSON = await callAccount("passkeyOptions", { body: { password } });
  try {
    const response = await startRegistration({
      optionsJSON: optionsJSON as unknown as PublicKeyCredentialCreationOptionsJSON,
    });
    await callAccount("addPasskey", { body: { name, response: { ...response } } });
    return true;
  } catch (error) {
    if (wasLeft(error)) return false;
    throw error;
  }
}
