import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { defaultLimits } from '#gateway/config/limits-config.ts';
import { emails } from '#gateway/store/schema/emails.ts';
import { guests } from '#gateway/store/schema/guests.ts';
import type { BillRecipient } from '#shared/contract/guest/bill.ts';
import { fromReais, sumCents } from '#shared/money.ts';
import { clientAt } from './checking-in.ts';
import { addCompanion } from './companion.ts';
import { type FreshHotel, openFreshHotel, openOwnHotel } from './fresh-hotel.ts';
import { buyHour, savedCard } from './hours.ts';
import { pdfDictionaries, pdfTexts } from './pdf-text.ts';
import { queryRows } from './query-rows.ts';
import { attachmentOf, readMail } from './received-mail.ts';
import { petRoom, scenario } from './scenario.ts';
import { codeOf, newGuest, seedCredits, session, type TestGuest } from './small-hotel.ts';
import { startSmtpServer } from './smtp-server.ts';
import { checkIn, roomsOf, shifted } from './stored-booking.ts';

const smtp = await startSmtpServer();
afterAll(() => smtp.close());
const hotel = openFreshHotel();
const posting = openOwnHotel({ smtpUrl: smtp.url });
const strict = openOwnHotel({
  limits: {
    ...defaultLimits,
    billsPerGuest: { points: 2, seconds: 3_600 },
    billEmailsPerGuest: { points: 1, seconds: 3_600 },
  },
});

const CPF = '529.982.247-25';
const CNPJ = '11.222.333/0001-81';
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const brl = (reais: number) =>
  plain(new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(reais));

async function wholeStay(guest: TestGuest = hotel.guest): Promise<string> {
  const id = await stayInProgress(hotel, guest);
  await endStay(hotel, guest, id);
  return id;
}

const clientOf = async (guest: TestGuest, language: 'en' | 'pt' = 'en') =>
  (await session(hotel.gateway, guest.id, language)).client;

async function pdfOf(bookingId: string, recipient: BillRecipient = {}, language: 'en' | 'pt' = 'en') {
  const file = await (await clientOf(hotel.guest, language)).bill.makePdf({ bookingId, ...recipient });
  const bytes = Buffer.from(file.content, 'base64');
  return { ...file, bytes, texts: pdfTexts(bytes).map(plain) };
}

test('the bill names hotel, dates and holder, and every line of every room, in its order (BEY-20)', async () => {
  const bookingId = await wholeStay();
  const client = await clientOf(hotel.guest);
  const bill = await client.bill.find({ bookingId });
  expect(bill).toMatchObject({
    bookingId,
    status: 'CONCLUDED',
    hotel: { name: 'Pernoite Jardins', city: 'São Paulo' },
    checkinDate: '2026-12-10',
    checkoutDate: '2026-12-13',
    holderName: 'Ada Prado',
  });
  const linesOf = (room: number) =>
    bill.rooms[room]?.lines.map(({ kind, date, isBoughtLater, isReturned, price }) =>
      [kind, date, isBoughtLater && 'later', isReturned && 'returned', price].filter(Boolean),
    );
  expect(linesOf(0)).toEqual([
    ['NIGHT', '2026-12-10', 340],
    ['NIGHT', '2026-12-11', 450.5],
    ['NIGHT', '2026-12-12', 460.75],
    ['CHECKIN', 50.2],
    ['CHECKOUT', 60.2],
    ['CHECKOUT', 'later', 30.1],
    ['PET', 350],
    ['OVERSTAY', 691.13],
  ]);
  expect(linesOf(1)).toEqual([
    ['NIGHT', '2026-12-10', 680],
    ['NIGHT', '2026-12-11', 'returned', 901],
    ['NIGHT', '2026-12-12', 'returned', 921.5],
  ]);
  expect(bill.paid.map(({ by }) => by)).toEqual(['CREDITS', 'CARD']);
  expect(bill.paid[0]?.amount).toBe(500);
  expect(bill).toMatchObject({ due: 715.32, returned: 932.54 + 953.75 });
  const sum = (amounts: number[]) => sumCents(amounts.map(fromReais));
  const all = bill.rooms.flatMap(({ lines }) => lines);
  expect(sum(all.map(({ price, tax }) => (fromReais(price) + fromReais(tax)) / 100))).toBe(
    fromReais(bill.total),
  );
  expect(sum([...bill.paid.map(({ amount }) => amount), bill.due])).toBe(fromReais(bill.total));
});

