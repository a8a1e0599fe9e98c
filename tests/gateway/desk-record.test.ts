import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { accommodationGuests, accommodations, bookings, stayLines } from '#gateway/store/schema/bookings.ts';
import {
  checkIns,
  doorCodeShowings,
  guestRegistrations,
  lockCommands,
  registrationEvents,
} from '#gateway/store/schema/check-ins.ts';
import { creditEntries } from '#gateway/store/schema/credits.ts';
import { bookingOpenings } from '#gateway/store/schema/desk.ts';
import { cashDeposits, deskPayments } from '#gateway/store/schema/desk-payments.ts';
import { drawerMovements, drawers } from '#gateway/store/schema/drawers.ts';
import { emails } from '#gateway/store/schema/emails.ts';
import {
  exchangeEvents,
  exchangeFeeds,
  exchangeKeys,
  partnerBookings,
} from '#gateway/store/schema/exchange.ts';
import { guests } from '#gateway/store/schema/guests.ts';
import { rooms } from '#gateway/store/schema/hotels.ts';
import { deliveries, receptionMessages, spaceReservations, visitors } from '#gateway/store/schema/living.ts';
import { lobbyCalls } from '#gateway/store/schema/lobby.ts';
import { minorRegistrations } from '#gateway/store/schema/minors.ts';
import { moneyApprovals } from '#gateway/store/schema/money-approvals.ts';
import { payments, pixCodes } from '#gateway/store/schema/payments.ts';
import { roomClosures } from '#gateway/store/schema/room-closures.ts';
import { roomMoves } from '#gateway/store/schema/room-moves.ts';
import { shiftNotes } from '#gateway/store/schema/shift-notes.ts';
import { staffAccounts, staffLinks, staffRoles, staffSecondFactors } from '#gateway/store/schema/staff.ts';
import { identityValidations } from '#gateway/store/schema/validations.ts';
import { operationsOf } from '#shared/contract/operations.ts';
import { staffContract } from '#shared/contract/staff/contract.ts';
import type { StaffMeta } from '#shared/contract/staff/staff-call.ts';
import { REGISTRATION, TRIP } from '#tests/personal-data.ts';
import { clientAt, seedIdentity } from './checking-in.ts';
import { type Desk, newDesk, recordOf } from './desk.ts';
import { cashOrder, WALK_IN_DUE } from './desk-cash.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { importBooking, partnerBooking } from './partner-booking.ts';
import { recordedHousekeepingActs } from './recorded-housekeeping-acts.ts';
import { recordedLivingActs } from './recorded-living-acts.ts';
import { recordedLobbyAndExchangeActs } from './recorded-lobby-and-exchange-acts.ts';
import { recordedMoneyActs } from './recorded-money-acts.ts';
import { recordedPeopleActs } from './recorded-people-acts.ts';
import { PERSON } from './registered-stay.ts';
import { adult, holderForm } from './room-forms.ts';
import { EVENING, queenRoom, scenario } from './scenario.ts';
import { cardToken, HOTEL, newGuest } from './small-hotel.ts';
import { newStaff, STAFF_PASSWORD, type StaffClient } from './staff-fixture.ts';

const hotel = openFreshHotel();
let desk: Desk;
beforeEach(async () => {
  desk = await newDesk(hotel.gateway);
});

/** Other files share the hotel. */
afterAll(() => hotel.db.delete(roomClosures));

const newKey = () => `desk_${randomUUID()}`;
const holderIn = (bookingId: string) => ({ hotelId: HOTEL, bookingId, roomGuestId: 'holder' });

/** Everything that an act of staff may write. */
const TABLES = [
  accommodationGuests,
  accommodations,
  bookingOpenings,
  bookings,
  cashDeposits,
  checkIns,
  creditEntries,
  deliveries,
  deskPayments,
  doorCodeShowings,
  drawerMovements,
  drawers,
  emails,
  exchangeEvents,
  exchangeFeeds,
  exchangeKeys,
  guestRegistrations,
  guests,
  identityValidations,
  lobbyCalls,
  lockCommands,
  minorRegistrations,
  moneyApprovals,
  partnerBookings,
  payments,
  pixCodes,
  roomMoves,
  roomClosures,
  rooms,
  receptionMessages,
  registrationEvents,
  shiftNotes,
  spaceReservations,
  staffAccounts,
  staffLinks,
  staffRoles,
  staffSecondFactors,
  stayLines,
  visitors,
];

