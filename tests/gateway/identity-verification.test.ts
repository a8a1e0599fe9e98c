import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPicture } from '#gateway/platform/read-picture.ts';
import { REVIEW_MS, writePlan } from '#gateway/sandbox/verification/sandbox-verification-provider.ts';
import { identityValidations, sandboxOnboardings } from '#gateway/store/schema/validations.ts';
import { findValidation } from '#gateway/store/validation-store.ts';
import { identityReasons } from '#shared/identity-reasons.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import type { Client } from './harness.ts';
import { jpegOf, pngOf, webpOf } from './pictures.ts';
import { INPUT_RUNS } from './runs.ts';
import { codeOf, newGuest, startSmallHotel } from './small-hotel.ts';
import {
  fetchLink,
  finishPage,
  handIn,
  openPage,
  pageCall,
  sendPicture,
  sessionOf,
  tokenOf,
} from './verification-page.ts';

const hotel = openFreshHotel();

const linkOf = async (guest = hotel.guest) => fetchLink(guest.client);
const opened = async () => {
  const link = await linkOf();
  return [link, (await sessionOf(link)).session] as const;
};
const statusOf = async (guest = hotel.guest) => (await guest.client.validation.status()).validationStatus;
const gone = { status: 404, body: { code: 'LINK_NOT_FOUND' } };

describe('handing pictures in', () => {
  test('document and selfie are reviewed for a while, and then accepted (IDV-01, IDV-02, PD-27)', async () => {
    await handIn(hotel.guest);
    expect(await statusOf()).toBe('PROCESSING');
    expect(await hotel.guest.client.validation.isValidated()).toEqual({ isValidated: false });
    hotel.gateway.clock.moveBy(REVIEW_MS - 1_000);
    expect(await statusOf()).toBe('PROCESSING');
    hotel.gateway.clock.moveBy(1_000);
    expect(await statusOf()).toBe('APPROVED');
    expect(await hotel.guest.client.validation.isValidated()).toEqual({ isValidated: true });
  });

  test('every reason can be the result, and the next try forgets it (IDV-04, IDV-17, IDV-18)', async () => {
    await writePlan(hotel.db, { verdict: 'reprove', reasons: [...identityReasons] });
    await handIn(hotel.guest);
    hotel.gateway.clock.moveBy(REVIEW_MS);
    const { validationStatus, statusReasons } = await hotel.guest.client.validation.status();
    expect(validationStatus).toBe('REPROVED');
    expect(statusReasons.map(({ code }) => code)).toEqual([...identityReasons]);
    expect(statusReasons.every(({ description }) => description.length > 10)).toBe(true);
    await writePlan(hotel.db, { verdict: 'approve' });
    await handIn(hotel.guest);
    const none = { validationStatus: 'PROCESSING', statusReasons: [] };
    expect(await hotel.guest.client.validation.status()).toEqual(none);
  });

  test('a second rejection that was not queried in between has its own reasons (IDV-09)', async () => {
    await writePlan(hotel.db, { verdict: 'reprove', reasons: ['LIVENESS'] });
    for (const reason of ['LIVENESS', 'CPF_INVALID'] as const) {
      await writePlan(hotel.db, { verdict: 'reprove', reasons: [reason] });
      await handIn(hotel.guest);
      hotel.gateway.clock.moveBy(REVIEW_MS);
      const { statusReasons } = await hotel.guest.client.validation.status();
      expect(statusReasons.map(({ code }) => code)).toEqual([reason]);
    }
    await writePlan(hotel.db, { verdict: 'approve' });
  });

  test('one who is approved stays approved until new pictures are in (IDV-14)', async () => {
    await handIn(hotel.guest);
    hotel.gateway.clock.moveBy(REVIEW_MS);
    expect(await statusOf()).toBe('APPROVED');
    await opened();
    expect(await statusOf()).toBe('APPROVED');
    await handIn(hotel.guest);
    expect(await statusOf()).toBe('PROCESSING');
  });

  test('a case that the provider has forgotten is begun again (IDV-04)', async () => {
    await handIn(hotel.guest);
    expect(await statusOf()).toBe('PROCESSING');
    await hotel.db.delete(sandboxOnboardings);
    expect(await statusOf()).toBe('PENDING');
    expect(await linkOf()).toContain('#');
  });

  test('nothing is finished before both pictures are there (IDV-01)', async () => {
    const [link, session] = await opened();
    expect((await finishPage(link, session)).status).toBe(400);
    await sendPicture(link, session, 'document');
    expect((await finishPage(link, session)).status).toBe(400);
    expect(await statusOf()).toBe('PENDING');
  });

  test('no picture and no token is stored anywhere (PD-27)', async () => {
    const mark = randomBytes(48).toString('hex');
    const end = Buffer.from([0xff, 0xd9]);
    const picture = Buffer.concat([jpegOf(900, 900).subarray(0, -2), Buffer.from(mark), end]);
    const [link, session] = await opened();
    for (const kind of ['document', 'selfie'] as const)
      expect((await sendPicture(link, session, kind, picture)).status).toBe(200);
    await finishPage(link, session);
    const stored = JSON.stringify([
      await hotel.db.select().from(sandboxOnboardings),
      await hotel.db.select().from(identityValidations),
    ]);
    for (const secret of [mark, tokenOf(link), session]) expect(stored).not.toContain(secret);
  });
});

