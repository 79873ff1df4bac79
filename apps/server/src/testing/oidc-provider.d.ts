/** The part of the package that tests use; it brings no types along. */
declare module "oidc-provider" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  // biome-ignore lint/style/noDefaultExport: the package has no other
  export default class Provider {
    constructor(issuer: string, configuration: object);
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: object,
      options?: { mergeWithLastSubmission: boolean },
    ): Promise<void>;
  }
}
