import { onGuestReset } from '#renderer/platform/state/store.ts';

/** Stored in memory only, until they are used (PD-04). */
export type LinkSecrets = {
  oobCode: string | null;
  customToken: string | null;
  linkCode: string | null;
  invitationCode: string | null;
};

let secrets: LinkSecrets = { oobCode: null, customToken: null, linkCode: null, invitationCode: null };
let email = '';

export function storeLinkSecrets(found: LinkSecrets): void {
  secrets = found;
}

export function oobCode(): string | null {
  return secrets.oobCode;
}

export function forgetOobCode(): void {
  secrets = { ...secrets, oobCode: null };
}

/** The partner's token; returned only once (SES-09). */
export function takeCustomToken(): string | null {
  const { customToken } = secrets;
  secrets = { ...secrets, customToken: null };
  return customToken;
}

/** The code that a device of the hotel showed, until it is decided on; it survives a sign-in in between (BEY-01). */
export function linkCode(): string | null {
  return secrets.linkCode;
}

export function forgetLinkCode(): void {
  secrets = { ...secrets, linkCode: null };
}

/** The code of an invitation to a room; it survives a sign-up or sign-in in between (BEY-16). */
export function invitationCode(): string | null {
  return secrets.invitationCode;
}

export function invitedEmail(): string {
  return email;
}

export function storeInvitedEmail(address: string): void {
  email = address;
}

export function forgetInvitation(): void {
  secrets = { ...secrets, invitationCode: null };
  email = '';
}

// The next person at the page must not see the invitation.
onGuestReset(reason => {
  if (reason === 'signedOut' || reason === 'idle' || reason === 'elsewhere') forgetInvitation();
});
