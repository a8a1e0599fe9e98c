import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readEnvironment } from '#gateway/config/read-environment.ts';
import { fnrhServices } from '#gateway/providers/fnrh/fnrh-service.ts';
import { describeError } from '#gateway/server/log.ts';
import { lawReasons, lawTransports } from '#shared/rules/guest-registration.ts';
import { CPF } from '#tests/personal-data.ts';
import { ACCOUNT, type Fault, type FnrhServer, startFnrhServer } from './fnrh-server.ts';
import type { TestGateway } from './harness.ts';
import { inOperation } from './in-operation.ts';
import { hasOpenssl, localCertificate } from './local-certificate.ts';
import {
  ARRIVAL,
  confirmCheckIn,
  DEPARTURE,
  deliver,
  familyRoom,
  fillIn,
  forgetStays,
  nowAs,
  OTHER_CPF,
  registrationOf,
} from './registered-stay.ts';
import { scenario } from './scenario.ts';
import { freshDay, HOTEL, newGuest, startSmallHotel } from './small-hotel.ts';
import { bookingOf } from './stored-booking.ts';
import { untilTestEnds } from './until-test-ends.ts';

let server: FnrhServer;
let gateway: TestGateway;
const hotel = {
  get gateway() {
    return gateway;
  },
};

const fnrhAt = ({ url }: FnrhServer, hotelId: string = HOTEL) => ({
  // Long enough for a response on a busy machine: what is not there by then is due again a minute of the clock later.
  fnrh: { url, hotels: { [hotelId]: ACCOUNT }, ca: null, timeoutMs: 2_000 },
});

beforeAll(async () => {
  server = await startFnrhServer();
  gateway = await startSmallHotel(fnrhAt(server));
});
afterAll(async () => {
  await gateway.close();
  await server.close();
});
beforeEach(async () => {
  await freshDay(gateway);
  await forgetStays(hotel);
  server.reservations.clear();
  server.fault = null;
  server.faultAt = null;
  server.faults = Number.POSITIVE_INFINITY;
});

const later = () => gateway.clock.moveBy(61 * 60_000);
const attempt = async () => {
  later();
  await deliver(hotel);
};
const setFault = (fault: Fault | null, at: RegExp | null = null, times = Number.POSITIVE_INFINITY) =>
  Object.assign(server, { fault, faultAt: at, faults: times });

async function checkedIn() {
  setFault('unauthorized');
  const family = await familyRoom(hotel);
  gateway.clock.moveTo(new Date(ARRIVAL));
  const holder = await nowAs(hotel, family.holder);
  await fillIn(hotel, holder, family.bookingId);
  await confirmCheckIn(holder, family.bookingId);
  await deliver(hotel);
  server.requests.length = 0;
  return { ...family, holder };
}

const guests = () => [...server.reservations.values()].flatMap(reservation => reservation.guests);
const situations = () => guests().map(guest => guest.situacao_hospede_id);
const writes = () =>
  server.requests
    .filter(({ method }) => method !== 'GET')
    .map(({ method, pathname }) => `${method} ${pathname}`);

