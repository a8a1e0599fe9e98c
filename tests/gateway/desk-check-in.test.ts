import { randomUUID } from 'node:crypto';
import { eq, ne } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { programDueLocks } from '#gateway/domain/booking/doors/lock-worker.ts';
import { bookings } from '#gateway/store/schema/bookings.ts';
import { cards } from '#gateway/store/schema/cards.ts';
import { guarantees } from '#gateway/store/schema/check-ins.ts';
import { cashDeposits } from '#gateway/store/schema/desk-payments.ts';
import { sandboxCharges } from '#gateway/store/schema/sandbox.ts';
import { REGISTRATION, TRIP } from '#tests/personal-data.ts';
import { clientAt, seedIdentity } from './checking-in.ts';
import { DESK_DEVICE, type Desk, newDesk, OTHER_HOTEL, recordOf } from './desk.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { PERSON } from './registered-stay.ts';
import { adult, holderForm } from './room-forms.ts';
import { EVENING, QUEEN_AND_SUITE, type Stay, scenario } from './scenario.ts';
import { CARDS, cardToken, codeOf, HOTEL } from './small-hotel.ts';
import { roomGuestOf } from './stored-booking.ts';

const hotel = openFreshHotel();
let stay: Stay;
let desk: Desk;
let roomGuestId: string;
/** A walk-in of two rooms that was paid at the desk: each needs a guarantee. */
beforeEach(async () => {
  stay = await scenario(hotel).paidStay({ rooms: QUEEN_AND_SUITE });
  await hotel.db.update(bookings).set({ walkIn: true }).where(eq(bookings.id, stay.bookingId));
  hotel.gateway.clock.moveTo(new Date(EVENING));
  roomGuestId = (await roomGuestOf(hotel, stay.bookingId, hotel.guest.id)).id;
  desk = await newDesk(hotel.gateway);
});

const guestOf = (changes: object = {}) => ({
  hotelId: HOTEL,
  bookingId: stay.bookingId,
  roomGuestId,
  ...changes,
});
const find = () => desk.calls.assistedCheckIn.find(guestOf());
const deposit = (changes: object = {}) =>
  desk.calls.assistedCheckIn.takeDeposit({
    ...guestOf(),
    key: `desk_${randomUUID()}`,
    accommodationId: stay.first,
    amountCents: 300_00,
    ...changes,
  });
const confirm = async (changes: object = {}) =>
  desk.calls.assistedCheckIn.confirm({
    ...guestOf(),
    version: (await find()).checkIn.version,
    accommodationIds: stay.rooms,
    ...changes,
  });
const steps = async () =>
  (await recordOf(hotel.db, stay.bookingId))
    .filter(({ act }) => act !== 'CHECK_IN_OPENED')
    .map(({ act, details }) => (act === 'CHECK_IN_ASSISTED' ? details['step'] : act));

