import { createHmac } from 'node:crypto';
import type { AppContext } from '#gateway/context.ts';
import { isSameSecret } from '#gateway/platform/is-same-secret.ts';
import { setNotifications } from '#gateway/store/guest-store.ts';

type Signing = Pick<AppContext, 'signingKey'>;

/** It only switches reminders off, and never ends: mail programs use it years later. */
const signatureOf = ({ signingKey }: Signing, guestId: string) =>
  createHmac('sha256', signingKey).update(`unsubscribe\n${guestId}`).digest('base64url');

/** The address in a reminder's header and at its end (RFC 8058). */
export const unsubscribeLink = (app: Signing & Pick<AppContext, 'publicUrl'>, guestId: string): string =>
  `${app.publicUrl}/api/unsubscribe/${guestId}.${signatureOf(app, guestId)}`;

/** The guest of a link that this gateway made; null for any other text. */
export function readUnsubscribeToken(app: Signing, token: string): string | null {
  const [, guestId, signature] =
    /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/.exec(token) ?? [];
  if (guestId === undefined || signature === undefined) return null;
  return isSameSecret(signature, signatureOf(app, guestId)) ? guestId : null;
}

/** Switches account updates off, as the guest's own settings do. */
export const unsubscribe = (app: AppContext, guestId: string): Promise<void> =>
  setNotifications(app.store.db, guestId, { receiveEmail: false });
