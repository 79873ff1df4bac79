import { createContext } from "react";

/** Whether the page is written for somebody who is signed in. */
export const SignedIn = createContext(false);

/** Whether the visitor must sign in before they make anything. */
export const MustSignIn = createContext(false);

/** Whether pictures cost credits. */
export const Charged = createContext(false);