describe('a link', () => {
  test('opens once, and what it was opened with stays good (APS-01, PD-27)', async () => {
    const [link, session] = await opened();
    expect(await openPage(link)).toMatchObject(gone);
    expect((await sendPicture(link, session, 'document')).status).toBe(200);
  });

  test('opened twice at once lets one in (APS-01)', async () => {
    const link = await linkOf();
    const responses = await Promise.all(Array.from({ length: 6 }, () => openPage(link)));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404, 404, 404]);
  });

  test('runs out after three minutes, and its page after half an hour (APS-01)', async () => {
    const late = await linkOf();
    hotel.gateway.clock.moveBy(3 * 60_000);
    expect(await openPage(late)).toMatchObject(gone);
    const [link, session] = await opened();
    hotel.gateway.clock.moveBy(30 * 60_000);
    expect(await sendPicture(link, session, 'document')).toMatchObject(gone);
    expect(await finishPage(link, session)).toMatchObject(gone);
  });

  test('is void as soon as the guest requests another, and so is its page (APS-01)', async () => {
    const [first, session] = await opened();
    const unopened = await linkOf();
    await linkOf();
    expect(await sendPicture(first, session, 'document')).toMatchObject(gone);
    expect(await openPage(unopened)).toMatchObject(gone);
  });

  test('of another guest moves nothing of mine (APS-01, APS-03)', async () => {
    const other = await newGuest(hotel.gateway);
    await handIn(other);
    expect(await statusOf(other)).toBe('PROCESSING');
    expect(await statusOf()).toBe('PENDING');
    expect(await findValidation(hotel.db, hotel.guest.id)).toBeNull();
  });

  test('that was made up, and a page’s session after its end, lead nowhere (APS-01)', async () => {
    const [link, session] = await opened();
    const random = () => randomBytes(32).toString('base64url');
    for (const made of ['', 'x', random(), session, tokenOf(link), 'é'.repeat(43)])
      expect(await openPage(link, made), made).toMatchObject(gone);
    for (const made of [random(), tokenOf(link), 'x'])
      expect(await sendPicture(link, made, 'document')).toMatchObject(gone);
    await sendPicture(link, session, 'document');
    await sendPicture(link, session, 'selfie');
    await finishPage(link, session);
    expect(await sendPicture(link, session, 'document')).toMatchObject(gone);
    expect(await finishPage(link, session)).toMatchObject(gone);
  });

  test('uses the requested language, and knows a kiosk (IDV-12, PD-42)', async () => {
    const { gateway, guest } = hotel;
    const pt = gateway.client({ token: guest.token, language: 'pt' });
    const kiosk = gateway.client({ token: guest.token, headers: { 'x-device-profile': 'kiosk' } });
    const pageOf = async (client: Client) => sessionOf(await fetchLink(client));
    expect(await pageOf(pt)).toMatchObject({ language: 'pt', atKiosk: false });
    expect(await pageOf(kiosk)).toMatchObject({ language: 'en', atKiosk: true });
  });

  test('is not given out without end (APS-01)', async () => {
    const few = await startSmallHotel({
      limits: { ...hotel.gateway.app.config.limits, validationsPerGuest: { points: 1, seconds: 600 } },
    });
    const { client } = await newGuest(few);
    expect((await client.validation.link()).urlValidation).toContain('#');
    expect(await codeOf(client.validation.link())).toBe('TOO_MANY_REQUESTS');
    await few.close();
  });
});