describe('the documented service', () => {
  test('is sent the stay with Basic authentication, and each guest’s check-in as an instant (BEY-19)', async () => {
    const { holder, bookingId } = await checkedIn();
    setFault(null);
    await attempt();
    const sent = server.requests.find(({ pathname }) => pathname === '/hospedagem/registrar');
    expect(sent?.headers).toMatchObject({
      authorization: `Basic ${Buffer.from(`${ACCOUNT.user}:${ACCOUNT.key}`).toString('base64')}`,
      cpf_solicitante: ACCOUNT.cpf,
      'content-type': 'application/json',
    });
    const { locator } = await bookingOf(hotel, bookingId);
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({
      reserva: { numero_reserva: expect.stringContaining(locator), data_entrada: '2026-12-10' },
      dados_hospede: [
        { is_principal: true, dados_pessoais: { documento_id: { numero_documento: CPF } } },
        { is_principal: false, responsavel: { numero_documento: CPF, tipo_documento_id: 'CPF' } },
      ],
    });
    expect(situations()).toEqual(['CHECKIN_REALIZADO', 'CHECKIN_REALIZADO']);
    const updates = server.requests.filter(({ method }) => method === 'PATCH');
    for (const { headers, body } of updates) {
      expect(headers['content-type']).toBe('text/plain');
      expect(body).toMatch(/^2026-12-10T19:00:\d\d\.\d{3}Z$/);
    }
    const accepted = await registrationOf(hotel, holder);
    expect(accepted).toMatchObject({ state: 'ACCEPTED', data: null });
    expect([accepted.guestNumber, ...accepted.minorNumbers]).toEqual(
      guests().map(({ hospede_id }) => hospede_id),
    );
  });

  test('has a companion added to the room’s reservation, and both checked out (BEY-19)', async () => {
    const { holder, companion, bookingId, accommodationId } = await checkedIn();
    setFault(null);
    await attempt();
    const guest = await nowAs(hotel, companion);
    await fillIn(hotel, guest, bookingId, { registration: { document: { type: 'CPF', number: OTHER_CPF } } });
    await confirmCheckIn(guest, bookingId);
    await attempt();
    expect(server.reservations.size).toBe(1);
    expect(guests().map(({ document }) => document)).toEqual([CPF, null, OTHER_CPF]);
    gateway.clock.moveTo(new Date(DEPARTURE));
    await (await nowAs(hotel, holder)).client.checkOut.confirm({ id: bookingId, accommodationId });
    await attempt();
    expect(situations()).toEqual(Array(3).fill('CHECKOUT_REALIZADO'));
  });

  const everyWrite = [
    ['the reservation', /^POST .*registrar/],
    ['a check-in', /^PATCH/],
  ] as const;

  test.each(everyWrite)('never gets %s twice, though its response was lost (BEY-19)', async (_what, at) => {
    const { holder } = await checkedIn();
    setFault('lost', at, 1);
    await attempt();
    expect((await registrationOf(hotel, holder)).state).toBe(
      at.source.includes('POST') ? 'SENT' : 'ACCEPTED',
    );
    setFault(null);
    await attempt();
    await attempt();
    expect(await registrationOf(hotel, holder)).toMatchObject({ state: 'ACCEPTED', data: null });
    expect(server.reservations.size).toBe(1);
    expect(situations()).toEqual(['CHECKIN_REALIZADO', 'CHECKIN_REALIZADO']);
    expect(new Set(writes()).size).toBe(writes().length);
  });

  test('never gets a companion twice, though its response was lost (BEY-19)', async () => {
    const { companion, bookingId } = await checkedIn();
    setFault(null);
    await attempt();
    const guest = await nowAs(hotel, companion);
    await fillIn(hotel, guest, bookingId, { registration: { document: { type: 'CPF', number: OTHER_CPF } } });
    setFault('lost', /^POST/);
    await confirmCheckIn(guest, bookingId);
    await attempt();
    setFault(null);
    await attempt();
    expect(guests().map(({ document }) => document)).toEqual([CPF, null, OTHER_CPF]);
    expect(await registrationOf(hotel, companion)).toMatchObject({ state: 'ACCEPTED' });
  });

  test.each(['broken', 'silent', 'html', 'unauthorized'] as const)(
    'that is %s for a day gets everything once afterwards (BEY-19)',
    async fault => {
      const { holder, bookingId, accommodationId } = await checkedIn();
      setFault(fault);
      for (let hour = 0; hour < (fault === 'silent' ? 4 : 24); hour += 1) await attempt();
      gateway.clock.moveTo(new Date(DEPARTURE));
      await (await nowAs(hotel, holder)).client.checkOut.confirm({ id: bookingId, accommodationId });
      expect(server.reservations.size).toBe(0);
      setFault(null);
      await attempt();
      expect(server.reservations.size).toBe(1);
      expect(situations()).toEqual(['CHECKOUT_REALIZADO', 'CHECKOUT_REALIZADO']);
    },
  );

  test('that takes a reservation without its guests gets them one by one (BEY-19)', async () => {
    const { holder } = await checkedIn();
    setFault('guestless', null, 1);
    await attempt();
    expect(guests().map(({ document }) => document)).toEqual([CPF]);
    expect(await registrationOf(hotel, holder)).toMatchObject({ state: 'ACCEPTED' });
  });

  test('that has a number already gives the reservation that has it, as after a backup was restored (BEY-19)', async () => {
    const { holder } = await checkedIn();
    setFault(null);
    const { bookingId, accommodationId } = await registrationOf(hotel, holder);
    const { locator } = await bookingOf(hotel, bookingId);
    server.reservations.set('other', reservation('other', 'ANOTHER-1'));
    server.reservations.set('before', reservation('before', `${locator}-${accommodationId}`));
    await attempt();
    const found = { state: 'ACCEPTED', reservationNumber: 'before' };
    expect(await registrationOf(hotel, holder)).toMatchObject(found);
    expect(server.reservations.size).toBe(2);
  });

  test('gets each stay once from several gateways that read one queue (BEY-19)', async () => {
    setFault('unauthorized');
    const holders = [];
    // Stays of one date: none may end meanwhile, which would be reported too.
    for (const typeId of ['queen', 'queen', 'queen', 'family']) {
      const { holder, bookingId } = await scenario({ gateway }, await newGuest(gateway)).twoRooms({
        rooms: [{ typeId, adults: 1 }],
      });
      gateway.clock.moveTo(new Date(ARRIVAL));
      const guest = await nowAs(hotel, holder);
      await fillIn(hotel, guest, bookingId);
      await confirmCheckIn(guest, bookingId);
      holders.push(holder);
    }
    await deliver(hotel);
    server.requests.length = 0;
    setFault(null);
    later();
    await Promise.all([1, 2, 3, 4, 5].map(() => deliver(hotel)));
    // The gateway's own sweep may have one of them in its hands still.
    for (const holder of holders)
      await vi.waitFor(
        async () => expect((await registrationOf(hotel, holder)).state).toBe('ACCEPTED'),
        10_000,
      );
    await deliver(hotel);
    expect(server.reservations.size).toBe(4);
    expect(writes()).toHaveLength(8);
  });

  test('gets nothing that a log would repeat, whatever it responds (BEY-19)', async () => {
    const lines: string[] = [];
    const { log } = gateway.app;
    gateway.app.log = pino(
      { level: 'trace', serializers: { err: describeError } },
      { write: line => lines.push(line) },
    );
    try {
      await checkedIn();
      for (const fault of ['broken', 'silent', 'html', 'lost', 'unauthorized'] as const) {
        setFault(fault);
        await attempt();
      }
      setFault(null);
      await attempt();
    } finally {
      gateway.app.log = log;
    }
    expect(lines.length).toBeGreaterThan(4);
    const secrets = [CPF, 'Prado', 'Alameda', 'pernoite.test', ACCOUNT.key, ACCOUNT.user, 'Basic'];
    for (const text of secrets) expect(lines.join('')).not.toContain(text);
  });

  const reservation = (id: string, number: string) => ({
    reserva_id: id,
    numero_reserva: number,
    guests: [],
    dates: ['2026-12-10', '2026-12-12'] as [string, string],
  });
});

