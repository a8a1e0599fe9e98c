import { describe, expect, test } from 'vitest';
import {
  changesAt,
  feeOf,
  leftRoom,
  roomsToLeave,
  simulationIn,
} from '#renderer/guest/features/booking/check-out/check-out.ts';
import { billReceipt } from '#renderer/guest/features/stay/bill/bill-receipt.ts';
import { nobody, recipientText, toRecipient } from '#renderer/guest/features/stay/bill/recipient.ts';
import type { Bill } from '#shared/contract/guest/bill.ts';
import { billRecipient } from '#shared/contract/guest/bill.ts';
import { receipt } from '#shared/receipt.ts';

const bill: Bill = {
  bookingId: 'b',
  locator: 'VERDE7',
  status: 'CONCLUDED',
  hotel: { name: 'Pernoite Jardins', city: 'São Paulo', address: [], timezone: 'America/Sao_Paulo' },
  checkinDate: '2026-12-10',
  checkoutDate: '2026-12-13',
  holderName: 'Ada Prado',
  issuedAt: '2026-12-13T15:00:00Z',
  rooms: Array.from({ length: 6 }, () => ({ type: 'Queen', lines: [], subtotal: 100.5 })),
  subtotal: 603,
  taxes: 21.11,
  total: 624.11,
  paid: [
    { by: 'CREDITS', amount: 1 },
    { by: 'CARD', amount: 2 },
    { by: 'RECEPTION', amount: 3 },
    { by: 'PARTNER', amount: 4 },
  ],
  due: 614.11,
  returned: 5,
};

describe('the bill on a lobby’s receipt', () => {
  test('fits the printer with everything that a bill can have, and names nobody (BEY-12, BEY-20)', () => {
    const printed = billReceipt(bill, 'https://pernoite.example/guest', key => key);
    expect(receipt.parse(printed)).toEqual(printed);
    expect(JSON.stringify(printed)).not.toContain('Ada');
    const values = printed.lines.map(({ value }) => value.replace(/\s/g, ' '));
    expect(values).toEqual(expect.arrayContaining(['VERDE7', 'R$ 624,11', 'R$ 614,11', 'R$ 5,00']));
  });
});

describe('to whom a bill is made out', () => {
  test.each([
    [nobody, {}, null],
    [{ name: '  Ana   Prado ', document: '' }, { name: 'Ana Prado' }, 'recipient.is'],
    [{ name: '', document: '529.982.247-25' }, { document: '529.982.247-25' }, 'recipient.documentOnly'],
    [
      { name: 'Ana', document: '529.982.247-25' },
      { name: 'Ana', document: '529.982.247-25' },
      'recipient.isWithDocument',
    ],
  ] as const)('what is left empty in %o is left out (BEY-20)', (values, recipient, text) => {
    expect(toRecipient(values)).toEqual(recipient);
    expect(billRecipient.parse(recipient)).toEqual(recipient);
    expect(recipientText(recipient)).toBe(text);
  });
});

describe('a check-out', () => {
  const on = { checkoutDate: '2026-12-13T12:00:00-03:00', isLastRoom: true };
  const overstay = {
    since: on.checkoutDate,
    fee: 12.5,
    nextStep: { at: '2026-12-14T12:00:00-03:00', fee: 25 },
  };

  test('costs nothing until the departure and then what the gateway says, until its next step (LIM-14, BEY-17)', () => {
    expect([feeOf({ overstay: null }), feeOf({ overstay })]).toEqual([0, 12.5]);
    expect(changesAt({ ...on, overstay: null })).toBe(on.checkoutDate);
    expect(changesAt({ ...on, overstay })).toBe(overstay.nextStep.at);
    expect(simulationIn({ ...on, overstay })).toEqual({ ...on, overstay });
    expect(simulationIn({ overstay })).toBeNull();
  });

  test('is offered for the rooms that can be left now, and its last page needs all that it says (OUT-01, OUT-09)', () => {
    const rooms = [{ isCheckoutAvailable: false }, { isCheckoutAvailable: true }];
    expect(roomsToLeave(rooms)).toEqual([rooms[1]]);
    expect(leftRoom.safeParse({ completedAt: '2026-12-13T15:00:00Z' }).success).toBe(false);
  });
});
