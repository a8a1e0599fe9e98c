import { setTimeout as delay } from 'node:timers/promises';
import type { AppContext } from '#gateway/context.ts';
import { greetingName } from '#gateway/mail/mail.ts';
import type { LimitKey } from '#gateway/platform/client-network.ts';
import type { Language } from '#gateway/platform/texts.ts';
import { countEmails } from '#gateway/store/email-store.ts';
import { findGuestByEmail, type Guest, lockGuest } from '#gateway/store/guest-store.ts';
import type { Transaction } from '#gateway/store/store.ts';
import { currentGuest } from './current-guest.ts';
import { issueTypedCode } from './typed-email-code.ts';

export async function sendWelcome(app: AppContext, guestId: string): Promise<void> {
  await inGuestsMail(app, guestId, async (tx, guest, code) => {
    if ((await countEmails(tx, guest.email, 'WELCOME')) > 0) return;
    await app.mailer.queue(tx, { kind: 'WELCOME', ...toRecipient(guest) });
    if (code !== null) await queueVerification(app, tx, guest, code);
  });
}

export async function sendVerification(app: AppContext, guestId: string): Promise<void> {
  await inGuestsMail(app, guestId, async (tx, guest, code) => {
    if (code !== null) await queueVerification(app, tx, guest, code);
  });
}

/** The response time does not reveal whether the e-mail has an account. */
export async function sendPasswordReset(app: AppContext, email: string, limitKey: LimitKey): Promise<void> {
  await app.rateLimits.email(email, limitKey);
  // A code from another provider takes longer to arrive.
  const { own, provider } = app.config.responseFloorMs;
  const floor = app.ownAuth ? own : provider;
  await Promise.all([queueReset(app, email), delay(floor)]);
}

/** `code` is null for a verified e-mail; it is requested first, since it may come from another server. */
async function inGuestsMail(
  app: AppContext,
  guestId: string,
  queue: (tx: Transaction, guest: Guest, code: string | null) => Promise<void>,
): Promise<void> {
  const { store, rateLimits, auth } = app;
  const current = await currentGuest(app, guestId);
  await rateLimits.emailsPerGuest(current.id);
  const isVerified = await auth.isEmailVerified(current);
  if (!isVerified) await rateLimits.strangerEmailLeft(current.email);
  const code = isVerified ? null : await auth.issueEmailCode(current.id, 'VERIFY_EMAIL');
  await store.db.transaction(async tx => {
    const guest = await lockGuest(tx, current.id, 'update');
    if (guest) await queue(tx, guest, code);
  });
}

async function queueVerification(
  app: AppContext,
  tx: Transaction,
  guest: Guest,
  code: string,
): Promise<void> {
  if (guest.emailVerified) return;
  const typedCode = await issueTypedCode(app, tx, guest);
  await app.mailer.queue(tx, { kind: 'VERIFY_EMAIL', code, typedCode, ...toRecipient(guest) });
}

async function queueReset(app: AppContext, email: string): Promise<void> {
  const guest = await findGuestByEmail(app.store.db, email);
  if (!guest) return;
  const code = await app.auth.issueEmailCode(guest.id, 'PASSWORD_RESET');
  await app.store.db.transaction(async tx => {
    const still = await lockGuest(tx, guest.id, 'share');
    // The address may have been changed meanwhile: its former owner gets no way in.
    if (still?.email === guest.email)
      await app.mailer.queue(tx, { kind: 'PASSWORD_RESET', code, ...toRecipient(still) });
  });
}

export const toRecipient = (guest: Guest): { to: string; language: Language; name: string | null } => ({
  to: guest.email,
  language: guest.preferredLanguage === 'PORTUGUESE' ? 'pt' : 'en',
  name: greetingName(guest),
});
