import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pollDueCases } from '#gateway/domain/guest/identity-verification/poll-cases.ts';
import { veriffProvider } from '#gateway/providers/veriff/veriff-provider.ts';
import { knownReasonCodes, reasonOf } from '#gateway/providers/veriff/veriff-reasons.ts';
import { identityValidations } from '#gateway/store/schema/validations.ts';
import { findValidation, setValidation } from '#gateway/store/validation-store.ts';
import { identityReasons } from '#shared/identity-reasons.ts';
import { hostileText } from '../hostile-text.ts';
import { newDesk } from './desk.ts';
import { openOwnHotel } from './fresh-hotel.ts';
import { INPUT_RUNS } from './runs.ts';
import { scenario } from './scenario.ts';
import { codeOf, HOTEL, newGuest } from './small-hotel.ts';
import {
  API_KEY,
  type Fault,
  PAGE,
  SHARED_SECRET,
  sign,
  startVeriffServer,
  type VeriffServer,
  veriffOf,
} from './veriff-server.ts';
import { fetchLink } from './verification-page.ts';

let veriff: VeriffServer;
beforeAll(async () => {
  veriff = await startVeriffServer();
});
afterAll(() => veriff.close());
beforeEach(() => {
  veriff.fault = null;
  veriff.requests.length = 0;
});

const hotel = openOwnHotel(() => ({ verificationProvider: 'veriff', veriff: veriffOf(veriff) }));

const status = (guest = hotel.guest) => guest.client.validation.status();
const EVENTS = '/identity-events/veriff';
const send = (body: string | Uint8Array, headers: Record<string, string>) =>
  hotel.gateway.raw('POST', EVENTS, { body, headers });
const notify = (id: string) => {
  const { body, headers } = veriff.webhook(id);
  return send(body, headers);
};
const opened = async (guest = hotel.guest) => {
  await fetchLink(guest.client);
  return veriff.newest().id;
};
const reasons = async (guest = hotel.guest) => (await status(guest)).statusReasons.map(({ code }) => code);

