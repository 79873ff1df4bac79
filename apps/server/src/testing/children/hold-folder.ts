import { lockFolder } from "../../platform/database/folder-lock.ts";
import { argument, tell } from "./tell.ts";

// owns a folder until it is killed, or tells why it cannot
try {
  lockFolder(argument<string>());
  tell("owned");
  setInterval(() => {}, 1000);
} catch (error) {
  tell(error instanceof Error ? error.name : "unknown");
}