describe('a check-in that the desk does for a guest', () => {
  test('goes step by step through the guest’s own services, and each step is recorded (FRD-08, AUD-01)', async () => {
    const { savePersonalInfo, saveTrip, saveGuests } = desk.calls.assistedCheckIn;
    await expect(confirm()).rejects.toMatchObject({
      code: 'CHECKIN_INCOMPLETE',
      details: { missing: ['personalInfo', 'identity', 'tripMotivation', 'paymentCard'] },
    });
    const saved = await savePersonalInfo({ ...guestOf(), personalInfo: PERSON });
    expect(saved).toMatchObject({ firstName: 'Ada', nationality: 30 });
    await saveTrip({ ...guestOf(), trip: TRIP, registration: REGISTRATION });
    const opened = await find();
    expect(opened).toMatchObject({ checkIn: { tripMotivation: TRIP }, personalInfo: { lastName: 'Prado' } });
    expect(opened.rooms.map(({ accommodationId }) => accommodationId)).toEqual(stay.rooms);
    expect(opened.rooms[0]).toMatchObject({ number: stay.room, maxAdults: 2, maxMinors: 0 });
    const bia = adult();
    const { accommodations } = await saveGuests({
      ...guestOf(),
      version: opened.checkIn.version,
      accommodations: [{ accommodationId: stay.first, guests: [holderForm(hotel.guest), bia] }],
    });
    expect(accommodations[0]?.guests).toMatchObject([
      { isRoomMainGuest: true },
      { email: bia.email, isInvited: true },
    ]);
    for (const accommodationId of stay.rooms) await deposit({ accommodationId });
    await seedIdentity(hotel, hotel.guest.id);
    const done = await confirm();
    expect(done).toMatchObject({
      waitsFor: null,
      rooms: stay.rooms.map(accommodationId => ({
        accommodationId,
        suiteNumber: expect.any(String),
        checkedInAt: expect.any(String),
        code: 'SET',
      })),
    });
    expect(JSON.stringify(done)).not.toMatch(/"\d{6}"/);
    await programDueLocks(hotel.gateway.app);
    expect((await confirm()).rooms).toMatchObject([{ code: 'ACTIVE' }, { code: 'ACTIVE' }]);
    expect((await steps()).slice(0, 6)).toEqual([
      'personalInfo',
      'trip',
      'guests',
      'DEPOSIT_TAKEN',
      'DEPOSIT_TAKEN',
      'confirm',
    ]);
  });

  test('waits for the identity like the guest’s own, with no room and no code (FRD-08, SEC-19)', async () => {
    await desk.calls.assistedCheckIn.savePersonalInfo({ ...guestOf(), personalInfo: PERSON });
    await desk.calls.assistedCheckIn.saveTrip({ ...guestOf(), trip: TRIP, registration: REGISTRATION });
    for (const accommodationId of stay.rooms) await deposit({ accommodationId });
    await seedIdentity(hotel, hotel.guest.id, 'PROCESSING');
    expect(await confirm()).toMatchObject({
      waitsFor: 'IDENTITY',
      rooms: stay.rooms.map(() => ({ suiteNumber: null, checkedInAt: null, code: 'NONE' })),
    });
  });

  test('rejects a booking or guest data that were changed meanwhile (FRD-08)', async () => {
    const { checkIn, personalInfo } = await find();
    const { savePersonalInfo, saveGuests } = desk.calls.assistedCheckIn;
    await hotel.db
      .update(bookings)
      .set({ version: checkIn.version + 1 })
      .where(eq(bookings.id, stay.bookingId));
    await expect(confirm({ version: checkIn.version })).rejects.toMatchObject({
      code: 'BOOKING_CHANGED',
      status: 409,
      details: { version: checkIn.version + 1 },
    });
    const accommodations = [{ accommodationId: stay.first, guests: [holderForm(hotel.guest), adult()] }];
    expect(await codeOf(saveGuests({ ...guestOf(), version: checkIn.version, accommodations }))).toBe(
      'BOOKING_CHANGED',
    );
    const older = { ...PERSON, version: personalInfo.version + 1 };
    expect(await codeOf(savePersonalInfo({ ...guestOf(), personalInfo: older }))).toBe(
      'PERSONAL_INFO_CHANGED',
    );
    expect(await steps()).toEqual([]);
  });

  test('changes nobody’s data but those of a guest whose check-in is open here (FRD-08, STF-04)', async () => {
    const { savePersonalInfo, saveTrip } = desk.calls.assistedCheckIn;
    for (const wanted of [
      guestOf({ hotelId: OTHER_HOTEL.hotelId }),
      guestOf({ roomGuestId: randomUUID() }),
      guestOf({ bookingId: randomUUID() }),
    ]) {
      expect(await codeOf(desk.calls.assistedCheckIn.find(wanted))).toBe('NOT_FOUND');
      expect(await codeOf(savePersonalInfo({ ...wanted, personalInfo: PERSON }))).toBe('NOT_FOUND');
      expect(await codeOf(saveTrip({ ...wanted, trip: TRIP, registration: REGISTRATION }))).toBe('NOT_FOUND');
      expect(await codeOf(deposit(wanted))).toBe('NOT_FOUND');
    }
    hotel.gateway.clock.moveTo(new Date('2026-12-01T20:00:00-03:00'));
    expect(await codeOf(savePersonalInfo({ ...guestOf(), personalInfo: PERSON }))).toBe(
      'CHECKIN_NOT_AVAILABLE',
    );
    expect(await codeOf(deposit())).toBe('CHECKIN_NOT_AVAILABLE');
  });

  test.each([
    ['markup in a name', { ...PERSON, firstName: '<script>x</script>' }],
    ['a bidirectional control in a name', { ...PERSON, lastName: 'Prado\u2066' }],
    ['a birth date of a minor', { ...PERSON, dateOfBirth: '2020-01-01' }],
    ['an unknown country', { ...PERSON, nationality: 999 }],
  ])('saves no personal data with %s (FRD-08, SEC-06, SEC-22)', async (_what, personalInfo) => {
    const { savePersonalInfo } = desk.calls.assistedCheckIn;
    expect(await codeOf(savePersonalInfo({ ...guestOf(), personalInfo }))).toBe('BAD_REQUEST');
    expect(await steps()).toEqual([]);
  });
});

