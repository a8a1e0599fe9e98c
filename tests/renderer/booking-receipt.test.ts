import { expect, test } from 'vitest';
import {
  bookingReceipt,
  type ReceiptFacts,
} from '#renderer/guest/features/booking/booking-handoff/booking-receipt.ts';
import type { Text } from '#renderer/platform/i18n/texts.ts';
import { receipt } from '#shared/receipt.ts';
import { standInForPage } from './page-stub.ts';

standInForPage('https://guest.pernoite.test');
const t: Text<'booking-handoff'> = (key, values) => (values ? `${key} ${JSON.stringify(values)}` : key);
const facts: ReceiptFacts = {
  locator: 'ABCD12',
  hotelName: 'Pernoite Jardins',
  hotelAddress: ['Alameda Lorena, 1480', 'Jardins, São Paulo – SP'],
  timeZone: 'America/Sao_Paulo',
  checkinDate: '2026-12-01',
  checkoutDate: '2026-12-03',
  rooms: [{ name: 'Queen Jardim', checkinHour: 19, checkoutHour: 10 }],
  payBy: null,
};
const address = 'https://guest.pernoite.test/guest/booking/details/b1';

test('a receipt says what is booked, where and until when it has to be paid, and its code leads to the booking (BEY-12)', () => {
  const made = receipt.parse(bookingReceipt({ ...facts, payBy: '2026-12-01T21:00:00.000Z' }, address, t));
  expect(made.address).toBe(address);
  expect(made.title).toBe('Pernoite Jardins');
  expect(made.lines.map(({ label }) => label.split(' ')[0])).toEqual([
    'slip.locator',
    'slip.checkin',
    'slip.checkout',
    'slip.room',
    'slip.address',
    'slip.payBy',
  ]);
  expect(made.lines[0]?.value).toBe('ABCD12');
});

test('a receipt has the number of the room if its guest wants it, and not by itself (KSK-20, BEY-12)', () => {
  const known = { ...facts, rooms: facts.rooms.map(room => ({ ...room, number: '504' })) };
  const lines = (options = {}) =>
    bookingReceipt(known, address, t, options).lines.find(({ label }) => label.startsWith('slip.room'));
  expect(lines()?.value).not.toContain('504');
  expect(lines({ hasRoomNumbers: true })?.value).toContain('504');
  expect(bookingReceipt(facts, address, t, { hasRoomNumbers: true }).lines).toHaveLength(5);
});

test('a receipt without a code sends its guest to the e-mail (BEY-12)', () => {
  expect(bookingReceipt(facts, null, t)).toMatchObject({ address: null, foot: 'slip.footPlain' });
  expect(bookingReceipt(facts, address, t).lines.map(({ label }) => label)).not.toContain('slip.payBy');
});

test('the longest names still fit the printer’s lines, for six rooms as for one (BEY-12)', () => {
  const room = { name: 'R'.repeat(400), checkinHour: 10, checkoutHour: 19 };
  const made = bookingReceipt(
    { ...facts, hotelName: 'H'.repeat(400), rooms: Array.from({ length: 6 }, () => room) },
    address,
    t,
  );
  expect(receipt.safeParse(made).success).toBe(true);
});