test('a stay that was paid at the reception says so (BEY-20, PD-13)', async () => {
  const bookingId = await wholeStay();
  await hotel.db.execute(
    sql`update payments set method = 'DESK' where booking_id = ${bookingId} and hour_purchase_id is null`,
  );
  const { paid } = await (await clientOf(hotel.guest)).bill.find({ bookingId });
  expect(paid.map(({ by }) => by)).toEqual(['CREDITS', 'CARD', 'RECEPTION']);
  // The card paid the hour alone.
  expect(paid[1]?.amount).toBe(31.15);
});

describe('the bill is the holder’s alone (PD-57, BEY-20)', () => {
  test('a companion, the main guest of a room and a stranger find no such booking', async () => {
    const { bookingId, accommodationId } = await scenario(hotel).longStay({ rooms: [petRoom] });
    const [main, companion] = [await newGuest(hotel.gateway), await newGuest(hotel.gateway)];
    const stranger = await newGuest(hotel.gateway);
    await addCompanion(hotel.db, { bookingId, accommodationId, isMain: true }, main);
    await addCompanion(hotel.db, { bookingId, accommodationId }, companion);
    for (const { client } of [main, companion, stranger])
      for (const id of [bookingId, randomUUID(), 'no-booking'])
        for (const call of ['find', 'makePdf', 'sendByEmail'] as const)
          expect(await codeOf(client.bill[call]({ bookingId: id }))).toBe('BOOKING_NOT_FOUND');
  });
});

