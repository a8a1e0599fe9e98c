import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { settleDue } from '#gateway/domain/booking/settlement.ts';
import { writeScenario } from '#gateway/sandbox/registrations/sandbox-registration-service.ts';
import { checkIns, guestRegistrations } from '#gateway/store/schema/check-ins.ts';
import type { RegistrationAnswers } from '#shared/contract/guest/check-in.ts';
import { CPF, REGISTRATION, TRIP } from '#tests/personal-data.ts';
import { sendForm } from './console-form.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import {
  ARRIVAL,
  confirmCheckIn,
  DEPARTURE,
  deliver,
  eventsOf,
  familyRoom,
  fillIn,
  forgetStays,
  nowAs,
  OTHER_CPF,
  PERSON,
  registrationOf,
  sentToSandbox,
} from './registered-stay.ts';
import { codeOf, type TestGuest } from './small-hotel.ts';

const hotel = openFreshHotel();
const moveTo = (time: string) => hotel.gateway.clock.moveTo(new Date(time));
const scenario = (change: Parameters<typeof writeScenario>[1]) => writeScenario(hotel.db, change);

beforeEach(async () => {
  await scenario({ isDown: false, rejectNext: null });
  await forgetStays(hotel);
});

async function arrived() {
  const family = await familyRoom(hotel);
  moveTo(ARRIVAL);
  return { ...family, holder: await nowAs(hotel, family.holder) };
}

async function checkedIn(given: Parameters<typeof fillIn>[3] = {}) {
  await scenario({ isDown: true });
  const family = await arrived();
  await fillIn(hotel, family.holder, family.bookingId, given);
  await confirmCheckIn(family.holder, family.bookingId);
  return { ...family, companion: await nowAs(hotel, family.companion) };
}

/** As the guest sees it, signed in again: the clock may have moved. */
const stateOf = async (guest: TestGuest, bookingId: string) => {
  const { client } = await nowAs(hotel, guest);
  return (await client.checkIn.find({ bookingId })).registration;
};

const later = () => hotel.gateway.clock.moveBy(61 * 60_000);

async function serviceResponds(rejectNext: string | null = null): Promise<void> {
  await scenario({ isDown: false, rejectNext });
  later();
  await deliver(hotel);
}

const situations = async () => (await sentToSandbox(hotel)).map(({ situation }) => situation);

describe('what the law asks', () => {
  test('is obligatory with the trip, and the check-in needs it (BEY-19, API-10)', async () => {
    const { holder: guest, bookingId } = await arrived();
    const before = { isRegistrationAsked: true, isRegistrationGiven: false, registration: null };
    expect(await guest.client.checkIn.find({ bookingId })).toMatchObject(before);
    await guest.client.personalInfo.saveAtCheckIn(PERSON);
    const incomplete = { code: 'CHECKIN_INCOMPLETE', details: { missing: ['registration'] } };
    await expect(guest.client.checkIn.saveTrip({ bookingId, ...TRIP })).rejects.toMatchObject(incomplete);
    await expect(confirmCheckIn(guest, bookingId)).rejects.toMatchObject({
      details: { missing: expect.arrayContaining(['tripMotivation']) },
    });
    await fillIn(hotel, guest, bookingId);
    expect(await guest.client.checkIn.find({ bookingId })).toMatchObject({ isRegistrationGiven: true });
    // Once it is stored the trip alone is enough.
    await guest.client.checkIn.saveTrip({ bookingId, ...TRIP });
    expect((await confirmCheckIn(guest, bookingId)).accommodations).toHaveLength(1);
  });

  const brazil = { country: 'BR', state: 'RJ', ibgeCityCode: '3304557' };
  const cpf = (number: string) => ({ registration: { document: { type: 'CPF' as const, number } } });
  test.each([
    ['registration.document.number', 'cpf.invalid', cpf('52998224726')],
    ['registration.document.number', 'cpf.invalid', cpf('A2998224725')],
    ['registration.lawReason', 'required', { travelReasonId: 'OTHER' }],
    ['registration.lawTransport', 'required', { transportationModeId: 'OTHER' }],
    ['registration.disabilityKind', 'required', { registration: { ...REGISTRATION, disability: 'SIM' } }],
    ['lastOrigin.country', 'country.unknown', { lastOrigin: { country: 'ZZ' } }],
    ['nextDestination.state', 'state.unknown', { nextDestination: { ...brazil, state: 'ZZ' } }],
    ['lastOrigin.ibgeCityCode', 'city.notOfState', { lastOrigin: { ...brazil, ibgeCityCode: '3550308' } }],
    ['nextDestination.ibgeCityCode', 'city.notOfState', { nextDestination: { ...brazil, state: 'SP' } }],
    [
      'nextDestination.ibgeCityCode',
      'city.notOfState',
      { nextDestination: { ...brazil, ibgeCityCode: '9999999' } },
    ],
  ] as const)('rejects %s as %s (BEY-19, CHK-17, PD-47)', async (path, message, wrong) => {
    const { holder, bookingId } = await arrived();
    const { checkIn } = holder.client;
    const saved = checkIn.saveTrip({ bookingId, ...TRIP, registration: REGISTRATION, ...wrong });
    const details = { issues: [{ path, message }] };
    await expect(saved).rejects.toMatchObject({ code: 'BAD_REQUEST', details });
    expect((await checkIn.find({ bookingId })).tripMotivation).toBeNull();
  });

  test('never comes back in a response (BEY-19)', async () => {
    const { holder: guest, bookingId } = await arrived();
    await fillIn(hotel, guest, bookingId, { registration: { ...REGISTRATION, race: 'PRETA' } });
    const response = JSON.stringify(await guest.client.checkIn.find({ bookingId }));
    expect(response).not.toContain(CPF);
    expect(response).not.toContain('PRETA');
  });
});

