import type { AppContext } from '#gateway/context.ts';
import { isEnabled } from '#gateway/domain/hotel/flags.ts';
import { greetingName } from '#gateway/mail/mail.ts';
import { repeat } from '#gateway/platform/repeat.ts';
import type { Language } from '#gateway/platform/texts.ts';
import {
  claimReminders,
  creditsRunningOut,
  lockReminded,
  restOfDeposits,
  type StayToRemind,
  staysBeforeCheckIn,
  staysToPrepare,
} from '#gateway/store/reminder-store.ts';
import { hourAt } from '#shared/hotel-time.ts';
import { sumCents } from '#shared/money.ts';
import { CHECKIN_OPENS_HOURS, PREPARATION_HOURS } from '#shared/policies.ts';
import { findFilledParts } from '../preferences/find-preferences.ts';
import { unsubscribeLink } from './unsubscribe-link.ts';

const EVERY_MS = 5 * 60_000;
const HOUR_MS = 3_600_000;
/** E-mails of one run; the rest follows in the next one. */
const BATCH = 200;

/** Every reminder that is due, each once, also with several gateways (PRD-08). A hotel that offers no switch sends none. */
export async function sendReminders(app: AppContext): Promise<void> {
  if (!app.config.web.emails.updates) return;
  const { db } = app.store;
  const now = app.clock.now();
  for (const stay of await staysBeforeCheckIn(db, now, BATCH)) await remindOfStay(app, 'STAY_REMINDER', stay);
  for (const stay of await staysToPrepare(db, now, BATCH))
    if (await lacksPreferences(app, stay.guest.id)) await remindOfStay(app, 'PREFERENCES_MISSING', stay);
  if (await isEnabled(app, 'IS_CREDITS_ENABLED')) await remindOfCredits(app, now);
}

export function startReminders(app: AppContext): () => Promise<void> {
  return repeat(
    EVERY_MS,
    () => sendReminders(app),
    error => app.log.error({ err: error }, 'the reminders were not written'),
    { atOnce: true },
  );
}

/** Nothing of the room is chosen; who chose a part has seen the others. */
async function lacksPreferences(app: AppContext, guestId: string): Promise<boolean> {
  const filled = await findFilledParts(app.store.db, guestId);
  return filled.every(part => part === 'ABOUT');
}

async function remindOfStay(
  app: AppContext,
  kind: 'STAY_REMINDER' | 'PREFERENCES_MISSING',
  { booking, hotel, guest }: StayToRemind,
): Promise<void> {
  const now = app.clock.now();
  await app.store.db.transaction(async tx => {
    if (!(await lockReminded(tx, guest.id))) return;
    const claim = { guestId: guest.id, kind, subjects: [booking.id], now };
    if ((await claimReminders(tx, claim)).length === 0) return;
    const untilHours = kind === 'STAY_REMINDER' ? CHECKIN_OPENS_HOURS : PREPARATION_HOURS;
    await app.mailer.queue(tx, {
      kind,
      to: guest.email,
      language: booking.language,
      bookingId: booking.id,
      unsubscribe: unsubscribeLink(app, guest.id),
      reminder: {
        guestName: greetingName(guest),
        hotelName: hotel.name,
        city: hotel.city,
        locator: booking.locator,
        checkinDate: booking.checkinDate,
        checkoutDate: booking.checkoutDate,
        checkinHour: hourAt(booking.startsAt, hotel.timeZone),
        opensAt: new Date(booking.startsAt.getTime() - untilHours * HOUR_MS),
        timeZone: hotel.timeZone,
      },
    });
  });
}

/** One e-mail for all deposits of a guest that run out within 30 days. */
async function remindOfCredits(app: AppContext, now: Date): Promise<void> {
  const due = await creditsRunningOut(app.store.db, now, BATCH);
  for (const [guestId, rows] of Map.groupBy(due, ({ guest }) => guest.id)) {
    const [{ guest } = { guest: null }] = rows;
    if (!guest) continue;
    const language: Language = guest.preferredLanguage === 'PORTUGUESE' ? 'pt' : 'en';
    await app.store.db.transaction(async tx => {
      if (!(await lockReminded(tx, guestId))) return;
      const subjects = rows.map(({ deposit }) => String(deposit.id));
      const claimed = await claimReminders(tx, { guestId, kind: 'CREDITS_EXPIRING', subjects, now });
      const deposits = await restOfDeposits(tx, claimed.map(Number));
      const firstDueDate = deposits[0]?.dueDate ?? null;
      if (firstDueDate === null) return;
      await app.mailer.queue(tx, {
        kind: 'CREDITS_EXPIRING',
        to: guest.email,
        language,
        unsubscribe: unsubscribeLink(app, guestId),
        expiry: {
          guestName: greetingName(guest),
          cents: sumCents(deposits.map(({ cents }) => cents)),
          firstDueDate,
        },
      });
    });
  }
}
