import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { implement } from '@orpc/server';
import type { NewGuest } from '#shared/contract/guest-user.ts';
import { contract } from '#shared/contract/index.ts';
import { AppError } from '#shared/errors.ts';
import { BRAND_TIME_ZONE, dateAt } from '#shared/hotel-time.ts';
import { isGuestBirthDate } from '#shared/rules/birth-date.ts';
import { isStrongPassword } from '#shared/rules/password.ts';
import { normalizeName } from '#shared/rules/person-name.ts';
import { isValidPhone } from '#shared/rules/phone.ts';
import { deleteAccount } from '../account/delete-account.ts';
import {
  type AppContext,
  type Language,
  type RequestContext,
  requireGuest,
  requireSession,
} from '../context.ts';
import { limitKey } from '../devices.ts';
import { greetingName } from '../mail/mail.ts';
import { isCountryCode, isDiallingCode } from '../reference/countries.ts';
import { countEmails } from '../store/email-store.ts';
import {
  findGuest,
  findGuestByEmail,
  type Guest,
  insertGuest,
  lockGuest,
  setPreferredLanguage,
} from '../store/guest-store.ts';
import type { Transaction } from '../store/store.ts';

const os = implement(contract).$context<RequestContext>();

/** The calls of a guest's account (API-35 to API-42). */
export const guestUserCalls = {
  create: os.guestUser.create.handler(async ({ input, context }) => {
    const { app } = context;
    await app.rateLimits.signUp(limitKey(context.device, context.clientIp));
    rejectBadSignUp(input, dateAt(app.clock.now(), BRAND_TIME_ZONE));
    if (await findGuestByEmail(app.store.db, input.email)) {
      throw new AppError('GUEST_EMAIL_ALREADY_EXISTS', 'this e-mail has an account');
    }
    const guest = newGuestRow(input, app.clock.now());
    const { undo, ...account } = await app.auth.openAccount(guest, input.password);
    try {
      const guestToken = await app.store.db.transaction(async tx => {
        await insertGuest(tx, { ...guest, ...account });
        return app.auth.issueCustomToken(tx, guest.id);
      });
      return { guestToken };
    } catch (error) {
      await undo().catch((left: unknown) =>
        app.log.warn({ err: left }, 'an account without a guest is left'),
      );
      throw error;
    }
  }),

  publishMessage: os.guestUser.publishMessage.handler(async ({ context }) => {
    const { app } = context;
    await inGuestsMail(context, async (tx, guest, code) => {
      if ((await countEmails(tx, guest.email, 'WELCOME')) > 0) return;
      await app.mailer.queue(tx, { kind: 'WELCOME', ...addressOf(guest) });
      if (code !== null) await queueVerification(app, tx, guest, code);
    });
    return {};
  }),

  resendConfirmationEmail: os.guestUser.resendConfirmationEmail.handler(async ({ context }) => {
    await inGuestsMail(context, async (tx, guest, code) => {
      if (code !== null) await queueVerification(context.app, tx, guest, code);
    });
    return {};
  }),

  alreadyValidated: os.guestUser.alreadyValidated.handler(async ({ context }) => ({
    validated: await context.app.auth.isEmailVerified(await currentGuest(context)),
  })),

  language: os.guestUser.language.handler(async ({ context }) => ({
    preferredLanguage: (await currentGuest(context)).preferredLanguage,
  })),

  updateLanguage: os.guestUser.updateLanguage.handler(async ({ input, context }) => {
    await setPreferredLanguage(context.app.store.db, requireGuest(context), input.preferredLanguage);
    return { preferredLanguage: input.preferredLanguage };
  }),

  sendPasswordResetEmail: os.guestUser.sendPasswordResetEmail.handler(async ({ input, context }) => {
    const { app } = context;
    await app.rateLimits.email(input.email, limitKey(context.device, context.clientIp));
    // The time must not reveal whether the account exists; a code from another provider takes longer to come.
    const { own, provider } = app.config.answerFloorMs;
    const floor = app.ownAuth ? own : provider;
    await Promise.all([sendReset(app, input.email), delay(floor)]);
    return {};
  }),

  deleteAccount: os.guestUser.deleteAccount.handler(async ({ input, context }) => {
    const { signedInAt } = requireSession(context);
    await deleteAccount(context.app, { guestId: requireGuest(context), signedInAt, ...input });
    return {};
  }),
};

async function currentGuest(context: RequestContext): Promise<Guest> {
  const guest = await findGuest(context.app.store.db, requireGuest(context));
  if (!guest) throw new AppError('UNAUTHORIZED', 'the account is gone');
  return guest;
}

/**
 * Queues e-mails to the signed-in guest within the limits, one call at a time for each guest. `code` is that of a
 * verification link, null for a verified e-mail; it is requested first, since it may come from another server.
 */
async function inGuestsMail(
  context: RequestContext,
  queue: (tx: Transaction, guest: Guest, code: string | null) => Promise<void>,
): Promise<void> {
  const { store, rateLimits, auth } = context.app;
  const current = await currentGuest(context);
  await rateLimits.ownEmail(current.id);
  const isVerified = await auth.isEmailVerified(current);
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
  if (!guest.emailVerified) await app.mailer.queue(tx, { kind: 'VERIFY_EMAIL', code, ...addressOf(guest) });
}

async function sendReset(app: AppContext, email: string): Promise<void> {
  const guest = await findGuestByEmail(app.store.db, email);
  if (!guest) return;
  const code = await app.auth.issueEmailCode(guest.id, 'PASSWORD_RESET');
  await app.mailer.queue(app.store.db, { kind: 'PASSWORD_RESET', code, ...addressOf(guest) });
}

const addressOf = (guest: Guest): { to: string; language: Language; name: string | null } => ({
  to: guest.email,
  language: guest.preferredLanguage === 'PORTUGUESE' ? 'pt' : 'en',
  name: greetingName(guest),
});

/** What the schema cannot know: today's date, the numbering plans, the password rules (SGN-15, SGN-16, SGN-37). */
function rejectBadSignUp(input: NewGuest, today: string): void {
  const issues = [
    isGuestBirthDate(input.dateOfBirth, today) ? null : ['dateOfBirth', 'dateOfBirth.age'],
    isDiallingCode(input.phoneCode) ? null : ['phoneCode', 'phoneCode.unknown'],
    isValidPhone(input.phoneCode, input.phone) ? null : ['phone', 'phone.invalid'],
    isCountryCode(input.country) ? null : ['country', 'country.unknown'],
    isStrongPassword(input.password) ? null : ['password', 'password.weak'],
  ].flatMap(issue => (issue ? [{ path: issue[0], message: issue[1] }] : []));
  if (issues.length > 0) {
    throw new AppError('BAD_REQUEST', 'the input is not valid', { details: { issues } });
  }
}

function newGuestRow(
  input: NewGuest,
  now: Date,
): Omit<Guest, 'passwordHash' | 'identityUid' | 'emailVerified'> {
  return {
    id: randomUUID(),
    email: input.email,
    firstName: normalizeName(input.firstName),
    lastName: normalizeName(input.lastName),
    socialName: input.socialName === undefined ? null : normalizeName(input.socialName),
    dateOfBirth: input.dateOfBirth,
    phoneCode: input.phoneCode,
    phone: input.phone,
    country: input.country,
    nationality: null,
    gender: null,
    personalInfoVersion: 1,
    subscribe: input.subscribe,
    receiveEmail: true,
    preferredLanguage: input.preferredLanguage,
    tokensValidSince: now,
    createdAt: now,
  };
}
