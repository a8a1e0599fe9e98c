import { isLoopbackUrl } from '#gateway/config/config.ts';

/** The address that a passkey is made for; no other one can use it. */
export type RelyingParty = { id: string; name: string; origin: string };

/** Browsers know passkeys for names alone: an address of this machine counts as `localhost`. */
export function toRelyingParty(staffUrl: string): RelyingParty {
  const url = new URL(staffUrl);
  if (isLoopbackUrl(staffUrl) && !url.hostname.endsWith('localhost')) url.hostname = 'localhost';
  return { id: url.hostname, name: 'Pernoite', origin: url.origin };
}