describe('values that the service does not list', () => {
  test('are rejected before anything is sent (BEY-19)', async () => {
    const strict = await untilTestEnds(startFnrhServer());
    strict.unlisted.add(lawReasons[1]).add(lawTransports[1]);
    const at = { gateway: await untilTestEnds(startSmallHotel(fnrhAt(strict))) };
    const { holder, bookingId } = await familyRoom(at);
    at.gateway.clock.moveTo(new Date(ARRIVAL));
    const guest = await nowAs(at, holder);
    await fillIn(at, guest, bookingId);
    await confirmCheckIn(guest, bookingId);
    await deliver(at);
    expect(await registrationOf(at, holder)).toMatchObject({
      state: 'REFUSED',
      reason: 'motivo_viagem_id fora do domínio',
    });
    expect(strict.requests.every(({ method }) => method === 'GET')).toBe(true);
  });
});

describe('its configuration', () => {
  const hotels = JSON.stringify({ [HOTEL]: ACCOUNT });
  const folder = mkdtempSync(join(tmpdir(), 'pernoite-fnrh-'));
  const file = (name: string, content: string) => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };

  test('is the ministry’s address and the hotels’ accounts, from the environment or a file (BEY-19)', () => {
    const expected = {
      url: 'https://fnrh.turismo.serpro.gov.br/FNRH_API/rest/v2',
      hotels: { [HOTEL]: ACCOUNT },
      ca: null,
    };
    expect(readEnvironment({}).fnrh).toBeNull();
    expect(readEnvironment({ FNRH_HOTELS: hotels }).fnrh).toMatchObject(expected);
    expect(readEnvironment({ FNRH_HOTELS_FILE: file('hotels.json', hotels) }).fnrh).toMatchObject(expected);
    const trial = { FNRH_HOTELS: hotels, FNRH_URL: 'https://hom-lowcode.serpro.gov.br/FNRH_API/rest/v2/' };
    expect(readEnvironment(trial).fnrh?.url).toBe('https://hom-lowcode.serpro.gov.br/FNRH_API/rest/v2');
  });

  test.each([
    ['FNRH_URL', { FNRH_URL: 'http://fnrh.example' }],
    ['FNRH_HOTELS', { FNRH_HOTELS: '{' }],
    ['FNRH_HOTELS', { FNRH_HOTELS: '{}' }],
    ['FNRH_HOTELS', { FNRH_HOTELS: JSON.stringify({ [HOTEL]: { ...ACCOUNT, cpf: '11111111111' } }) }],
    ['FNRH_HOTELS_FILE', { FNRH_HOTELS: undefined, FNRH_HOTELS_FILE: join(folder, 'gone.json') }],
    ['FNRH_CA_FILE', { FNRH_CA_FILE: join(folder, 'gone.pem') }],
    ['FNRH_CA_FILE', { FNRH_CA_FILE: file('no.pem', '-----BEGIN CERTIFICATE-----\nno\n') }],
  ])('is rejected by the name of %s and without its value (BEY-19)', (name, wrong) => {
    const read = () => readEnvironment({ FNRH_HOTELS: hotels, ...wrong });
    expect(read).toThrow(new RegExp(`^${name} cannot be used`));
    expect(read).not.toThrow(ACCOUNT.key);
  });

  test.skipIf(!hasOpenssl)(
    `names certificates to trust beside Node’s own, for this service alone${hasOpenssl ? '' : ', left out without openssl'} (BEY-19)`,
    async () => {
      const { key, cert } = localCertificate(folder);
      const secure = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (_, response) =>
        response.end(JSON.stringify({ dados: [{ id: 'CPF' }] })),
      );
      await new Promise<void>(listening => secure.listen(0, '127.0.0.1', listening));
      const { port } = secure.address() as AddressInfo;
      const read = async (settings: Record<string, string>) => {
        const config = readEnvironment({
          FNRH_HOTELS: hotels,
          FNRH_URL: `https://localhost:${port}/rest/v2`,
          ...settings,
        }).fnrh;
        if (!config) throw new Error('no configuration');
        return fnrhServices(config).of(HOTEL)?.domains();
      };
      try {
        await expect(read({})).rejects.toMatchObject({ kind: 'UNSENT', code: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
        await expect(read({ FNRH_CA_FILE: cert })).resolves.toHaveProperty('genero_id', ['CPF']);
      } finally {
        secure.closeAllConnections();
        secure.close();
      }
    },
  );

  test('decides whether guests see the questions: not in production without it, nor at a hotel without an account (BEY-19)', async () => {
    const other = await untilTestEnds(startSmallHotel(fnrhAt(server, 'OTHER')));
    expect(other.app.registrations.of(HOTEL)).toBeNull();
    expect(other.app.registrations.of('OTHER')).not.toBeNull();
    const production = await untilTestEnds(
      startSmallHotel({ ...inOperation, publicUrl: 'https://stay.hotel-varanda.com.br' }),
    );
    expect(production.app.registrations.of(HOTEL)).toBeNull();
  });
});
