let token: string | null = null;

/** The token of an invitation stands behind `#`; afterwards neither the address nor the history has it. */
export function takeLinkToken(path: string): void {
  const { pathname, hash, search } = window.location;
  if (pathname !== path || hash === '') return;
  token = hash.slice(1);
  window.history.replaceState(window.history.state, '', `${pathname}${search}`);
}

export const linkToken = (): string | null => token;