async function everything(): Promise<string[]> {
  const texts: string[] = [];
  for (const table of TABLES)
    for (const row of await hotel.db.select().from(table)) texts.push(JSON.stringify(row));
  return texts.sort();
}

/** The record rejects every entry while `work` runs. */
async function withoutRecord(work: () => Promise<void>): Promise<void> {
  await hotel.db.execute(sql`alter table staff_record add constraint rejects_all check (false) not valid`);
  try {
    await work();
  } finally {
    await hotel.db.execute(sql`alter table staff_record drop constraint rejects_all`);
  }
}

async function hoursToSell() {
  const { bookingId, accommodationId } = await scenario(hotel).longStay();
  hotel.gateway.clock.moveTo(new Date('2026-12-09T12:00:00-03:00'));
  const room = { hotelId: HOTEL, bookingId, accommodationId: String(accommodationId), type: 'CHECKOUT' };
  const { slots } = await desk.calls.deskPayments.hours(room);
  const { freeCancellationUntil: _until, ...slot } = slots.at(-1) ?? { freeCancellationUntil: null };
  return { ...room, ...slot };
}

type Prepare = () => Promise<() => Promise<unknown>>;

/** Calls of a manager, some of them to a colleague. */
const asManager =
  (act: (manager: StaffClient, colleague: { hotelId: string; staffId: string }) => Promise<unknown>) =>
  async () => {
    const { staffId } = await newStaff(hotel.gateway);
    const { client } = await newStaff(hotel.gateway, { role: 'MANAGER' });
    return () => act(client, { hotelId: HOTEL, staffId });
  };

