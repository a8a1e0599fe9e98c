import { describe, expect, test } from 'vitest';
import { cancellationTerms, returnableLines } from '#shared/rules/cancellation-terms.ts';
import { stayReturn } from '#shared/rules/stay-return.ts';

const startsAt = new Date('2026-12-10T15:00:00-03:00');
const until = new Date('2026-12-08T15:00:00-03:00');
const free = { price: 0, taxValue: 0 };
const room = returnableLines({
  nights: [
    { date: '2026-12-10', price: 340_00, taxValue: 11_90 },
    { date: '2026-12-11', price: 450_50, taxValue: 15_77 },
  ],
  checkinSlot: { price: 25_10, taxValue: 88 },
  checkoutSlot: free,
  pet: { price: 350_00, taxValue: 12_25 },
});
const single = returnableLines({
  nights: [{ date: '2026-12-10', price: 200_00, taxValue: 7_00 }],
  checkinSlot: free,
  checkoutSlot: null,
  pet: null,
});
const stay = { startsAt, checkinDate: '2026-12-10', timeZone: 'America/Sao_Paulo' };
const termsAt = (now: Date, rooms = [room]) => cancellationTerms({ ...stay, rooms, now });

describe('the terms of cancellation', () => {
  test('say until when it is free, and what comes back after it: nights but the first, and the pet (FUN-39, LIM-05)', () => {
    expect(termsAt(new Date('2026-12-01T12:00:00-03:00'))).toEqual({
      until,
      total: 365_10 + 12_78 + 450_50 + 15_77 + 350_00 + 12_25,
      lateCredit: 450_50 + 15_77 + 350_00 + 12_25,
    });
  });

  test('of a single night leave nothing after the deadline (FUN-39)', () => {
    expect(termsAt(until, [single])).toEqual({ until: null, total: 207_00, lateCredit: 0 });
  });

  test('name no deadline from that moment on (FUN-39, LIM-04)', () => {
    expect(termsAt(new Date(until.getTime() - 1)).until).toEqual(until);
    expect(termsAt(until).until).toBeNull();
  });

  test('are those by which the booking is canceled, of all its rooms (FUN-39)', () => {
    for (const now of [until, new Date('2026-12-10T14:00:00-03:00')]) {
      const outcome = stayReturn({ ...stay, act: 'CANCEL', isPaid: true, rooms: [room, single], now });
      expect(termsAt(new Date('2026-12-02T12:00:00Z'), [room, single]).lateCredit).toBe(outcome.credited);
    }
  });
});
