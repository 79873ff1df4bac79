import { coloringCreditsOf, defaultUserType } from "@tintery/contract/tables";
import { createContext, type ReactNode, useContext } from "react";

const UserType = createContext<string>(defaultUserType);

/** For whom the credits of a page are shown: the form is opened deep below the widget that knows. */
export function CreditsProvider({ userType, children }: { userType: string; children: ReactNode }) {
  return <UserType value={userType}>{children}</UserType>;
}

/** Credits that one coloring page costs this visitor. */
export function useCreditsPerPage(): number {
  return coloringCreditsOf(useContext(UserType));
}
