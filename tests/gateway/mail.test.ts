import { desc, eq, sql } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultLimits } from '#gateway/config/limits-config.ts';
import type { Mail, MailedBooking } from '#gateway/mail/mail.ts';
import { smtpOptions } from '#gateway/mail/smtp-options.ts';
import { claimDueEmail, findEmail } from '#gateway/store/email-store.ts';
import { bookings } from '#gateway/store/schema/bookings.ts';
import { emails } from '#gateway/store/schema/emails.ts';
import { guests } from '#gateway/store/schema/guests.ts';
import { sessionResponse } from '#shared/auth/auth-protocol.ts';
import { noLimits, startTestGateway, type TestGateway } from './harness.ts';
import { mailedBooking } from './mailed-booking.ts';
import { newGuest } from './new-guest.ts';
import { authCall } from './session-client.ts';
import { type SmtpServer, startSmtpServer } from './smtp-server.ts';
import { untilTestEnds } from './until-test-ends.ts';

const MINUTE = 60_000;
const NBSP = '\u00a0';

let gateway: TestGateway;
let bookingIds: string[];
beforeAll(async () => {
  gateway = await startTestGateway();
  const rows = await gateway.app.store.db.select({ id: bookings.id }).from(bookings).limit(20);
  bookingIds = rows.map(row => row.id);
});
afterAll(() => gateway.close());

const nextBooking = () => bookingIds.pop() ?? '';

async function queued(mail: Mail, on = gateway) {
  await on.app.mailer.queue(on.app.store.db, mail);
  const [row] = await on.app.store.db.select().from(emails).orderBy(desc(emails.id)).limit(1);
  if (!row) throw new Error('nothing was queued');
  return row;
}

const to = 'a@b.test';
const queuedAbout = (
  kind: 'BOOKING_CONFIRMED' | 'BOOKING_PENDING' | 'BOOKING_CANCELED',
  language: 'en' | 'pt',
  differences: Partial<MailedBooking> = {},
) => queued({ kind, to, language, bookingId: nextBooking(), booking: mailedBooking(differences) });

const plain = (text: string) => text.replaceAll(NBSP, ' ');

