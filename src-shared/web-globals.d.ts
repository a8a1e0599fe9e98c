/**
 * The globals of src-shared that browsers and Node have in common. Its tsconfig has neither the DOM nor Node, so that a
 * name of only one of them does not compile; a name that both have is added here.
 */

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
