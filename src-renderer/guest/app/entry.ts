import { type LinkSecrets, storeLinkSecrets } from '#renderer/guest/features/shared/session/link-secrets.ts';
import { paths } from '#renderer/platform/paths.ts';

export type Entry = LinkSecrets & {
  path: string;
  language: string | null;
};

const ours = ['mode', 'lang', 'oobCode', 'customToken', 'apiKey', 'continueUrl'];

export function readEntry(address: string): Entry {
  const url = new URL(address);
  const mode = url.searchParams.get('mode');
  const language = url.searchParams.get('lang');
  const oobCode = url.searchParams.get('oobCode') || null;
  const onFunnel = url.pathname === paths.booking || url.pathname.startsWith(`${paths.booking}/`);
  const customToken = onFunnel ? url.searchParams.get('customToken') || null : null;
  for (const name of ours) url.searchParams.delete(name);
  const onLink = url.pathname.startsWith(`${paths.link}/`);
  const linkCode = onLink ? url.pathname.slice(paths.link.length + 1) || null : null;
  if (onLink) url.pathname = paths.link;
  const onInvitation = url.pathname === paths.bookingInvitation;
  const invitationCode = onInvitation ? new URLSearchParams(url.hash.slice(1)).get('code') || null : null;
  if (onInvitation) url.hash = '';
  const path =
    mode === 'resetPassword'
      ? paths.resetPassword
      : mode === 'verifyEmail'
        ? paths.emailVerification
        : `${url.pathname}${url.search}${url.hash}`;
  return { path, language, oobCode, customToken, linkCode, invitationCode };
}

/** Called once by the entry script: afterwards neither the address nor the history contains a secret. */
export function openEntry(): Entry {
  const entry = readEntry(window.location.href);
  storeLinkSecrets(entry);
  window.history.replaceState(window.history.state, '', entry.path);
  return entry;
}
