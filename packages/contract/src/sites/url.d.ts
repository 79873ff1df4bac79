/** What browsers and Node have alike; the contract knows neither's other words. */
declare class URL {
  constructor(url: string, base?: string);
  static canParse(url: string, base?: string): boolean;
  readonly protocol: string;
  readonly hostname: string;
  readonly origin: string;
  readonly username: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}