test('the choices of its forms are the guests’ own, in the language of the desk, and name nobody (FRD-08)', async () => {
  const { choices, cities, postcode } = desk.calls.checkInReference;
  const { reasons, modes, states } = await choices({ hotelId: HOTEL });
  expect(reasons).toContainEqual({ id: 'BUSINESS', name: 'Business' });
  expect(modes.map(({ id }) => id)).toContain('AIRPLANE');
  expect(states).toHaveLength(27);
  const found = await cities({ hotelId: HOTEL, stateCode: 'SP' });
  expect(found).toContainEqual({ cityName: 'São Paulo', cityCode: '3550308' });
  expect(await codeOf(cities({ hotelId: HOTEL, stateCode: 'São Paulo' }))).toBe('BAD_REQUEST');
  expect(await codeOf(postcode({ hotelId: HOTEL, postcode: '123' }))).toBe('BAD_REQUEST');
  expect(await codeOf(postcode({ hotelId: HOTEL, postcode: '00000000' }))).toBe('POSTCODE_NOT_FOUND');
  const own = (await recordOf(hotel.db)).filter(({ staffId }) => staffId === desk.staffId);
  expect(own.map(({ act }) => act)).toEqual(['SIGNED_IN']);
});

describe('a cash deposit', () => {
  test('guarantees its room, once, and stands on no bill (FRD-05, FRD-08)', async () => {
    const key = `desk_${randomUUID()}`;
    const taken = await Promise.all([deposit({ key }), deposit({ key }), deposit({ key })]);
    expect(new Set(taken.map(({ takenAt }) => takenAt)).size).toBe(1);
    expect(await codeOf(deposit({ key, amountCents: 1_00 }))).toBe('IDEMPOTENCY_KEY_REUSED');
    await expect(deposit()).rejects.toMatchObject({
      code: 'OUTCOME_CHANGED',
      status: 409,
      details: { amountCents: 300_00 },
    });
    const twice = await Promise.all(
      [1, 2].map(() => codeOf(deposit({ accommodationId: stay.second, key: `desk_${randomUUID()}` }))),
    );
    expect(twice.filter(outcome => outcome === 'OUTCOME_CHANGED')).toHaveLength(1);
    const stored = await hotel.db
      .select()
      .from(cashDeposits)
      .where(eq(cashDeposits.bookingId, stay.bookingId));
    expect(stored).toHaveLength(2);
    expect(stored[0]).toMatchObject({ staffId: desk.staffId, device: DESK_DEVICE, amountCents: 300_00 });
    const client = await clientAt(hotel, hotel.guest, EVENING);
    const bill = await client.bill.find({ bookingId: stay.bookingId });
    expect(bill.paid.map(({ by }) => by)).toEqual(['CARD']);
    expect(await find()).toMatchObject({ checkIn: { flow: 'SIMPLE' }, deposits: [{}, {}] });
    const { rooms } = await desk.calls.deskBooking.find({ hotelId: HOTEL, bookingId: stay.bookingId });
    const shown = { guarantee: null, deposit: { amountCents: 300_00, at: taken[0]?.takenAt } };
    expect(rooms.find(room => room.accommodationId === stay.first)).toMatchObject(shown);
  });

  test.each([0, -1, 10.5, 1e12, '30000'])('of %s is none (FRD-08)', async amountCents => {
    expect(await codeOf(deposit({ amountCents }))).toBe('BAD_REQUEST');
  });
});