/** What each call needs: it would be done, were it not for the record. */
const acts: Record<string, Prepare> = {
  'search.find': async () => () => desk.search('ada'),
  'deskBooking.find': async () => {
    const { bookingId } = await scenario(hotel).walkIn();
    return () => desk.open(bookingId);
  },
  'record.exportCsv': asManager(({ record }) =>
    record.exportCsv({ hotelId: HOTEL, password: STAFF_PASSWORD }),
  ),
  'staff.invite': asManager(({ staff }) =>
    staff.invite({ hotelId: HOTEL, name: 'Nara', email: `${randomUUID()}@hotel.test`, roles: ['RECEPTION'] }),
  ),
  'staff.changeRoles': asManager(({ staff }, colleague) =>
    staff.changeRoles({ ...colleague, roles: ['HOUSEKEEPING'] }),
  ),
  'staff.resetSecondFactor': asManager(({ staff }, colleague) => staff.resetSecondFactor(colleague)),
  'staff.deactivate': asManager(({ staff }, colleague) => staff.deactivate(colleague)),
  'deskPayments.take': async () => {
    const { bookingId } = await scenario(hotel).walkIn();
    return () => desk.calls.deskPayments.take(cashOrder(bookingId, WALK_IN_DUE));
  },
  'deskPayments.createPix': async () => {
    const { bookingId } = await scenario(hotel).walkIn();
    const order = { hotelId: HOTEL, bookingId, ...WALK_IN_DUE, taxId: '52998224725' };
    return () => desk.calls.deskPayments.createPix({ ...order, key: newKey() });
  },
  'deskPayments.closePix': async () => {
    const { bookingId, pix } = await scenario(hotel).pixStay();
    return () => desk.calls.deskPayments.closePix({ hotelId: HOTEL, bookingId, paymentId: pix.paymentId });
  },
  'deskPayments.createHoursPix': async () => {
    const order = await hoursToSell();
    return () => desk.calls.deskPayments.createHoursPix({ ...order, key: newKey(), taxId: '52998224725' });
  },
  'deskPayments.takeForHours': async () => {
    const order = await hoursToSell();
    return () => desk.calls.deskPayments.takeForHours({ ...order, key: newKey(), means: { kind: 'CASH' } });
  },
  'deskPayments.receipt': async () => {
    const { bookingId } = await scenario(hotel).walkIn();
    const { paymentId } = await desk.calls.deskPayments.take(cashOrder(bookingId, WALK_IN_DUE));
    return () => desk.calls.deskPayments.receipt({ hotelId: HOTEL, bookingId, paymentId });
  },
  'documents.find': async () => {
    const { bookingId } = await scenario(hotel).paidStay();
    return () => desk.calls.documents.find(holderIn(bookingId));
  },
  'documents.openNumber': async () => {
    const { bookingId } = await scenario(hotel).paidStay();
    return () => desk.calls.documents.openNumber(holderIn(bookingId));
  },
  'documents.approve': async () => {
    const { bookingId } = await scenario(hotel).paidStay();
    const { version, firstName, lastName, birthDate } = await desk.calls.documents.find(holderIn(bookingId));
    const document = { kind: 'CNH', number: '52998224725', firstName, lastName, birthDate, nationality: 30 };
    const decision = { ...holderIn(bookingId), version, document, corrected: [], isPersonSeen: true };
    return () => desk.calls.documents.approve(decision);
  },
  'documents.reject': async () => {
    const { bookingId } = await scenario(hotel).paidStay();
    const { version } = await desk.calls.documents.find(holderIn(bookingId));
    return () => desk.calls.documents.reject({ ...holderIn(bookingId), version, reasons: ['DOCUMENT_COPY'] });
  },
  ...Object.fromEntries(
    (['show', 'renew', 'end'] as const).map(name => [
      `doorCodes.${name}`,
      async () => {
        const stay = await scenario(hotel).paidStay({ rooms: [queenRoom], checkedInAt: EVENING });
        const room = { hotelId: HOTEL, bookingId: stay.bookingId, accommodationId: String(stay.first) };
        return () => desk.calls.doorCodes[name]({ ...room, reason: 'OTHER' });
      },
    ]),
  ),
  'parcels.list': async () => () => desk.calls.parcels.list({ hotelId: HOTEL, state: 'WAITING' }),
  'parcels.receivers': async () => () => desk.calls.parcels.receivers({ hotelId: HOTEL }),
  ...Object.fromEntries(
    (['register', 'handOver', 'sendBack', 'arrived'] as const).map(name => [
      `parcels.${name}`,
      async () => {
        const stay = await scenario(hotel).paidStay({ rooms: [queenRoom], checkedInAt: EVENING });
        const [row] = await hotel.db
          .select()
          .from(accommodationGuests)
          .where(eq(accommodationGuests.accommodationId, stay.first));
        const order = { hotelId: HOTEL, roomGuestId: row?.id ?? '', type: 'OTHER', description: 'Box' };
        if (name === 'register') return () => desk.calls.parcels.register({ ...order, key: newKey() });
        const { id } = await desk.calls.parcels.register({ ...order, key: newKey() });
        if (name === 'arrived')
          await hotel.db.update(deliveries).set({ arrivedAt: null }).where(eq(deliveries.id, id));
        return () =>
          desk.calls.parcels[name]({ hotelId: HOTEL, id, ...(name === 'handOver' && { to: 'Ada' }) });
      },
    ]),
  ),
  'assistedCheckIn.find': async () => {
    const { bookingId } = await scenario(hotel).paidStay();
    return () => desk.calls.assistedCheckIn.find(holderIn(bookingId));
  },
  'assistedCheckIn.savePersonalInfo': async () => {
    const { bookingId } = await scenario(hotel).paidStay();
    hotel.gateway.clock.moveTo(new Date(EVENING));
    return () =>
      desk.calls.assistedCheckIn.savePersonalInfo({ ...holderIn(bookingId), personalInfo: PERSON });
  },
  'assistedCheckIn.saveTrip': async () => {
    const { bookingId } = await scenario(hotel).paidStay();
    hotel.gateway.clock.moveTo(new Date(EVENING));
    const trip = { ...holderIn(bookingId), trip: TRIP, registration: REGISTRATION };
    return () => desk.calls.assistedCheckIn.saveTrip(trip);
  },
  'assistedCheckIn.saveGuests': async () => {
    const { bookingId, first } = await scenario(hotel).paidStay({ rooms: [{ ...queenRoom, adults: 2 }] });
    const { checkIn } = await desk.calls.assistedCheckIn.find(holderIn(bookingId));
    const accommodations = [{ accommodationId: first, guests: [holderForm(hotel.guest), adult()] }];
    const draft = { ...holderIn(bookingId), version: checkIn.version, accommodations };
    return () => desk.calls.assistedCheckIn.saveGuests(draft);
  },
  'assistedCheckIn.takeDeposit': async () => {
    const { bookingId, first: accommodationId } = await scenario(hotel).paidStay();
    await hotel.db.update(bookings).set({ walkIn: true }).where(eq(bookings.id, bookingId));
    hotel.gateway.clock.moveTo(new Date(EVENING));
    const order = { ...holderIn(bookingId), key: newKey(), accommodationId, amountCents: 300_00 };
    return () => desk.calls.assistedCheckIn.takeDeposit(order);
  },
  'assistedCheckIn.takeCard': async () => {
    const { bookingId } = await scenario(hotel).paidStay();
    await hotel.db.update(bookings).set({ walkIn: true }).where(eq(bookings.id, bookingId));
    hotel.gateway.clock.moveTo(new Date(EVENING));
    const order = { ...holderIn(bookingId), token: await cardToken(hotel.gateway) };
    return () => desk.calls.assistedCheckIn.takeCard(order);
  },
  'assistedCheckIn.confirm': async () => {
    const { bookingId, rooms: accommodationIds } = await scenario(hotel).paidStay();
    hotel.gateway.clock.moveTo(new Date(EVENING));
    const guest = holderIn(bookingId);
    await desk.calls.assistedCheckIn.savePersonalInfo({ ...guest, personalInfo: PERSON });
    await desk.calls.assistedCheckIn.saveTrip({ ...guest, trip: TRIP, registration: REGISTRATION });
    await seedIdentity(hotel, hotel.guest.id);
    const { checkIn } = await desk.calls.assistedCheckIn.find(guest);
    const order = { ...guest, version: checkIn.version, accommodationIds };
    return () => desk.calls.assistedCheckIn.confirm(order);
  },
  ...Object.fromEntries(
    (['allowImport', 'undoImport'] as const).map(name => [
      `deskBooking.${name}`,
      async () => {
        const booked = await partnerBooking(hotel.gateway, { holderLastName: 'Hale' });
        const guest = await newGuest(hotel.gateway);
        await importBooking(await clientAt(hotel, guest, '2026-12-04T16:00:00-03:00'), booked, 'Hale');
        return () => desk.calls.deskBooking[name]({ hotelId: HOTEL, bookingId: booked.id });
      },
    ]),
  ),
  ...recordedHousekeepingActs(hotel),
  ...recordedLobbyAndExchangeActs(hotel),
  ...recordedLivingActs(hotel),
  ...recordedMoneyActs(hotel),
  ...recordedPeopleActs(hotel),
  'dayPrint.print': async () => () => desk.calls.dayPrint.print({ hotelId: HOTEL, date: '2026-12-03' }),
};

/** Those that are added later too: each needs a way to make it above. */
const recorded = operationsOf<StaffMeta>(staffContract).filter(
  ({ meta }) => Array.isArray(meta.roles) && meta.act !== null,
);

describe('an act of staff has an entry of its name, and where the record takes none', () => {
  test.each(recorded)('is not done, and shows nothing: $name (AUD-01)', async ({ name, meta }) => {
    const prepare = acts[name];
    if (prepare === undefined) throw new Error(`nothing says how ${name} is made`);
    const act = await prepare();
    const before = await everything();
    await withoutRecord(async () => {
      await expect(act()).rejects.toMatchObject({ code: 'INTERNAL_SERVER_ERROR', status: 500 });
    });
    expect(await everything()).toEqual(before);
    await act();
    expect((await recordOf(hotel.db)).at(-1)).toMatchObject({ act: meta.act, hotelId: HOTEL });
  });
});
