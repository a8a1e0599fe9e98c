/** Neither the DOM's nor Node's types are here: a name that both have is added to this file. */

declare function atob(data: string): string;

declare class URL {
  static canParse(url: string, base?: string): boolean;
  constructor(url: string, base?: string);
  readonly origin: string;
  readonly protocol: string;
  readonly username: string;
  readonly password: string;
  readonly hostname: string;
  readonly search: string;
  readonly hash: string;
}