describe('a guarantee card at the desk', () => {
  const give = async (changes: object = {}, number: string = CARDS.approves) =>
    desk.calls.assistedCheckIn.takeCard({
      ...guestOf(),
      token: await cardToken(hotel.gateway, number),
      ...changes,
    });
  const stored = () => hotel.db.select().from(guarantees).where(eq(guarantees.bookingId, stay.bookingId));
  const taken = async () =>
    (await recordOf(hotel.db, stay.bookingId)).filter(({ act }) => act === 'GUARANTEE_CARD_TAKEN');
  const shown = { brand: 'visa', display_number: 'XXXX XXXX XXXX 1111' };

  test('guarantees each room, charges nothing, is in no wallet, and lets the guest check in (FRD-08, PD-14)', async () => {
    const charges = () => hotel.db.$count(sandboxCharges, ne(sandboxCharges.amountCents, 0));
    const before = await charges();
    expect((await find()).cardPage).toBe(hotel.gateway.app.config.web.cardPage);
    expect(await give()).toMatchObject({ guaranteeCard: shown });
    expect(await find()).toMatchObject({ checkIn: { guaranteeCard: shown } });
    expect((await stored()).map(({ accommodationId }) => accommodationId).toSorted()).toEqual(stay.rooms);
    expect(await charges()).toBe(before);
    const client = await clientAt(hotel, hotel.guest, EVENING);
    expect(await client.payment.cards()).toEqual([]);
    await desk.calls.assistedCheckIn.savePersonalInfo({ ...guestOf(), personalInfo: PERSON });
    await desk.calls.assistedCheckIn.saveTrip({ ...guestOf(), trip: TRIP, registration: REGISTRATION });
    await seedIdentity(hotel, hotel.guest.id);
    expect(await confirm()).toMatchObject({ waitsFor: null });
  });

  test('is recorded with its network and last four digits at most, once for one token (FRD-08, AUD-01)', async () => {
    const token = await cardToken(hotel.gateway);
    await Promise.all([give({ token }), give({ token })]);
    await give({ token });
    const { staffId } = desk;
    const details = { roomGuestId, network: 'visa', lastDigits: '1111', rooms: 2 };
    expect(await taken()).toMatchObject([{ staffId, details }]);
    expect(Object.keys((await taken())[0]?.details ?? {}).toSorted()).toEqual(
      Object.keys(details).toSorted(),
    );
  });

  test('that its bank declines guarantees nothing and is no act in the record (FRD-08)', async () => {
    expect(await codeOf(give({}, CARDS.declines))).toBe('CARD_DECLINED');
    expect(await stored()).toEqual([]);
    expect(await taken()).toEqual([]);
    expect(await hotel.db.$count(cards, eq(cards.guestId, hotel.guest.id))).toBe(0);
    expect(await give()).toMatchObject({ guaranteeCard: shown });
  });

  test.each([
    ['a whole number', CARDS.approves],
    ['a number with its spaces', '4111 1111 1111 1111'],
    ['nothing', ''],
  ])('is a token, and never %s (FRD-06, FRD-08, PAY-38)', async (_what, token) => {
    expect(await codeOf(give({ token }))).toBe('BAD_REQUEST');
    expect(await codeOf(give({ token: 'a-token-of-nobody' }))).toBe('CARD_TOKEN_INVALID');
    expect(await stored()).toEqual([]);
  });

  test('is asked for no room that has a deposit, and not beside deposits for all (FRD-08)', async () => {
    await deposit();
    await give();
    expect((await stored()).map(({ accommodationId }) => accommodationId)).toEqual([stay.second]);
    await deposit({ accommodationId: stay.second });
    const before = await hotel.db.$count(cards);
    expect(await codeOf(give({}, '5555555555554444'))).toBe('OUTCOME_CHANGED');
    expect(await hotel.db.$count(cards)).toBe(before);
  });

  test('is taken for nobody but a guest of the hotel whose check-in is open (FRD-08, STF-04)', async () => {
    const wrong = [
      guestOf({ hotelId: OTHER_HOTEL.hotelId }),
      guestOf({ roomGuestId: randomUUID() }),
      guestOf({ bookingId: randomUUID() }),
    ];
    for (const wanted of wrong) expect(await codeOf(give(wanted))).toBe('NOT_FOUND');
    hotel.gateway.clock.moveTo(new Date('2026-12-01T20:00:00-03:00'));
    expect(await codeOf(give())).toBe('CHECKIN_NOT_AVAILABLE');
    expect(await stored()).toEqual([]);
  });
});