describe('what e-mails say', () => {
  test('a confirmation in Portuguese has code, hotel, dates, hours, rooms and every cent (APP-01, APP-06)', async () => {
    const mail = await queuedAbout('BOOKING_CONFIRMED', 'pt');
    expect(mail.subject).toBe('Reserva K7QX2M confirmada: Pernoite Jardins');
    const sums = ['2.345,67', '1.000,00', '3.345,67', '167,28', '3.512,95', '500,00', '3.012,95'];
    for (const body of [plain(mail.text), plain(mail.html)]) {
      for (const fact of [
        'K7QX2M',
        'Pernoite Jardins, São Paulo',
        'terça-feira, 1 de dezembro de 2026, a partir das 13:00',
        'sexta-feira, 4 de dezembro de 2026, até as 14:00',
        'Suíte King',
        '2 adultos, 1 criança, pet, berço',
        '1 adulto ·',
        ...sums.map(sum => `R$ ${sum}`),
      ]) {
        expect(body).toContain(fact);
      }
      // Addresses are no words.
      expect(body.replace(/https?:[^\s"<]+/g, '')).not.toMatch(/\b(Booking|Taxes|guests?|adults?)\b/);
    }
    expect(mail.html).toContain('<html lang="pt-BR">');
  });

  test('a confirmation in English keeps amounts in reais as Brazil writes them (APP-01, APP-06)', async () => {
    const paid = { guestName: 'James', creditsCents: 0, chargedCents: 3_512_95 };
    const mail = await queuedAbout('BOOKING_CONFIRMED', 'en', paid);
    expect(mail.subject).toBe('Booking K7QX2M confirmed: Pernoite Jardins');
    const text = plain(mail.text);
    expect(text).toContain('Tuesday, December 1, 2026, from 1 PM');
    expect(text).toContain('2 adults, 1 child, pet, crib');
    expect(text).toContain('Total: R$ 3.512,95');
    expect(text).toContain('Charged to your card: R$ 3.512,95');
    expect(text).not.toContain('credits');
    expect(mail.html).toContain('<html lang="en">');
  });

  test('a walk-in reads until when to pay at the reception, on the hotel’s clock (BKG-15)', async () => {
    const paymentDeadline = new Date('2026-12-01T20:30:00Z');
    const mailed = (language: 'en' | 'pt') =>
      queuedAbout('BOOKING_PENDING', language, { creditsCents: 0, chargedCents: 0, paymentDeadline });
    const pt = plain((await mailed('pt')).text);
    expect(pt).toMatch(/Pague na recepção até 1 de dezembro de 2026(,| às) 17:30/);
    expect(pt).toContain('A pagar na recepção: R$ 3.512,95');
    const en = plain((await mailed('en')).text);
    expect(en).toMatch(/Pay at the reception by December 1, 2026(,| at) 5:30\sPM/);
    expect(en).toContain('To pay at the reception: R$ 3.512,95');
  });

  test('a cancellation names the credits that were given back (APP-01)', async () => {
    const mail = await queuedAbout('BOOKING_CANCELED', 'pt', { chargedCents: 0 });
    expect(mail.subject).toBe('Reserva K7QX2M cancelada');
    expect(plain(mail.text)).toContain('Créditos devolvidos: R$ 500,00');
    expect(mail.text).not.toContain('Cobrado');
  });

  test('a nasty name stays text in the HTML and cannot break out of a link or the subject (PD-07)', async () => {
    const nasty = `"><script>alert('x')</script>&amp;\r\nBcc: x@y.test`;
    const code = 'c"><x';
    const account = await queued({
      kind: 'VERIFY_EMAIL',
      to,
      language: 'pt',
      name: nasty,
      code,
      typedCode: nasty,
    });
    const names = { guestName: nasty, hotelName: nasty, locator: nasty };
    const booked = await queuedAbout('BOOKING_CONFIRMED', 'en', names);
    // The reservation's data are the one script, which ends where it should and holds the name as text (BEY-15).
    const [data = '', ...others] = [...booked.html.matchAll(/<script[^>]*>([^<]*)<\/script>/g)].map(
      ([, content]) => content,
    );
    expect(others).toEqual([]);
    expect(JSON.parse(data)).toMatchObject({ underName: { name: nasty }, reservationFor: { name: nasty } });
    const withoutData = booked.html.replace(/<script type="application\/ld\+json">[^<]*<\/script>/, '');
    for (const mail of [account, { ...booked, html: withoutData }]) {
      expect(mail.html).not.toMatch(/<script|<x/);
      expect(mail.html).toContain('&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;amp;');
      expect(mail.subject).not.toMatch(/[\r\n]/);
    }
    expect(account.text).toContain('oobCode=c%22%3E%3Cx');
  });

  test('one booking gets one e-mail for each thing that happens to it (PD-10)', async () => {
    const bookingId = nextBooking();
    const mail = { to, language: 'en', bookingId, booking: mailedBooking() } as const;
    await queued({ kind: 'BOOKING_PENDING', ...mail });
    await queued({ kind: 'BOOKING_PENDING', ...mail });
    await queued({ kind: 'BOOKING_CONFIRMED', ...mail });
    const rows = await gateway.app.store.db.select().from(emails).where(eq(emails.bookingId, bookingId));
    expect(rows.map(row => row.kind).toSorted()).toEqual(['BOOKING_CONFIRMED', 'BOOKING_PENDING']);
  });

  test('an e-mail of a transaction that fails was never written (PD-07)', async () => {
    const { store, mailer } = gateway.app;
    const failed = store.db.transaction(async tx => {
      await mailer.queue(tx, { kind: 'WELCOME', to: 'never@b.test', language: 'en', name: 'N' });
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await store.db.$count(emails, eq(emails.recipient, 'never@b.test'))).toBe(0);
  });

  test('without SMTP e-mails wait in the store (PD-07)', async () => {
    const mail = await queued({ kind: 'WELCOME', to: 'kept@b.test', language: 'en', name: 'K' });
    await gateway.app.mailer.flush();
    expect(await findEmail(gateway.app.store.db, mail.id)).toMatchObject({ sentAt: null, tries: 0 });
  });
});

describe('delivery over SMTP', () => {
  let smtp: SmtpServer;
  let sending: TestGateway;
  beforeAll(async () => {
    smtp = await startSmtpServer();
    sending = await startTestGateway({
      seed: false,
      smtpUrl: smtp.url,
      emailFrom: 'Pernoite <stay@pernoite.test>',
      publicUrl: 'https://pernoite.example',
      publicSandbox: true,
    });
  });
  afterAll(async () => {
    await sending.close();
    await smtp.close();
  });

  const welcome = (to: string) => queued({ kind: 'WELCOME', to, language: 'pt', name: 'Zoé' }, sending);
  const stateOf = async (id: number, on = sending) => findEmail(on.app.store.db, id);

  test('an e-mail reaches the mail server with text, HTML and the public address (PD-07)', async () => {
    const { id } = await welcome('zoe@b.test');
    await sending.app.mailer.flush();
    const [mail] = smtp.received.splice(0);
    expect(mail).toMatchObject({ from: 'stay@pernoite.test', to: ['zoe@b.test'] });
    expect(mail?.data).toMatch(/^From: Pernoite <stay@pernoite\.test>$/m);
    expect(mail?.data).toMatch(/^Subject: =\?UTF-8\?Q\?Que_bom_ter_voc=C3=AA/m);
    expect(mail?.data).toContain('Content-Type: text/plain');
    expect(mail?.data).toContain('Content-Type: text/html');
    expect(mail?.data.replaceAll('=\n', '')).toContain('https://pernoite.example/?lang=3DPORTUGUESE');
    expect((await stateOf(id))?.sentAt).not.toBeNull();
    await sending.app.mailer.flush();
    expect(smtp.received).toHaveLength(0);
  });

  test('a started mailer sends by itself (PD-07)', async () => {
    await welcome('soon@b.test');
    await expect.poll(() => smtp.received.length, { timeout: 10_000 }).toBe(1);
    smtp.received.splice(0);
  });

  test('two deliveries at once send an e-mail once (PD-07)', async () => {
    await welcome('once@b.test');
    await Promise.all([sending.app.mailer.flush(), sending.app.mailer.flush()]);
    expect(smtp.received.splice(0)).toHaveLength(1);
  });

  test('an e-mail that one gateway is sending is left alone by the others, even when its next try is due (OPS-03, PD-07)', async () => {
    const { id } = await welcome('held@b.test');
    const hold = smtp.holdNext();
    const first = sending.app.mailer.flush();
    await hold.arrived;
    sending.clock.moveBy(2 * MINUTE);
    expect(await claimDueEmail(sending.app.store.db, sending.clock.now())).toBeNull();
    hold.release();
    await first;
    expect(smtp.received.splice(0)).toHaveLength(1);
    expect(await stateOf(id)).toMatchObject({ tries: 1, leasedUntil: null });
  });

  test('an e-mail of a gateway that was killed is sent by another one when its lease is over (OPS-03, PD-07)', async () => {
    const { db } = sending.app.store;
    const { id } = await welcome('taken-over@b.test');
    expect(await claimDueEmail(db, sending.clock.now())).toMatchObject({ id });
    sending.clock.moveBy(2 * MINUTE);
    await sending.app.mailer.flush();
    expect(smtp.received).toHaveLength(0);
    await db.update(emails).set({ leasedUntil: sql`now() - interval '1 second'` }).where(eq(emails.id, id));
    await sending.app.mailer.flush();
    expect(smtp.received.splice(0)).toHaveLength(1);
  });

  test('every try of an e-mail carries the same Message-ID, and each e-mail its own (OPS-03)', async () => {
    const { db } = sending.app.store;
    const one = await welcome('again@b.test');
    await welcome('another@b.test');
    await sending.app.mailer.flush();
    // As after a kill between the mail server's response and its record.
    await db.update(emails).set({ sentAt: null }).where(eq(emails.id, one.id));
    sending.clock.moveBy(2 * MINUTE);
    await sending.app.mailer.flush();
    const received = smtp.received
      .splice(0)
      .map(({ to, data }) => [to[0], /^Message-ID: (\S+)/m.exec(data)?.[1]]);
    const idsOf = (name: string) => received.filter(([to]) => to === name).map(([, messageId]) => messageId);
    expect(idsOf('again@b.test')).toHaveLength(2);
    expect(new Set(idsOf('again@b.test')).size).toBe(1);
    expect(idsOf('another@b.test')).not.toContain(idsOf('again@b.test')[0]);
    expect(received.flat()).not.toContain(undefined);
  });

  test('a rejected e-mail is tried again later, less and less often, and then given up (PD-07)', async () => {
    const { id } = await welcome('later@b.test');
    smtp.rejectNext(2);
    await sending.app.mailer.flush();
    await sending.app.mailer.flush();
    expect(await stateOf(id)).toMatchObject({ sentAt: null, tries: 1 });
    sending.clock.moveBy(2 * MINUTE);
    await sending.app.mailer.flush();
    expect(await stateOf(id)).toMatchObject({ sentAt: null, tries: 2 });
    sending.clock.moveBy(4 * MINUTE);
    await sending.app.mailer.flush();
    expect((await stateOf(id))?.sentAt).not.toBeNull();
    expect(smtp.received.splice(0)).toHaveLength(1);

    const lost = await welcome('lost@b.test');
    smtp.rejectNext(100);
    for (let hour = 0; hour < 30; hour += 1) {
      await sending.app.mailer.flush();
      sending.clock.moveBy(60 * MINUTE);
    }
    smtp.rejectNext(0);
    await sending.app.mailer.flush();
    const { tries, sentAt } = (await stateOf(lost.id)) ?? {};
    expect(sentAt).toBeNull();
    expect(tries).toBeGreaterThan(3);
    expect(tries).toBeLessThanOrEqual(7);
    expect(smtp.received).toHaveLength(0);
  });

  test('an address that nobody has verified gets six e-mails a day of all kinds, and the others when it is verified (SEC-21)', async () => {
    const limits = { ...noLimits, emailsPerStranger: defaultLimits.emailsPerStranger };
    const strict = await untilTestEnds(startTestGateway({ seed: false, smtpUrl: smtp.url, limits }));
    const { app } = strict;
    const form = newGuest();
    const { guestToken } = await strict.client().guestUser.create(form);
    const { body } = await authCall(strict, 'signInWithCustomToken', { token: guestToken });
    const { guestUser } = strict.client({ token: sessionResponse.parse(body).idToken });
    await guestUser.publishMessage();
    for (let sent = 0; sent < 3; sent += 1) await guestUser.resendConfirmationEmail();
    const mail = { to: form.email, language: 'en', name: null, code: 'secret' } as const;
    for (let sent = 0; sent < 3; sent += 1) await queued({ kind: 'PASSWORD_RESET', ...mail }, strict);
    await app.mailer.flush();
    expect(smtp.received.splice(0)).toHaveLength(6);
    const again = await guestUser.resendConfirmationEmail().catch((error: unknown) => error);
    expect(again).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await queued({ kind: 'WELCOME', to: 'other@b.test', language: 'en', name: null }, strict);
    await app.mailer.flush();
    expect(smtp.received.splice(0).map(({ to }) => to)).toEqual([['other@b.test']]);

    await app.store.db.update(guests).set({ emailVerified: true }).where(eq(guests.email, form.email));
    await app.store.db.update(emails).set({ leasedUntil: null });
    await app.mailer.flush();
    expect(smtp.received.splice(0)).toHaveLength(2);
  });

  test('outside the sandbox an e-mail that is given up leaves no one-use link behind, with a mail server or without (SEC-22)', async () => {
    const mail = { kind: 'PASSWORD_RESET', to, language: 'en', name: 'A', code: 'secret' } as const;
    for (const smtpUrl of [smtp.url, null]) {
      const strict = await untilTestEnds(startTestGateway({ seed: false, smtpUrl, sandbox: false }));
      const { id } = await queued(mail, strict);
      smtp.rejectNext(100);
      for (let hour = 0; hour < 23; hour += 1) {
        await strict.app.mailer.flush();
        strict.clock.moveBy(60 * MINUTE);
      }
      if (smtpUrl === null) expect((await stateOf(id, strict))?.text).toContain('secret');
      strict.clock.moveBy(60 * MINUTE);
      await strict.app.mailer.flush();
      smtp.rejectNext(0);
      expect(await stateOf(id, strict)).toMatchObject({ text: '', html: '', calendar: null, sentAt: null });
    }
    expect(smtp.received).toEqual([]);
  });

  test('outside the sandbox a sent e-mail leaves no one-use link behind (PD-07)', async () => {
    const strict = await untilTestEnds(startTestGateway({ seed: false, smtpUrl: smtp.url, sandbox: false }));
    const mail = { kind: 'PASSWORD_RESET', to, language: 'en', name: 'A', code: 'secret' } as const;
    const { id, text } = await queued(mail, strict);
    expect(text).toContain('oobCode=secret');
    await strict.app.mailer.flush();
    expect(smtp.received.splice(0)[0]?.data).toContain('secret');
    expect(await stateOf(id, strict)).toMatchObject({ text: '', html: '', recipient: 'a@b.test' });
  });
});

test.each([
  ['smtp://mail.hotel.example:587', true],
  ['smtp://user:pass@192.0.2.5', true],
  ['smtp://mail.hotel.example:587?requireTLS=false&ignoreTLS=true', true],
  ['smtp://127.0.0.1:1025', undefined],
  ['smtp://[::1]', undefined],
  ['smtp://localhost:1025', undefined],
  ['smtps://mail.hotel.example', undefined],
] as const)('to %s an e-mail leaves by TLS alone, except on this machine (SEC-22)', (address, required) => {
  const transport = createTransport(smtpOptions(address));
  expect(Object(transport.transporter).options.requireTLS).toBe(required);
});