describe('a case at Veriff', () => {
  test('is opened for the guest’s name, signed, and its page may be framed (PRD-03, PD-27)', async () => {
    const link = await fetchLink(hotel.guest.client);
    const { id, url, person } = veriff.newest();
    expect(link).toBe(url);
    expect(person).toEqual({ firstName: expect.any(String), lastName: expect.any(String) });
    expect(veriff.requests.find(({ method }) => method === 'POST')?.body).not.toContain(hotel.guest.email);
    expect(await findValidation(hotel.db, hotel.guest.id)).toMatchObject({
      reference: id,
      status: 'PENDING',
    });
    const config = await hotel.gateway.client().reference.webConfig();
    expect(config).toMatchObject({ identityCheck: 'HOSTED', identityPage: PAGE });
    const { headers } = await hotel.gateway.raw('GET', '/healthz');
    expect(headers.get('content-security-policy')).toContain(`frame-src ${PAGE} `);
    expect(headers.get('permissions-policy')).toContain(`camera=(self "${PAGE}")`);
  });

  test('goes on when its guest polls: open, in review, approved (PRD-03)', async () => {
    const id = await opened();
    expect(await status()).toMatchObject({ validationStatus: 'PENDING' });
    veriff.submit(id);
    expect(await status()).toMatchObject({ validationStatus: 'PROCESSING' });
    veriff.decide(id, { status: 'review' });
    expect(await status()).toMatchObject({ validationStatus: 'PROCESSING' });
    veriff.decide(id, { status: 'approved' });
    expect(await status()).toMatchObject({ validationStatus: 'APPROVED' });
    expect(await hotel.guest.client.validation.isValidated()).toEqual({ isValidated: true });
  });

  test('is decided in the background while no screen polls (PRD-03, SEC-19)', async () => {
    const id = await opened();
    veriff.decide(id, { status: 'approved' });
    hotel.gateway.clock.moveBy(60_000);
    await pollDueCases(hotel.gateway.app);
    expect(await findValidation(hotel.db, hotel.guest.id)).toMatchObject({
      status: 'APPROVED',
      reference: null,
    });
  });

  test.each(['expired', 'abandoned'])('that is %s is begun again (PRD-03, IDV-04)', async ending => {
    const id = await opened();
    veriff.submit(id);
    await status();
    veriff.decide(id, { status: ending });
    expect(await status()).toEqual({ validationStatus: 'PENDING', statusReasons: [] });
    expect(await opened()).not.toBe(id);
  });

  test('that a later release calls by an unknown word waits for the desk (PRD-03)', async () => {
    const id = await opened();
    veriff.decide(id, { status: 'paused_for_lunch' });
    expect(await status()).toMatchObject({ validationStatus: 'PROCESSING' });
    const now = hotel.gateway.clock.now();
    await setValidation(hotel.db, hotel.guest.id, { status: 'APPROVED', reasons: [] }, now);
    expect(await status()).toMatchObject({ validationStatus: 'APPROVED' });
    veriff.decide(id, { status: 'declined', reasonCode: 102 });
    expect((await notify(id)).status).toBe(200);
    expect(await status()).toMatchObject({ validationStatus: 'APPROVED' });
  });

  test.each(['declined', 'review'])(
    'that is %s can be decided by the calls of the desk (PRD-03)',
    async ending => {
      const { bookingId } = await scenario(hotel).paidStay();
      const id = await opened();
      veriff.submit(id);
      veriff.decide(id, { status: ending, reasonCode: ending === 'declined' ? 106 : null });
      expect(await reasons()).toEqual(ending === 'declined' ? ['NOT_CONFIRMED'] : []);
      const { documents } = (await newDesk(hotel.gateway)).calls;
      const guest = { hotelId: HOTEL, bookingId, roomGuestId: 'holder' };
      const { version, firstName, lastName, birthDate } = await documents.find(guest);
      const document = {
        kind: 'CNH',
        number: '52998224725',
        firstName,
        lastName,
        birthDate,
        nationality: 30,
      };
      const decision = { ...guest, version, document, corrected: [], isPersonSeen: true };
      expect(await documents.approve(decision)).toMatchObject({ status: 'APPROVED' });
      veriff.decide(id, { status: 'declined', reasonCode: 102 });
      expect((await notify(id)).status).toBe(200);
      expect(await status()).toEqual({ validationStatus: 'APPROVED', statusReasons: [] });
    },
  );

  test('of a document with another name, or none, approves nobody (PRD-03, SEC-18)', async () => {
    for (const [name, reason] of [
      [{ firstName: 'OTHER', lastName: 'PERSON' }, 'NAME_SIMILARITY'],
      [{ firstName: null, lastName: null }, 'DOCUMENT_DATA_MISMATCH'],
    ] as const) {
      veriff.decide(await opened(), { status: 'approved', ...name });
      expect(await status()).toMatchObject({
        validationStatus: 'REPROVED',
        statusReasons: [{ code: reason }],
      });
    }
  });

  test.each([
    [102, 'ID_CARD', 'INAUTHENTIC_DOCUMENT'],
    ['103', 'ID_CARD', 'SELFIE_MISMATCH'],
    [104, 'ID_CARD', 'NAME_SIMILARITY'],
    [106, 'ID_CARD', 'NOT_CONFIRMED'],
    [511, 'PASSPORT', 'EXPIRED_PASSPORT'],
    [207, 'DRIVERS_LICENSE', 'EXPIRED_DRIVER_LICENSE'],
    [207, 'ID_CARD', 'NOT_CONFIRMED'],
    [999_999, 'ID_CARD', 'NOT_CONFIRMED'],
    ['one hundred', 'ID_CARD', 'NOT_CONFIRMED'],
    [null, 'ID_CARD', 'NOT_CONFIRMED'],
  ])(
    'rejected with code %s of a %s gives the reason %s (PRD-03, IDV-09)',
    async (reasonCode, documentType, reason) => {
      veriff.decide(await opened(), { status: 'resubmission_requested', reasonCode, documentType });
      expect(await status()).toMatchObject({
        validationStatus: 'REPROVED',
        statusReasons: [{ code: reason }],
      });
    },
  );
});

