import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { implement } from '@orpc/server';
import type { NewGuest } from '#shared/contract/guest-user.ts';
import { contract } from '#shared/contract/index.ts';
import { AppError } from '#shared/errors.ts';
import { dateAt } from '#shared/hotel-time.ts';
import { isGuestBirthDate } from '#shared/rules/birth-date.ts';
import { isStrongPassword } from '#shared/rules/password.ts';
import { normalizeName } from '#shared/rules/person-name.ts';
import { isValidPhone } from '#shared/rules/phone.ts';
import { deleteAccount } from '../account/delete-account.ts';
import { type CallContext, type House, type Language, requireGuest, requireSession } from '../context.ts';
import { limitKey } from '../devices.ts';
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

const os = implement(contract).$context<CallContext>();

/** Whose calendar decides who is 18 today: all three hotels share it. */
const HOUSE_TIME_ZONE = 'America/Sao_Paulo';

/** The calls of a guest's account (API-35 to API-42). */
export const guestUserCalls = {
  create: os.guestUser.create.handler(async ({ input, context }) => {
    const { house } = context;
    await house.rateLimits.signUp(limitKey(context.device, context.caller));
    refuseBadSignUp(input, dateAt(house.clock.now(), HOUSE_TIME_ZONE));
    if (await findGuestByEmail(house.store.db, input.email)) {
      throw new AppError('GUEST_EMAIL_ALREADY_EXISTS', 'this e-mail has an account');
    }
    const guest = newGuestRow(input, house.clock.now());
    const { undo, ...account } = await house.identity.openAccount(guest, input.password);
    try {
      const guestToken = await house.store.db.transaction(async tx => {
        await insertGuest(tx, { ...guest, ...account });
        return house.identity.issueCustomToken(tx, guest.id);
      });
      return { guestToken };
    } catch (error) {
      await undo().catch((left: unknown) =>
        house.log.warn({ err: left }, 'an account without a guest is left'),
      );
      throw error;
    }
  }),

  publishMessage: os.guestUser.publishMessage.handler(async ({ context }) => {
    const { house } = context;
    await inGuestsMail(context, async (tx, guest, code) => {
      if ((await countEmails(tx, guest.email, 'WELCOME')) > 0) return;
      await house.mailer.queue(tx, { kind: 'WELCOME', ...addressOf(guest) });
      if (code !== null) await queueVerification(house, tx, guest, code);
    });
    return {};
  }),

  resendConfirmationEmail: os.guestUser.resendConfirmationEmail.handler(async ({ context }) => {
    await inGuestsMail(context, async (tx, guest, code) => {
      if (code !== null) await queueVerification(context.house, tx, guest, code);
    });
    return {};
  }),

  alreadyValidated: os.guestUser.alreadyValidated.handler(async ({ context }) => ({
    validated: await context.house.identity.isEmailVerified(await currentGuest(context)),
  })),

  language: os.guestUser.language.handler(async ({ context }) => ({
    preferredLanguage: (await currentGuest(context)).preferredLanguage,
  })),

  updateLanguage: os.guestUser.updateLanguage.handler(async ({ input, context }) => {
    await setPreferredLanguage(context.house.store.db, requireGuest(context), input.preferredLanguage);
    return { preferredLanguage: input.preferredLanguage };
  }),

  sendPasswordResetEmail: os.guestUser.sendPasswordResetEmail.handler(async ({ input, context }) => {
    const { house } = context;
    await house.rateLimits.email(input.email, limitKey(context.device, context.caller));
    // The time must not tell whether the account exists; a code from another provider takes longer to come.
    const { own, provider } = house.config.answerFloorMs;
    const floor = house.ownIdentity ? own : provider;
    await Promise.all([sendReset(house, input.email), delay(floor)]);
    return {};
  }),

  deleteAccount: os.guestUser.deleteAccount.handler(async ({ input, context }) => {
    const { signedInAt } = requireSession(context);
    await deleteAccount(context.house, { guestId: requireGuest(context), signedInAt, ...input });
    return {};
  }),
};

async function currentGuest(context: CallContext): Promise<Guest> {
  const guest = await findGuest(context.house.store.db, requireGuest(context));
  if (!guest) throw new AppError('UNAUTHORIZED', 'the account is gone');
  return guest;
}

/**
 * Queues e-mails to the signed-in guest within the limits, one call at a time for each guest. `code` is that of a
 * verification link, null for a verified e-mail; it is asked for first, since it may come from far away.
 */
async function inGuestsMail(
  context: CallContext,
  queue: (tx: Transaction, guest: Guest, code: string | null) => Promise<void>,
): Promise<void> {
  const { store, rateLimits, identity } = context.house;
  const current = await currentGuest(context);
  await rateLimits.ownEmail(current.id);
  const isVerified = await identity.isEmailVerified(current);
  const code = isVerified ? null : await identity.issueEmailCode(current.id, 'VERIFY_EMAIL');
  await store.db.transaction(async tx => {
    const guest = await lockGuest(tx, current.id, 'update');
    if (guest) await queue(tx, guest, code);
  });
}

async function queueVerification(house: House, tx: Transaction, guest: Guest, code: string): Promise<void> {
  if (!guest.emailVerified) await house.mailer.queue(tx, { kind: 'VERIFY_EMAIL', code, ...addressOf(guest) });
}

async function sendReset(house: House, email: string): Promise<void> {
  const guest = await findGuestByEmail(house.store.db, email);
  if (!guest) return;
  const code = await house.identity.issueEmailCode(guest.id, 'PASSWORD_RESET');
  await house.mailer.queue(house.store.db, { kind: 'PASSWORD_RESET', code, ...addressOf(guest) });
}

const addressOf = (guest: Guest): { to: string; language: Language; name: string } => ({
  to: guest.email,
  language: guest.preferredLanguage === 'PORTUGUESE' ? 'pt' : 'en',
  name: guest.socialName ?? guest.firstName,
});

/** What the schema cannot know: today's date, the numbering plans, the password rules (SGN-15, SGN-16, SGN-37). */
function refuseBadSignUp(input: NewGuest, today: string): void {
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
