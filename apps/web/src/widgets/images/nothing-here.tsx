import { SignInWay } from "../../sites/sign-in-first.tsx";
import { useMustSignIn } from "../../use-user-data.ts";
import { Nothing, type NothingProps } from "./nothing.tsx";

/** A list that its visitor sees without pictures. A late part. */
export function NothingHere({ kind }: Pick<NothingProps, "kind">) {
  return <Nothing kind={kind} signIn={useMustSignIn() ? <SignInWay /> : undefined} />;
}