describe('the PDF', () => {
  test('shows in both languages the figures of the bill, and on each page that it is not fiscal (BEY-20)', async () => {
    const bookingId = await wholeStay();
    for (const language of ['en', 'pt'] as const) {
      const bill = await (await clientOf(hotel.guest, language)).bill.find({ bookingId });
      const { texts, bytes, fileName, mediaType } = await pdfOf(bookingId, {}, language);
      expect([fileName, mediaType]).toEqual([`pernoite-${bill.locator}.pdf`, 'application/pdf']);
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
      const figures = [
        ...bill.rooms.flatMap(({ lines, subtotal }) => [...lines.map(({ price }) => price), subtotal]),
        bill.subtotal,
        bill.taxes,
        bill.total,
        ...bill.paid.map(({ amount }) => amount),
        bill.due,
        bill.returned,
      ];
      expect(texts.filter(text => text.startsWith('R$'))).toEqual(figures.map(brl));
      for (const text of ['Pernoite Jardins', 'Ada Prado', bill.locator]) expect(texts).toContain(text);
    }
    const { texts, bytes } = await pdfOf(bookingId, {}, 'pt');
    for (const text of [
      'Este não é um documento fiscal',
      'Noite de 10 de dezembro de 2026',
      'Permanência além do horário de saída',
    ])
      expect(texts).toContain(text);
    const pages = texts.filter(text => text.startsWith('Página '));
    const denials = texts.filter(text =>
      text.includes('Não é documento fiscal e não substitui a nota fiscal'),
    );
    expect(pages).toHaveLength(denials.length);
    const dictionaries = pdfDictionaries(bytes);
    for (const part of ['/Lang (pt-BR)', '/Marked true', '/StructTreeRoot', '/DisplayDocTitle true'])
      expect(dictionaries).toContain(part);
    expect((await pdfOf(bookingId)).texts).toContain('This is not a fiscal document');
  });

  test.each([
    ['a person', 'Ana Łukasz Gonçalves', CPF, 'CPF 529.982.247-25'],
    ['a company', 'Padaria 2 Irmãos & Cia. Ltda.', '11222333000181', `CNPJ ${CNPJ}`],
  ])('is made out to %s as it is typed (BEY-20)', async (_, name, document, shown) => {
    const { bookingId } = await scenario(hotel).longStay();
    const { texts } = await pdfOf(bookingId, { name, document });
    expect(texts).toEqual(expect.arrayContaining([name, shown]));
    expect(texts).not.toContain('Ada Prado');
  });

  test('of many nights goes on over pages, none of its lines lost (BEY-20)', async () => {
    const stay = { checkin: '2026-12-02', checkout: '2026-12-23' };
    const { bookingId } = await scenario(hotel).longStay({
      rooms: [petRoom, { typeId: 'suite' }],
      dates: stay,
    });
    const { texts } = await pdfOf(bookingId);
    expect(texts.filter(text => text.startsWith('Night of'))).toHaveLength(42);
    expect(texts).toContain('Page 3 of 3');
  });

  test.each([
    ['a CPF with a wrong digit', { document: '529.982.247-24' }, 'document'],
    ['a word', { document: 'passport' }, 'document'],
    ['a name of nothing', { name: '  ' }, 'name'],
    ['a name with a line break', { name: 'Ada\nPrado' }, 'name'],
    ['a very long name', { name: 'A'.repeat(81) }, 'name'],
  ])('is not made for %s (BEY-20)', async (_, recipient, path) => {
    const { bookingId } = await scenario(hotel).longStay();
    for (const call of ['makePdf', 'sendByEmail'] as const)
      await expect(hotel.guest.client.bill[call]({ bookingId, ...recipient })).rejects.toMatchObject({
        code: 'BAD_REQUEST',
        details: { issues: [{ path }] },
      });
  });
});