describe('a webhook of Veriff', () => {
  test('decides its case at once, under either name of the headers (PRD-03)', async () => {
    const first = await opened();
    veriff.decide(first, { status: 'declined', reasonCode: 103 });
    expect((await notify(first)).status).toBe(200);
    expect(await findValidation(hotel.db, hotel.guest.id)).toMatchObject({
      status: 'REPROVED',
      reference: null,
    });
    const second = await opened();
    veriff.decide(second, { status: 'approved' });
    const { body } = veriff.webhook(second);
    const newer = { 'vrf-auth-client': API_KEY, 'vrf-hmac-signature': sign(body).toUpperCase() };
    expect((await send(body, newer)).status).toBe(200);
    expect(await findValidation(hotel.db, hotel.guest.id)).toMatchObject({ status: 'APPROVED' });
  });

  test('of an event puts a case into review (PRD-03)', async () => {
    const id = await opened();
    veriff.submit(id);
    const body = JSON.stringify({ id, attemptId: id, feature: 'selfid', code: 7002, action: 'submitted' });
    const headers = { 'x-auth-client': API_KEY, 'x-hmac-signature': sign(body) };
    expect((await send(body, headers)).status).toBe(200);
    expect(await findValidation(hotel.db, hotel.guest.id)).toMatchObject({ status: 'PROCESSING' });
  });

  test('with a missing, wrong or foreign signature is rejected and polls nothing (PRD-03)', async () => {
    const id = await opened();
    veriff.decide(id, { status: 'approved' });
    veriff.requests.length = 0;
    const { body, headers } = veriff.webhook(id);
    const own = headers['x-hmac-signature'] ?? '';
    const flipped = `${own.startsWith('0') ? '1' : '0'}${own.slice(1)}`;
    for (const signature of [
      '',
      'x',
      flipped,
      own.slice(1),
      sign(body, `${SHARED_SECRET}x`),
      sign(id),
      sign(`${body} `),
    ])
      expect((await send(body, { ...headers, 'x-hmac-signature': signature })).status, signature).toBe(401);
    expect((await send(body, { ...headers, 'x-auth-client': 'another-integration' })).status).toBe(401);
    expect((await send(body, {})).status).toBe(401);
    expect((await send(body.replace('approved', 'declined'), headers)).status).toBe(401);
    expect(veriff.requests).toEqual([]);
    expect(await findValidation(hotel.db, hotel.guest.id)).toMatchObject({
      status: 'PENDING',
      reference: id,
    });
  });

  test('that lies, repeats, or comes late changes nothing that the decision does not say (PRD-03)', async () => {
    const id = await opened();
    veriff.decide(id, { status: 'approved' });
    const { body, headers } = veriff.webhook(id);
    veriff.decide(id, { status: 'declined', reasonCode: 102 });
    expect((await send(body, headers)).status).toBe(200);
    expect(await findValidation(hotel.db, hotel.guest.id)).toMatchObject({ status: 'REPROVED' });
    const next = await opened();
    // The first session's approval once more, while the second one is open.
    for (const _ of [1, 2]) expect((await send(body, headers)).status).toBe(200);
    expect(await findValidation(hotel.db, hotel.guest.id)).toMatchObject({
      status: 'REPROVED',
      reference: next,
    });
    veriff.decide(next, { status: 'approved' });
    await notify(next);
    await send(body, headers);
    expect(await status()).toMatchObject({ validationStatus: 'APPROVED' });
  });

  test('of another guest’s session moves that guest alone (PRD-03)', async () => {
    const other = await newGuest(hotel.gateway);
    const mine = await opened();
    const theirs = await opened(other);
    veriff.decide(theirs, { status: 'approved' });
    await notify(theirs);
    expect(await status(other)).toMatchObject({ validationStatus: 'APPROVED' });
    expect(await status()).toMatchObject({ validationStatus: 'PENDING' });
    // Signed, and naming my session with the decision of theirs.
    const body = JSON.stringify({ verification: { ...veriff.sessions.get(theirs)?.decision, id: mine } });
    const headers = { 'x-auth-client': API_KEY, 'x-hmac-signature': sign(body) };
    expect((await send(body, headers)).status).toBe(200);
    expect(await status()).toMatchObject({ validationStatus: 'PENDING' });
  });

  test('ten of one decision at once are taken, and it counts (PRD-03)', async () => {
    const id = await opened();
    veriff.decide(id, { status: 'approved' });
    const responses = await Promise.all(Array.from({ length: 10 }, () => notify(id)));
    expect(responses.map(response => response.status)).toEqual(Array(10).fill(200));
    expect(await status()).toMatchObject({ validationStatus: 'APPROVED' });
  });

  test('of any form gets a status below 500, and a large one is not read (PRD-03, SEC-03)', async () => {
    const anything = fc.oneof(hostileText, fc.json(), fc.uint8Array({ maxLength: 300 }));
    await fc.assert(
      fc.asyncProperty(anything, fc.boolean(), async (body, isSigned) => {
        const text = typeof body === 'string' ? body : Buffer.from(body).toString('latin1');
        const bytes = new TextEncoder().encode(text);
        const signature = sign(Buffer.from(bytes).toString('utf8'));
        const headers = { 'x-auth-client': API_KEY, ...(isSigned && { 'x-hmac-signature': signature }) };
        expect([200, 400, 401]).toContain((await send(bytes, headers)).status);
      }),
      { numRuns: INPUT_RUNS },
    );
    const huge = JSON.stringify({ verification: { id: veriff.newest().id, x: 'x'.repeat(300_000) } });
    expect((await send(huge, { 'x-auth-client': API_KEY, 'x-hmac-signature': sign(huge) })).status).toBe(413);
    expect((await hotel.gateway.raw('GET', EVENTS)).status).toBe(405);
  });
});