describe('a picture', () => {
  test.each([
    ['JPEG', jpegOf(1_000, 700), 'image/jpeg'],
    ['PNG', pngOf(640, 480), 'image/png'],
    ['WebP', webpOf(800, 600), 'image/webp'],
  ])('as %s is taken (PD-27)', async (_, picture, type) => {
    const [link, session] = await opened();
    expect((await sendPicture(link, session, 'document', picture, type)).status).toBe(200);
  });

  const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  test.each([
    ['text', Buffer.from('not a picture at all, but long enough '.repeat(3)), 'image/jpeg', 400],
    ['a script', Buffer.from(script.repeat(3)), 'image/png', 400],
    ['a PNG called JPEG', pngOf(640, 480), 'image/jpeg', 400],
    ['a cut-off JPEG', jpegOf(1_000, 700).subarray(0, 80), 'image/jpeg', 400],
    ['a stamp', jpegOf(319, 900), 'image/jpeg', 400],
    ['a wall', pngOf(12_001, 900), 'image/png', 400],
    ['nothing', Buffer.alloc(0), 'image/jpeg', 400],
    ['another kind', pngOf(640, 480), 'image/gif', 415],
    ['a document', Buffer.from('%PDF-1.7'), 'application/pdf', 415],
  ])('that is %s is rejected, and does not count (PD-27)', async (_, picture, type, status) => {
    const [link, session] = await opened();
    expect((await sendPicture(link, session, 'selfie', picture, type)).status).toBe(status);
    await sendPicture(link, session, 'document');
    expect((await finishPage(link, session)).status).toBe(400);
  });

  test('of more than five megabytes is rejected (PD-27)', async () => {
    const [link, session] = await opened();
    const huge = jpegOf(4_000, 3_000, { filler: 5 * 1024 * 1024 });
    const tooLarge = { status: 413, body: { code: 'PAYLOAD_TOO_LARGE' } };
    expect(await sendPicture(link, session, 'document', huge)).toMatchObject(tooLarge);
  });

  test('of any bytes is read or rejected, never a failure (PD-27)', () => {
    const head = fc.constantFrom(pngOf(400, 400), jpegOf(400, 400), webpOf(400, 400));
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), head, fc.nat(90), (noise, begun, at) => {
        for (const bytes of [noise, Buffer.concat([begun.subarray(0, at), noise])]) {
          const read = readPicture(bytes);
          if (read) expect(Math.min(read.width, read.height)).toBeGreaterThan(0);
        }
      }),
      { numRuns: 600 },
    );
  });

  test('of any bytes under any type never makes the server fail (PD-27)', async () => {
    const [link, session] = await opened();
    const anyType = fc.constantFrom('image/jpeg', 'image/png', 'image/webp', 'text/html', '');
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), anyType, async (bytes, type) => {
        const { status } = await sendPicture(link, session, 'document', bytes, type);
        expect([400, 415]).toContain(status);
      }),
      { numRuns: INPUT_RUNS },
    );
  });
});

test('whatever opens the page, the server responds with a rejection and not a failure (APS-01)', async () => {
  const link = await linkOf();
  const nasty = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.constantFrom(
      '\u0000',
      '👩‍👩‍👧',
      '\u202eabc',
      "'; drop table guests; --",
      '<script>',
      'x'.repeat(10_000),
    ),
    fc.jsonValue(),
  );
  await fc.assert(
    fc.asyncProperty(nasty, async token => {
      const response = await pageCall(link, '/session', {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token }),
      });
      expect([400, 404, 413]).toContain(response.status);
    }),
    { numRuns: INPUT_RUNS },
  );
  expect((await openPage(link)).status).toBe(200);
});

describe('the page', () => {
  test('lets the guest app alone frame it, and takes nothing from anywhere else (PD-27)', async () => {
    const link = await linkOf();
    const response = await pageCall(link, '/', { method: 'GET' });
    const policy = response.headers.get('content-security-policy') ?? '';
    const { port } = new URL(hotel.gateway.url);
    expect(policy).toContain(
      `frame-ancestors http://127.0.0.1:${port} http://localhost:${port} app://pernoite`,
    );
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(response.headers.get('x-frame-options')).toBeNull();
    expect(response.headers.get('permissions-policy')).toContain('camera=(self)');
    for (const path of ['/verification.css', '/verification-page.js', '/fraunces.woff2']) {
      const part = await pageCall(link, path, { method: 'GET' });
      expect(part.status, path).toBe(200);
      expect(part.headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'");
    }
    const script = await pageCall(link, '/verification-page.js', { method: 'GET' });
    expect(script.text).not.toMatch(/\bimport\s*[({"']|\bfrom\s*["']/);
    expect(script.text).toContain('Verificação de identidade');
  });

  test('is on its own origin: no call of the gateway responds there, and none of its own here (PD-27)', async () => {
    const link = await linkOf();
    for (const path of ['/api/hotels', '/console', '/identity/x', '/index.html'])
      expect((await pageCall(link, path, { method: 'GET' })).status, path).toBe(404);
    expect((await pageCall(link, '/session', { method: 'GET' })).status).toBe(405);
    expect((await hotel.gateway.raw('POST', '/session', { body: {} })).status).toBe(405);
  });

  test('may be framed by the guest app beside the card page alone, and only it may use the camera there (PD-27, PAY-38)', async () => {
    const { headers } = await hotel.gateway.raw('GET', '/healthz');
    const { origin } = new URL(await linkOf());
    const { cardPage } = hotel.gateway.app.config.web;
    expect(headers.get('content-security-policy')).toContain(`frame-src ${origin} ${cardPage};`);
    expect(headers.get('permissions-policy')).toContain(`camera=(self "${origin}")`);
  });
});