describe('the bill by e-mail', () => {
  test.each([
    ['en', 'the statement of your stay', 'It is not a fiscal document'],
    ['pt', 'o extrato da sua estadia', 'Ele não é um documento fiscal'],
  ] as const)(
    'goes in %s to the holder’s own address with the PDF (BEY-20)',
    async (language, subject, sentence) => {
      const { bookingId } = await scenario(posting).longStay({ rooms: [petRoom] });
      const { client } = await session(posting.gateway, posting.guest.id, language);
      await client.bill.sendByEmail({ bookingId, name: 'Grupo Araçá', document: CPF });
      const mail = smtp.received.findLast(({ data }) => data.includes('application/pdf'));
      expect(mail?.to).toEqual([posting.guest.email]);
      const { locator } = await client.bill.find({ bookingId });
      const texts = pdfTexts(attachmentOf(mail?.data ?? '', `pernoite-${locator}.pdf`));
      expect(texts).toEqual(expect.arrayContaining(['Grupo Araçá', `CPF ${CPF}`]));
      const [row] = await posting.db.select().from(emails).where(eq(emails.kind, 'BILL'));
      expect(row?.sentAt).not.toBeNull();
      expect(`${row?.text}`).toContain(sentence);
      expect(row?.subject).toContain(subject);
      expect(readMail(mail ?? { from: '', to: [], data: '' }).subject).toContain(locator);
      await posting.db.delete(emails).where(eq(emails.kind, 'BILL'));
    },
  );

  test('name and CPF are stored nowhere, whether it is downloaded, sent or the mail server is away (BEY-20)', async () => {
    const { bookingId } = await scenario(posting).longStay({ rooms: [petRoom] });
    const { client } = posting.guest;
    const order = { bookingId, name: 'Zqxavier Prado', document: CPF };
    await client.bill.makePdf(order);
    await client.bill.sendByEmail(order);
    // Of all, because the booking's own e-mail may be queued too.
    smtp.rejectNext(100);
    expect(await codeOf(client.bill.sendByEmail(order))).toBe('EMAIL_NOT_SENT');
    smtp.rejectNext(0);
    expect(await posting.db.$count(emails, eq(emails.kind, 'BILL'))).toBe(1);
    const tables = await queryRows(
      posting.db,
      sql`select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    expect(tables.length).toBeGreaterThan(20);
    for (const { table_name: table } of tables) {
      const found = await queryRows(
        posting.db,
        sql`select count(*)::integer as rows from ${sql.identifier(String(table))} as one where one::text ~ 'Zqxavier|52998224725|529\\.982'`,
      );
      expect([table, found[0]?.['rows']]).toEqual([table, 0]);
    }
  });

  test('is not sent to an address that is not proven (BEY-20, SEC-06)', async () => {
    const { bookingId } = await scenario(hotel).longStay();
    await hotel.db.update(guests).set({ emailVerified: false }).where(eq(guests.id, hotel.guest.id));
    expect(await codeOf(hotel.guest.client.bill.sendByEmail({ bookingId }))).toBe('EMAIL_NOT_VERIFIED');
  });

  test('arrives in the sandbox’s console, where the file can be opened (BEY-20)', async () => {
    const { bookingId } = await scenario(hotel).longStay();
    await hotel.guest.client.bill.sendByEmail({ bookingId });
    const [row] = await hotel.db.select().from(emails).where(eq(emails.kind, 'BILL'));
    const page = await hotel.gateway.raw('GET', `/console/emails/${row?.id}`);
    expect(page.text).toContain(`/console/emails/${row?.id}/attachment`);
    const file = await hotel.gateway.raw('GET', `/console/emails/${row?.id}/attachment`);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(file.text.slice(0, 5)).toBe('%PDF-');
    expect((await hotel.gateway.raw('GET', '/console/emails/999999/attachment')).status).toBe(404);
  });
});

test('bills are made and sent as often as the limits say (BEY-20)', async () => {
  const { bookingId } = await scenario(strict).longStay();
  const { bill } = strict.guest.client;
  await bill.sendByEmail({ bookingId });
  await expect(bill.sendByEmail({ bookingId })).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    details: { retryAfterSeconds: expect.any(Number) },
  });
  await bill.makePdf({ bookingId });
  expect(await codeOf(bill.makePdf({ bookingId }))).toBe('TOO_MANY_REQUESTS');
  expect((await bill.find({ bookingId })).bookingId).toBe(bookingId);
});

const HOUR_MS = 3_600_000;

async function stayInProgress(hotel: FreshHotel, guest: TestGuest): Promise<string> {
  const inAYear = shifted(hotel.gateway.clock.now().toISOString(), 8_760 * HOUR_MS);
  await seedCredits(hotel.gateway, guest.id, 500_00, inAYear.toISOString());
  const { bookingId: id, accommodationId } = await scenario(hotel, guest).longStay({
    rooms: [petRoom, { typeId: 'suite' }],
    useCredits: true,
  });
  const client = await clientAt(hotel, guest, '2026-12-10T19:30:00-03:00');
  await checkIn(hotel, id);
  const paymentMethodId = await savedCard(hotel.gateway, guest.id);
  await buyHour({ client, bookingId: id, accommodationId, type: 'CHECKOUT' }, 15, { paymentMethodId });
  return id;
}

async function endStay(hotel: FreshHotel, guest: TestGuest, bookingId: string): Promise<void> {
  const [queen, suite] = await roomsOf(hotel, bookingId);
  const early = await clientAt(hotel, guest, '2026-12-11T10:00:00-03:00');
  await early.bookings.leaveEarly({ id: bookingId, accId: String(suite?.id) });
  const late = await clientAt(hotel, guest, '2026-12-13T18:00:00-03:00');
  await late.checkOut.confirm({ id: bookingId, accommodationId: queen?.id ?? 0 });
}
