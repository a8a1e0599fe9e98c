import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { bookings } from '#gateway/store/schema/bookings.ts';
import { creditEntries } from '#gateway/store/schema/credits.ts';
import { creditOrigin, creditStatement } from '#shared/contract/guest/personal-info.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import {
  book,
  CARDS,
  cardPayment,
  cardToken,
  codeOf,
  newGuest,
  orderFor,
  seedCredits,
  session,
} from './small-hotel.ts';

const hotel = openFreshHotel();
// Thursday night: 340.00 + 11.90 tax.
const stay = { checkin: '2026-12-10', checkout: '2026-12-11' };
const queen = [{ typeId: 'queen' }];
const seed = (cents: number) =>
  seedCredits(hotel.gateway, hotel.guest.id, cents, '2027-06-01T00:00:00-03:00');
const statement = () => hotel.guest.client.personalInfo.statement();

const bookWithCredits = async () =>
  book(hotel.guest.client, await orderFor(hotel.guest.client, stay, queen, { useCredits: true }));

describe('the credit statement', () => {
  test('is empty for a guest without credits, and is nobody else’s (API-50, API-03)', async () => {
    expect(await statement()).toEqual({ balance: 0, transactions: [] });
    await seed(100_00);
    const other = await newGuest(hotel.gateway);
    expect(await other.client.personalInfo.statement()).toEqual({ balance: 0, transactions: [] });
    expect(await codeOf(hotel.gateway.client().personalInfo.statement())).toBe('UNAUTHORIZED');
  });

  test('lists a deposit and the booking that used it, newest first (API-50, CRE-05, CRE-06, CRE-07)', async () => {
    await seed(400_00);
    hotel.gateway.clock.moveBy(60_000);
    const { bookingId, locator } = await bookWithCredits();
    const { balance, transactions } = await statement();
    expect(balance).toBe(48.1);
    const line = { id: expect.any(String), created_at: expect.any(String), reason: null };
    expect(transactions).toEqual([
      {
        ...line,
        type: 'WITHDRAWAL',
        origin: 'NEW_BOOKING',
        value: 351.9,
        dueDate: null,
        booking: {
          id: bookingId,
          locator,
          isVisible: true,
          checkinDate: '2026-12-10',
          checkoutDate: '2026-12-11',
          nights: 1,
          building: { name: 'Pernoite Jardins', city: 'São Paulo', timezone: 'America/Sao_Paulo' },
        },
      },
      {
        ...line,
        type: 'DEPOSIT',
        origin: 'FULL_CANCELLATION',
        value: 400,
        remaining: 48.1,
        dueDate: '2027-06-01T03:00:00.000Z',
        booking: null,
      },
    ]);
  });

  test('shows a deposit leave on its due date, what is left of it alone (CRE-07, CRE-08, LIM-03)', async () => {
    const due = new Date('2026-12-20T00:00:00-03:00');
    await seedCredits(hotel.gateway, hotel.guest.id, 400_00, due.toISOString());
    await bookWithCredits();
    hotel.gateway.clock.moveTo(new Date(due.getTime() - 60_000));
    const before = await session(hotel.gateway, hotel.guest.id);
    expect(await before.client.personalInfo.statement()).toMatchObject({
      balance: 48.1,
      transactions: [{ origin: 'NEW_BOOKING' }, { origin: 'FULL_CANCELLATION', remaining: 48.1 }],
    });
    hotel.gateway.clock.moveTo(due);
    const { balance, transactions } = await before.client.personalInfo.statement();
    expect(balance).toBe(0);
    expect(transactions).toMatchObject([
      { type: 'WITHDRAWAL', origin: 'EXPIRATION', value: 48.1, created_at: due.toISOString() },
      { type: 'WITHDRAWAL', origin: 'NEW_BOOKING' },
      { type: 'DEPOSIT', origin: 'FULL_CANCELLATION', value: 400, remaining: 0 },
    ]);
  });

  test('does not list a payment that failed: its credits are back where they were (API-50, PD-18)', async () => {
    await seed(100_00);
    const before = await statement();
    const payment = cardPayment(await cardToken(hotel.gateway, CARDS.declines));
    const order = await orderFor(hotel.guest.client, stay, queen, { useCredits: true, payment });
    expect(await codeOf(book(hotel.guest.client, order))).toBe('CARD_DECLINED');
    expect(await statement()).toEqual(before);
  });

  test('names a booking that is no longer in the list, and says so (CRE-05)', async () => {
    await seed(400_00);
    const { bookingId, locator } = await bookWithCredits();
    const hide = { hiddenAt: hotel.gateway.clock.now() };
    await hotel.db.update(bookings).set(hide).where(eq(bookings.id, bookingId));
    const { transactions } = await statement();
    const visible = transactions.find(({ booking }) => booking?.locator === locator)?.booking?.isVisible;
    expect(visible).toBe(false);
  });

  test('knows every origin, each with its reason (CRE-05, CRE-06, CRE-07)', async () => {
    const origins = creditOrigin.options;
    const takes = ['EXPIRATION', 'NEW_BOOKING', 'PURCHASE_HOURS'];
    const rows = origins.map((origin, minute) => {
      const given = {
        type: 'DEPOSIT',
        remainingCents: 10_00,
        dueDate: new Date('2028-01-01T00:00:00Z'),
      } as const;
      const taken = { type: 'WITHDRAWAL', remainingCents: 0, dueDate: null } as const;
      return {
        ...(takes.includes(origin) ? taken : given),
        guestId: hotel.guest.id,
        origin,
        amountCents: 10_00,
        reason: `Because of ${origin}`,
        createdAt: new Date(hotel.gateway.clock.now().getTime() + minute * 60_000),
      };
    });
    await hotel.db.insert(creditEntries).values(rows);
    const { transactions } = await statement();
    expect(transactions.map(({ origin }) => origin)).toEqual(origins.toReversed());
    for (const { origin, type, reason } of transactions) {
      expect(type).toBe(takes.includes(origin) ? 'WITHDRAWAL' : 'DEPOSIT');
      expect(reason).toBe(`Because of ${origin}`);
    }
  });

  test('of five thousand lines comes whole and adds up, also when it is requested again (API-50)', async () => {
    const lines = Array.from({ length: 5_000 }, (_, index) => ({
      guestId: hotel.guest.id,
      type: 'DEPOSIT' as const,
      origin: 'REFUND' as const,
      amountCents: index + 1,
      remainingCents: index + 1,
      dueDate: new Date(index % 2 === 0 ? '2026-11-30T00:00:00Z' : '2028-01-01T00:00:00Z'),
      reason: randomUUID(),
      createdAt: new Date(hotel.gateway.clock.now().getTime() - index * 3_600_000),
    }));
    for (let at = 0; at < lines.length; at += 1_000)
      await hotel.db.insert(creditEntries).values(lines.slice(at, at + 1_000));
    await statement();
    const response = creditStatement.parse(await statement());
    expect(response.transactions).toHaveLength(7_500);
    expect(response.balance).toBe(62_525);
  });
});
