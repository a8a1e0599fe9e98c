import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { writeScenario } from '#gateway/sandbox/registrations/sandbox-registration-service.ts';
import { CPF, TRIP } from '#tests/personal-data.ts';
import { type Desk, newDesk, OTHER_HOTEL, recordOf } from './desk.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import {
  ARRIVAL,
  confirmCheckIn,
  deliver,
  familyRoom,
  fillIn,
  forgetStays,
  nowAs,
  OTHER_CPF,
  PERSON,
  registrationOf,
  sentToSandbox,
} from './registered-stay.ts';
import { codeOf, HOTEL } from './small-hotel.ts';
import { roomGuestOf } from './stored-booking.ts';

const hotel = openFreshHotel();
let desk: Desk;
let stay: Awaited<ReturnType<typeof familyRoom>>;
let roomGuestId: string;

const scenario = (change: Parameters<typeof writeScenario>[1]) => writeScenario(hotel.db, change);

/** A guest whose registration the ministry has refused for a reason that repeats the guest's own data. */
beforeEach(async () => {
  await scenario({ isDown: true, rejectNext: null });
  await forgetStays(hotel);
  stay = await familyRoom(hotel);
  hotel.gateway.clock.moveTo(new Date(ARRIVAL));
  const holder = await nowAs(hotel, stay.holder);
  await fillIn(hotel, holder, stay.bookingId);
  await confirmCheckIn(holder, stay.bookingId);
  await scenario({ isDown: false, rejectNext: `CPF ${CPF} não confere` });
  hotel.gateway.clock.moveBy(61 * 60_000);
  await deliver(hotel);
  desk = await newDesk(hotel.gateway);
  roomGuestId = (await roomGuestOf(hotel, stay.bookingId, stay.holder.id)).id;
});

const inState = async (state: string) =>
  (await desk.calls.registrations.list({ hotelId: HOTEL, state })).registrations.filter(
    ({ bookingId }) => bookingId === stay.bookingId,
  );
const refused = async () => {
  const [found] = await inState('REFUSED');
  if (!found) throw new Error('nothing was refused');
  return found;
};
const sendAgain = (changes: object = {}) =>
  refused().then(({ id }) => desk.calls.registrations.sendAgain({ hotelId: HOTEL, id, ...changes }));
const guest = () => ({ hotelId: HOTEL, bookingId: stay.bookingId, roomGuestId });

describe('a registration at the desk', () => {
  test('that the ministry refused stands there with its reason, without what the guest gave (FRD-15, BEY-19)', async () => {
    expect(await refused()).toMatchObject({
      state: 'REFUSED',
      reason: expect.stringContaining('não confere'),
      roomGuestId,
      waiting: ['CHECK_IN'],
      isCorrectable: true,
    });
    expect(JSON.stringify(await refused())).not.toContain(CPF);
    const [companion] = await inState('INCOMPLETE');
    expect(companion).toMatchObject({
      reason: null,
      missing: expect.arrayContaining(['checkIn']),
      isCorrectable: false,
    });
  });

  test('is corrected with the guest’s own questions, and the gateway sends it by itself (FRD-15, FRD-08)', async () => {
    const { saveTrip, savePersonalInfo } = desk.calls.assistedCheckIn;
    // Between the two steps nothing is sent.
    await scenario({ isDown: true });
    const { personalInfo } = await desk.calls.assistedCheckIn.find(guest());
    const saved = await savePersonalInfo({
      ...guest(),
      personalInfo: { ...PERSON, firstName: 'Adah', version: personalInfo.version },
    });
    expect(saved).toMatchObject({ firstName: 'Adah' });
    await saveTrip({
      ...guest(),
      trip: TRIP,
      registration: { document: { type: 'CPF', number: OTHER_CPF } },
    });
    await scenario({ isDown: false });
    await deliver(hotel);
    hotel.gateway.clock.moveBy(61 * 60_000);
    await deliver(hotel);
    expect(await inState('ACCEPTED')).toMatchObject([{ reason: null, waiting: [], isCorrectable: false }]);
    expect(JSON.stringify(await sentToSandbox(hotel))).toContain(OTHER_CPF);
    // Accepted, there is nothing to correct and nothing to send.
    const again = { ...guest(), personalInfo: { ...PERSON, version: saved.version } };
    expect(await codeOf(savePersonalInfo(again))).toBe('CHECKIN_NOT_AVAILABLE');
    const [accepted] = await inState('ACCEPTED');
    expect(await codeOf(desk.calls.registrations.sendAgain({ hotelId: HOTEL, id: accepted?.id }))).toBe(
      'REGISTRATION_CHANGED',
    );
  });

  test('is sent again as it is, once, whoever presses, and each act is recorded without data (FRD-15, AUD-01)', async () => {
    const { id } = await refused();
    const sent = await sendAgain();
    expect(sent).toMatchObject({ id, state: 'READY', reason: null });
    await deliver(hotel);
    expect((await registrationOf(hotel, stay.holder)).state).toBe('ACCEPTED');
    expect((await sentToSandbox(hotel)).length).toBeGreaterThan(0);
    const entries = (await recordOf(hotel.db, stay.bookingId)).filter(
      ({ act }) => act === 'REGISTRATION_SENT',
    );
    expect(entries).toMatchObject([{ details: { registrationId: id } }]);
    expect(JSON.stringify(entries)).not.toContain(CPF);
  });

  test('that waits for the next try is sent at once (FRD-15)', async () => {
    await scenario({ isDown: true });
    await sendAgain();
    await deliver(hotel);
    const [waiting] = await inState('READY');
    expect(waiting).toMatchObject({ waiting: ['CHECK_IN'] });
    await scenario({ isDown: false });
    await deliver(hotel);
    expect(await inState('ACCEPTED')).toEqual([]);
    await desk.calls.registrations.sendAgain({ hotelId: HOTEL, id: waiting?.id });
    await deliver(hotel);
    expect(await inState('ACCEPTED')).toHaveLength(1);
  });

  test('of another hotel, or that does not exist, is neither seen nor sent; an incomplete one is not sent (FRD-15, STF-04)', async () => {
    const elsewhere = { hotelId: OTHER_HOTEL.hotelId };
    expect((await desk.calls.registrations.list({ ...elsewhere, state: 'REFUSED' })).registrations).toEqual(
      [],
    );
    for (const changes of [elsewhere, { id: randomUUID() }, { id: 'x' }])
      expect(await codeOf(sendAgain(changes))).toBe('NOT_FOUND');
    const [companion] = await inState('INCOMPLETE');
    expect(await codeOf(sendAgain({ id: companion?.id }))).toBe('REGISTRATION_CHANGED');
    expect(await refused()).toMatchObject({ state: 'REFUSED' });
  });
});