describe('a registration', () => {
  test('is sent with the check-in, minors under their adult, and then only numbers and state stay (BEY-19)', async () => {
    const { holder, companion, bookingId } = await checkedIn({
      registration: { ...REGISTRATION, race: 'PARDA', disability: 'SIM', disabilityKind: 'VISUAL' },
    });
    const waiting = await registrationOf(hotel, holder);
    expect(waiting).toMatchObject({ state: 'READY', reason: null });
    expect(JSON.stringify(waiting.data)).toContain(CPF);
    expect(await stateOf(holder, bookingId)).toEqual({ state: 'READY', reason: null });
    // The companion has an own check-in to come, and nothing is given for it.
    const { client } = await nowAs(hotel, companion);
    expect(await client.checkIn.find({ bookingId })).toMatchObject({ isRegistrationGiven: false });
    const reason = 'nationality,address,document,tripMotivation,checkIn';
    expect(await stateOf(companion, bookingId)).toEqual({ state: 'INCOMPLETE', reason });
    await serviceResponds();
    const accepted = await registrationOf(hotel, holder);
    expect(accepted).toMatchObject({ state: 'ACCEPTED', data: null, reason: null });
    const sent = await sentToSandbox(hotel);
    expect(await situations()).toEqual(['CHECKIN_REALIZADO', 'CHECKIN_REALIZADO']);
    const numbers = sent.map(({ guestNumber }) => guestNumber).toSorted();
    expect([accepted.guestNumber, ...accepted.minorNumbers].toSorted()).toEqual(numbers);
    for (const { reservationNumber } of sent) expect(reservationNumber).toBe(accepted.reservationNumber);
    const [stored] = await hotel.db.select().from(checkIns).where(eq(checkIns.guestId, holder.id));
    expect(stored).toMatchObject({ registration: null, trip: TRIP });
    const done = { kind: 'CHECK_IN', doneAt: expect.any(Date) };
    expect(await eventsOf(hotel, accepted.id)).toMatchObject([done]);
    // Another room of the booking may be checked in to later: nothing that was erased is requested again.
    const again = await nowAs(hotel, holder);
    expect(await again.client.checkIn.find({ bookingId })).toMatchObject({ isRegistrationGiven: true });
  });

  test('of a companion becomes ready with their own check-in, and joins the room’s reservation (BEY-19)', async () => {
    const { holder, companion, bookingId } = await checkedIn();
    await serviceResponds();
    const guest = await nowAs(hotel, companion);
    await fillIn(hotel, guest, bookingId, { registration: { document: { type: 'CPF', number: OTHER_CPF } } });
    expect(await stateOf(guest, bookingId)).toEqual({ state: 'INCOMPLETE', reason: 'checkIn' });
    await confirmCheckIn(guest, bookingId);
    await deliver(hotel);
    const [first, second] = [await registrationOf(hotel, holder), await registrationOf(hotel, guest)];
    const { reservationNumber } = first;
    expect(second).toMatchObject({ state: 'ACCEPTED', reservationNumber, minorNumbers: [] });
    const sent = await sentToSandbox(hotel);
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map(({ externalNumber }) => externalNumber)).size).toBe(1);
  });

  test('is notified of the check-out, in the order in which things happened (BEY-19)', async () => {
    const { holder, bookingId, accommodationId } = await checkedIn();
    moveTo(DEPARTURE);
    const leaving = await nowAs(hotel, holder);
    await leaving.client.checkOut.confirm({ id: bookingId, accommodationId });
    const { id } = await registrationOf(hotel, holder);
    expect(await eventsOf(hotel, id)).toMatchObject([
      { kind: 'CHECK_IN', doneAt: null },
      { kind: 'CHECK_OUT', doneAt: null },
    ]);
    await serviceResponds();
    expect(await situations()).toEqual(['CHECKOUT_REALIZADO', 'CHECKOUT_REALIZADO']);
    for (const { doneAt } of await eventsOf(hotel, id)) expect(doneAt).not.toBeNull();
  });

  test('of a guest who did not come is sent as a no-show, where the guest said enough (BEY-19)', async () => {
    await scenario({ isDown: true });
    const { holder, companion, bookingId } = await familyRoom(hotel);
    moveTo(ARRIVAL);
    await fillIn(hotel, await nowAs(hotel, holder), bookingId);
    moveTo('2026-12-11T12:00:00-03:00');
    await settleDue(hotel.gateway.app);
    const missed = await registrationOf(hotel, holder);
    expect(missed.state).toBe('READY');
    expect((await eventsOf(hotel, missed.id)).map(({ kind }) => kind)).toEqual(['NO_SHOW']);
    const unsaid = await registrationOf(hotel, companion);
    expect(unsaid).toMatchObject({ state: 'INCOMPLETE', data: null });
    expect(await eventsOf(hotel, unsaid.id)).toEqual([]);
    await serviceResponds();
    expect(await situations()).toEqual(['NOSHOW_REALIZADO', 'NOSHOW_REALIZADO']);
  });

  test('that lacks a city is completed by the personal data, and sent then (BEY-19)', async () => {
    const { ibgeCityCode: _, ...address } = PERSON.address;
    const { holder, bookingId } = await checkedIn({
      person: { ...PERSON, address: { ...address, city: 'Lugar Nenhum' } },
    });
    await serviceResponds();
    expect(await stateOf(holder, bookingId)).toEqual({ state: 'INCOMPLETE', reason: 'city' });
    expect(await sentToSandbox(hotel)).toEqual([]);
    const { client } = await nowAs(hotel, holder);
    await client.personalInfo.saveAtCheckIn(PERSON);
    await deliver(hotel);
    expect(await stateOf(holder, bookingId)).toEqual({ state: 'ACCEPTED', reason: null });
  });

  test('that was rejected names the reason without the guest’s data, and is sent again once corrected (BEY-19)', async () => {
    const { holder, bookingId } = await checkedIn();
    await serviceResponds(`CPF ${CPF} de Ada Prado\u0007 não confere`);
    const rejected = await stateOf(holder, bookingId);
    expect(rejected?.state).toBe('REFUSED');
    expect(rejected?.reason).toContain('não confere');
    for (const fragment of [CPF, 'Ada', 'Prado', '\u0007']) expect(rejected?.reason).not.toContain(fragment);
    later();
    await deliver(hotel);
    expect(await sentToSandbox(hotel)).toEqual([]);
    const { client } = await nowAs(hotel, holder);
    const registration: RegistrationAnswers = { document: { type: 'CPF', number: OTHER_CPF } };
    await client.checkIn.saveTrip({ bookingId, ...TRIP, registration });
    await deliver(hotel);
    expect(await stateOf(holder, bookingId)).toEqual({ state: 'ACCEPTED', reason: null });
    expect(JSON.stringify(await sentToSandbox(hotel))).toContain(OTHER_CPF);
    // Accepted, there is nothing to correct.
    expect(await codeOf(client.checkIn.saveTrip({ bookingId, ...TRIP, registration: REGISTRATION }))).toBe(
      'CHECKIN_NOT_AVAILABLE',
    );
  });

  test('waits out a day without the service, at growing intervals, and is sent once (BEY-19)', async () => {
    const { holder } = await checkedIn();
    const { id } = await registrationOf(hotel, holder);
    for (let minute = 0; minute < 24 * 60; minute += 1) {
      hotel.gateway.clock.moveBy(60_000);
      if (minute % 15 === 0 || minute < 10) await deliver(hotel);
    }
    const [event] = await eventsOf(hotel, id);
    expect(event?.doneAt).toBeNull();
    expect(event?.attempts).toBeGreaterThan(20);
    expect(event?.attempts).toBeLessThan(35);
    await serviceResponds();
    await deliver(hotel);
    expect(await registrationOf(hotel, holder)).toMatchObject({ state: 'ACCEPTED' });
    expect(await sentToSandbox(hotel)).toHaveLength(2);
  });

  test('of text that means something elsewhere arrives as it was typed (BEY-19)', async () => {
    const street = "Rua D'Ávila; drop table guests -- <b>{{x}}</b> \u{1f99c}";
    await checkedIn({ person: { ...PERSON, address: { ...PERSON.address, street } } });
    await serviceResponds();
    const [sent] = await sentToSandbox(hotel);
    expect(JSON.stringify(sent?.body)).toContain(JSON.stringify(street).slice(1, -1));
    const page = await hotel.gateway.raw('GET', '/console/registrations');
    expect(page.status).toBe(200);
    expect(page.text).not.toContain('<b>{{x}}');
  });

  test('that was rejected leaves nothing of a deleted account, and is never sent (BEY-19, API-41)', async () => {
    const { holder, bookingId, accommodationId } = await checkedIn();
    moveTo(DEPARTURE);
    await scenario({ isDown: false, rejectNext: 'Documento não confere' });
    await deliver(hotel);
    const leaving = await nowAs(hotel, holder);
    await leaving.client.checkOut.confirm({ id: bookingId, accommodationId });
    const rejected = await registrationOf(hotel, holder);
    expect(rejected).toMatchObject({ state: 'REFUSED', data: { adulto: expect.anything() } });
    await leaving.client.guestUser.deleteAccount({ reason: 3 });
    const isIt = eq(guestRegistrations.id, rejected.id);
    const [row] = await hotel.db.select().from(guestRegistrations).where(isIt);
    expect(row).toMatchObject({ state: 'INCOMPLETE', reason: 'account', data: null });
    later();
    await deliver(hotel);
    expect(await sentToSandbox(hotel)).toEqual([]);
    expect(await eventsOf(hotel, rejected.id)).toEqual([]);
  });

  test('is steered by the console: down and up, and rejected with a reason (BEY-19)', async () => {
    const press = async (form: string, fields: Record<string, string> = {}) => {
      const response = await sendForm(hotel.gateway, `registrations/${form}`, fields);
      return response.headers.get('location') ?? '';
    };
    const { holder } = await checkedIn();
    expect(await press('service', { is: 'up' })).toContain('done=registration-up');
    for (const reason of ['', ' ', 'x'.repeat(201), 'a\u0000b'])
      expect(await press('refuse', { reason })).toContain('problem=registration-unclear');
    expect(await press('refuse', { reason: '<b>no</b>' })).toContain('done=registration-refuse');
    const { text } = await hotel.gateway.raw('GET', '/console/registrations');
    expect(text).toContain('&lt;b&gt;no&lt;/b&gt;');
    expect(text).not.toContain('<b>no');
    later();
    await deliver(hotel);
    expect(await registrationOf(hotel, holder)).toMatchObject({ state: 'REFUSED', reason: '<b>no</b>' });
    expect(await press('service', { is: 'down' })).toContain('done=registration-down');
  });

  test('is shown by the console without who the guest is: of a document its kind and last digits (BEY-19)', async () => {
    const { holder, accommodationId } = await checkedIn();
    await serviceResponds();
    expect((await registrationOf(hotel, holder)).state).toBe('ACCEPTED');
    const { text } = await hotel.gateway.raw('GET', '/console/registrations');
    const row =
      text
        .split('<tr>')
        .find(part => part.includes(`-${accommodationId}<`) && part.includes('CHECKIN_REALIZADO')) ?? '';
    const [body = ''] = /<pre>[^]*<\/pre>/.exec(row) ?? [];
    for (const fragment of ['NEGOCIOS', 'contato.logradouro']) expect(body).toContain(fragment);
    expect(text).toContain('•••••••••25');
    const person = [CPF, 'Ada', 'Prado', 'Alameda', '01418', '11987654321', '1990', holder.email, 'Bia'];
    for (const fragment of person) expect(body).not.toContain(fragment);
  });

  test('is counted by state in the metrics, with the events that wait (BEY-19)', async () => {
    await checkedIn();
    const metrics = await hotel.gateway.metrics();
    expect(metrics).toMatch(/pernoite_registrations\{state="READY"\} [1-9]/);
    expect(metrics).toMatch(/pernoite_registrations\{state="REFUSED"\} \d/);
    expect(metrics).toMatch(/pernoite_registration_events_waiting [1-9]/);
    for (const fragment of [CPF, 'Prado', 'Alameda']) expect(metrics).not.toContain(fragment);
  });
});