describe('while Veriff has a bad day', () => {
  const days: Fault[] = ['silent', 'broken', 'html', 'huge', 'cut', 'limited', 'unauthorized', 'another'];

  test.each(days)('%s: what is known stays, and the desk can decide (PRD-03, PD-24)', async fault => {
    const other = await newGuest(hotel.gateway);
    veriff.decide(await opened(other), { status: 'approved' });
    const id = await opened();
    veriff.submit(id);
    expect(await status()).toMatchObject({ validationStatus: 'PROCESSING' });
    veriff.decide(id, { status: 'approved' });
    veriff.fault = fault;
    expect((await notify(id)).status).toBe(200);
    expect(await findValidation(hotel.db, hotel.guest.id)).toMatchObject({
      status: 'PROCESSING',
      reference: id,
    });
    if (fault !== 'another')
      expect(await codeOf(hotel.guest.client.validation.link())).toBe('SERVICE_UNAVAILABLE');
    const now = hotel.gateway.clock.now();
    await setValidation(hotel.db, hotel.guest.id, { status: 'APPROVED', reasons: [] }, now);
    expect(await status()).toMatchObject({ validationStatus: 'APPROVED' });
  });
});

test('nothing of the document, and no secret, is stored or sent to the guest (PRD-03, PD-27)', async () => {
  const id = await opened();
  veriff.decide(id, { status: 'declined', reasonCode: 102 });
  await notify(id);
  const rows = await hotel.db.select().from(identityValidations);
  const seen = JSON.stringify([rows, await status(), await hotel.gateway.client().reference.webConfig()]);
  for (const secret of ['DOC-SECRET-4711', '529.982.247-25', '1990-05-17', SHARED_SECRET, API_KEY])
    expect(seen).not.toContain(secret);
});

test('a page of another origin is not shown, and the log names both the setting and no secret (PRD-03, PD-27)', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: line => void lines.push(line) });
  const config = veriffOf(veriff, { page: 'https://elsewhere.veriff.me' });
  const person = { firstName: 'Ada', lastName: 'Prado', nationality: 30 };
  const order = { guestId: hotel.guest.id, person, language: 'pt', atKiosk: false } as const;
  await expect(veriffProvider({ config, log }).open(order)).rejects.toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
  });
  expect(lines.join()).toContain('VERIFF_PAGE');
  for (const secret of [SHARED_SECRET, API_KEY, 'Ada', '/v/eyJ']) expect(lines.join()).not.toContain(secret);
});

test('every documented code and every other number has a reason that guests have a text for (PRD-03, IDV-09)', () => {
  const anyCode = fc.oneof(fc.constantFrom(...knownReasonCodes), fc.integer(), fc.constant(null));
  const anyType = fc.oneof(
    fc.constantFrom('PASSPORT', 'DRIVERS_LICENSE', 'constructor'),
    fc.string(),
    fc.constant(null),
  );
  fc.assert(
    fc.property(anyCode, anyType, (code, documentType) => {
      expect(identityReasons).toContain(reasonOf({ code, documentType }));
    }),
  );
  const fraud = [105, 106, 107, 108, 109, 110, 111, 112, 113, 501];
  for (const code of fraud) expect(reasonOf({ code, documentType: null })).toBe('NOT_CONFIRMED');
});
