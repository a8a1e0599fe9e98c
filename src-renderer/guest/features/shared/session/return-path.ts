const KEY = 'pernoite.return-path';

/** Pages that must not be returned to: they would redirect straight back here. */
const NOT_BACK = /^\/(login|forgot-password|reset-password|email-verification|sign-up)(\/|$)/;

/** Null for another origin, `//host`, `\\host`, `javascript:`, control characters; secrets are removed (PD-04). */
export function safeReturnPath(value: unknown, origin: string): string | null {
  if (typeof value !== 'string' || value.length > 2048 || !/^\/(?![/\\])/.test(value)) return null;
  if (/[\u0000-\u001f\\]/.test(value)) return null;
  if (!URL.canParse(value, origin)) return null;
  const url = new URL(value, origin);
  if (url.origin !== origin || url.pathname.startsWith('//') || NOT_BACK.test(url.pathname)) return null;
  for (const secret of ['customToken', 'oobCode', 'apiKey']) url.searchParams.delete(secret);
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Stores the requested path (APP-13); session storage only, same-origin only (PD-04). */
export function rememberPath(path: string): void {
  const safe = safeReturnPath(path, window.location.origin);
  try {
    if (safe !== null && safe !== '/') sessionStorage.setItem(KEY, safe);
  } catch {
    // Without storage the guest returns to home.
  }
}

/** Unless another path was requested before: an errand comes first. */
export function rememberPathIfNone(path: string): void {
  if (returnPath() === '/') rememberPath(path);
}

/** The path to open after sign-in (SES-03). Can be read repeatedly; `forgetReturnPath` clears it. */
export function returnPath(): string {
  try {
    return safeReturnPath(sessionStorage.getItem(KEY), window.location.origin) ?? '/';
  } catch {
    return '/';
  }
}

/** In memory alone, and for this guest alone. */
let own: { uid: string; path: string } | null = null;

/** Stores the path that a signed-in guest requested before the e-mail was verified (KSK-23). */
export function rememberOwnPath(uid: string, path: string): void {
  const safe = safeReturnPath(path, window.location.origin);
  if (safe !== null && safe !== '/') own = { uid, path: safe };
}

/** The guest's own path, or else the one that was requested before the sign-in. */
export function returnPathOf(uid: string): string {
  return own?.uid === uid ? own.path : returnPath();
}

export function forgetReturnPath(): void {
  own = null;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}
