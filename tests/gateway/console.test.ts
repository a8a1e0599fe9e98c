import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isEnabled } from '#gateway/domain/hotel/flags.ts';
import { movableClock } from '#gateway/platform/clock.ts';
import { restoreClock, shiftClock, syncClock } from '#gateway/sandbox/sandbox-clock.ts';
import { bookings } from '#gateway/store/schema/bookings.ts';
import { emails } from '#gateway/store/schema/emails.ts';
import { FORM, sendForm } from './console-form.ts';
import { startTestGateway, type TestGateway } from './harness.ts';
import { untilTestEnds } from './until-test-ends.ts';

const PAGES = [
  '/console',
  ...'clock emails bookings payments doors identity registrations flags'
    .split(' ')
    .map(name => `/console/${name}`),
];
const A_PAYMENT = 'payment=00000000-0000-4000-8000-000000000000';
const FORMS = [
  ['clock/move', 'by=3600000'],
  ['clock/reset', ''],
  ['payments/pay', A_PAYMENT],
  ['payments/pay-late', A_PAYMENT],
  ['payments/pay-twice', A_PAYMENT],
  ['payments/expire', A_PAYMENT],
  ['payments/lose-trigger', ''],
  ['payments/refunds', 'are=refused'],
  ['payments/try-refunds', ''],
  ['payments/compare', ''],
  ['doors/try', 'room=x&code=123456'],
  ['doors/silence', 'room=x'],
  ['doors/wake', 'room=x'],
  ['identity/plan', 'verdict=never'],
  ['identity/guest', 'guest=james%40pernoite.test&status=APPROVED'],
  ['flags', 'key=IS_BOOKING_ENABLED&on=false'],
] as const;
const HOUR = 3_600_000;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const page = (path: string) => gateway.raw('GET', path);
const post = (path: string, body: string, headers?: Record<string, string>) =>
  sendForm(gateway, path, body, headers);
const db = () => gateway.app.store.db;

describe('the console is for a sandbox alone', () => {
  test.each([
    { sandbox: false, production: false },
    { sandbox: true, production: true },
  ])('with %j there is none, neither pages nor forms (PD-07)', async config => {
    const closed = await untilTestEnds(startTestGateway({ seed: false, ...config }));
    for (const path of [...PAGES, '/console/emails/1', '/console/emails/1/html', '/console/console.css']) {
      expect((await closed.raw('GET', path)).status).toBe(404);
    }
    for (const [path, body] of FORMS) {
      expect((await sendForm(closed, path, body)).status).toBe(404);
    }
    expect(closed.clock.offset()).toBe(0);
  });

  test('a form from another site changes nothing (PD-07)', async () => {
    const host = new URL(gateway.url).host;
    const { 'content-type': form } = FORM;
    const foreign: Record<string, string>[] = [
      {},
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: `http://${host}` },
      { 'sec-fetch-site': 'none' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: `http://${host}.evil.example` },
    ];
    for (const headers of foreign)
      for (const [path, body] of FORMS) {
        const response = await post(path, body, { 'content-type': form, ...headers });
        expect(response).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
      }
    expect(gateway.clock.offset()).toBe(0);
    await expect(isEnabled(gateway.app, 'IS_BOOKING_ENABLED')).resolves.toBe(true);
  });

  test('a form that says where it comes from by Origin alone is taken (PD-07)', async () => {
    const headers = { 'content-type': FORM['content-type'], origin: gateway.url };
    expect((await post('clock/reset', '', headers)).status).toBe(303);
  });

  test('what is not a form is rejected (PD-07)', async () => {
    const response = await gateway.raw('POST', '/console/clock/move', {
      body: { by: 1 },
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(response).toMatchObject({ status: 415, body: { code: 'UNSUPPORTED_MEDIA_TYPE' } });
  });

  test('every page comes without script, is not cached, and marks its section (PD-07)', async () => {
    for (const path of PAGES) {
      const response = await page(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-store');
      const policy = response.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toMatch(/script-src|unsafe-inline/);
      expect(response.text).not.toMatch(/<script| style="| on[a-z]+="/);
      expect(response.text).toContain(`<a href="${path}" aria-current="page">`);
    }
  });
});

describe('the clock', () => {
  test('it moves by a step and to a time at the hotels, with what is due by then done, survives a restart, and goes back (PD-18)', async () => {
    const unpaid = () => db().$count(bookings, eq(bookings.status, 'PENDING'));
    expect(await unpaid()).toBeGreaterThan(0);
    const by = await post('clock/move', `by=${HOUR}`);
    expect(by.status).toBe(303);
    expect(by.headers.get('location')).toBe('/console/clock?done=clock-moved');
    expect(Math.abs(gateway.clock.offset() - HOUR)).toBeLessThan(1_000);

    await post('clock/move', 'to=2027-03-01T08:30');
    expect(await unpaid()).toBe(0);
    expect(Math.abs(gateway.clock.now().getTime() - Date.parse('2027-03-01T11:30:00Z'))).toBeLessThan(5_000);
    const shown = await page('/console/clock?done=clock-moved');
    expect(shown.text).toContain('08:30');
    expect(shown.text).toContain('Monday, 1 March 2027');
    expect(shown.text).toContain('clock was moved');

    const restarted = movableClock();
    await restoreClock({ store: gateway.app.store, clock: restarted });
    expect(Math.abs(restarted.offset() - gateway.clock.offset())).toBeLessThan(1_000);

    await post('clock/reset', '');
    expect(gateway.clock.offset()).toBe(0);
    const again = movableClock();
    await restoreClock({ store: gateway.app.store, clock: again });
    expect(again.offset()).toBe(0);
  });

  test('a clock that is moved while another gateway’s move is looked for stays moved (OPS-03, PD-18)', async () => {
    const read = Promise.withResolvers<number>();
    const { clock } = gateway.app;
    const before = clock.offset();
    const looking = syncClock(gateway.app, () => read.promise);
    await shiftClock(gateway.app, before + HOUR);
    read.resolve(before);
    await looking;
    expect(clock.offset()).toBe(before + HOUR);
    await syncClock(gateway.app, async () => before);
    expect(clock.offset()).toBe(before);
    await post('clock/reset', '');
  });

  test.each([
    ['to=2027-02-30T10:00', 'clock-unclear'],
    ['to=2027-02-20T25:00', 'clock-unclear'],
    ['to=soon', 'clock-unclear'],
    ['', 'clock-unclear'],
    ['by=1e9', 'clock-unclear'],
    ['to=9999-01-01T00:00', 'clock-range'],
    ['by=9999999999999', 'clock-range'],
  ])('it does not move for "%s" (PD-18)', async (body, problem) => {
    const response = await post('clock/move', body);
    expect(response.headers.get('location')).toBe(`/console/clock?problem=${problem}`);
    expect(gateway.clock.offset()).toBe(0);
    expect((await page(`/console/clock?problem=${problem}`)).text).toContain('role="alert"');
  });
});

describe('e-mails', () => {
  test('an e-mail is listed, shown as text with its link, and as a document that can do nothing (PD-07)', async () => {
    await gateway.client().guestUser.sendPasswordResetEmail({ email: 'ana@pernoite.test' });
    const list = (await page('/console/emails')).text;
    const [, id = ''] = /href="\/console\/emails\/(\d+)">Crie uma nova senha</.exec(list) ?? [];
    expect(list).toContain('ana@pernoite.test');
    const shown = (await page(`/console/emails/${id}`)).text;
    expect(shown).toMatch(/<a href="http[^"]+mode=resetPassword&amp;oobCode=[^"]+" target="_blank">/);
    expect(shown).toContain(`<iframe src="/console/emails/${id}/html"`);
    const own = eq(emails.id, Number(id));
    const [mail] = await db().select().from(emails).where(own);
    const document = await page(`/console/emails/${id}/html`);
    expect(document.text.replace('\n<base target="_blank">', '')).toBe(mail?.html);
    const policy = /default-src 'none'.*frame-ancestors 'self'; sandbox allow-popups/;
    expect(document.headers.get('content-security-policy')).toMatch(policy);
    expect(document.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  });

  test.each(['999999', '0', 'x', '1/raw', '1e3', `${'9'.repeat(30)}`, '-1'])(
    'there is no e-mail %s (PD-07)',
    async id => {
      expect((await page(`/console/emails/${id}`)).status).toBe(404);
    },
  );

  test('a nasty name stays text on every page (PD-07)', async () => {
    const name = '<img src=x onerror=alert(1)>';
    await gateway.app.mailer.queue(db(), { kind: 'WELCOME', to: `"${name}"@b.test`, language: 'en', name });
    const [newest = ''] = /\/console\/emails\/\d+/.exec((await page('/console/emails')).text) ?? [];
    for (const path of ['/console/emails', newest]) {
      const { text } = await page(path);
      expect(text).not.toContain('<img');
      expect(text).toContain('&lt;img src=x');
    }
  });
});

test('it takes no payment at the desk and no parcel, and leads to the staff app (PD-07)', async () => {
  for (const path of ['bookings/pay', 'bookings/pay-overstay', 'deliveries', 'deliveries/arrived'])
    expect((await post(path, 'locator=ABC234&upTo=100')).status, path).toBe(404);
  expect((await page('/console/deliveries')).status).toBe(404);
  const overview = (await page('/console')).text;
  expect(overview).toContain(`href="${gateway.app.staffUrl}"`);
});

test('a flag is switched off and on again (APP-31, APP-32)', async () => {
  await post('flags', 'key=IS_BOOKING_ENABLED&on=false');
  await expect(isEnabled(gateway.app, 'IS_BOOKING_ENABLED')).resolves.toBe(false);
  expect((await page('/console/flags')).text).toContain('Switch booking on');
  await post('flags', 'key=IS_BOOKING_ENABLED&on=true');
  await expect(isEnabled(gateway.app, 'IS_BOOKING_ENABLED')).resolves.toBe(true);
  expect((await post('flags', 'key=IS_UNKNOWN&on=true')).status).toBe(404);
});

test('the cards to try and the demo accounts are shown (PD-16)', async () => {
  const { text } = await page('/console');
  for (const fact of ['4111 1111 1111 1111', '4000 0000 0000 0119', 'ana@pernoite.test', 'Pernoite#2026']) {
    expect(text).toContain(fact);
  }
});
