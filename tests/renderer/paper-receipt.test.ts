import { describe, expect, test } from 'vitest';
import { paperReceipt } from '#renderer/staff/features/payment/paper-receipt.ts';
import type { DeskReceipt } from '#shared/contract/staff/desk-payments.ts';
import { receipt } from '#shared/receipt.ts';

const taken: DeskReceipt = {
  paymentId: 'payment',
  takenAt: '2026-12-10T18:05:00Z',
  hotel: {
    name: 'Pernoite Jardins',
    address: ['Rua Augusta, 100', 'São Paulo, SP'],
    timezone: 'America/Sao_Paulo',
  },
  locator: 'VERDE7',
  checkinDate: '2026-12-10',
  checkoutDate: '2026-12-13',
  guestName: 'Ada P.',
  purpose: 'BOOKING',
  amountCents: 624_11,
  means: { kind: 'CASH', receivedCents: 700_00, changeCents: 75_89 },
  device: 'desk-1',
};
const paper = (changes: Partial<DeskReceipt> = {}) => paperReceipt({ ...taken, ...changes }, key => key);
const valuesOf = (changes: Partial<DeskReceipt> = {}) =>
  paper(changes).lines.map(({ value }) => value.replace(/\s/g, ' '));

describe('the receipt of a payment on the desk’s receipt printer', () => {
  test('fits the printer and says who took what, with the change of cash (FRD-06)', () => {
    expect(receipt.parse(paper())).toEqual(paper());
    expect(paper()).toMatchObject({
      title: 'Pernoite Jardins',
      address: null,
      foot: 'Rua Augusta, 100, São Paulo, SP',
    });
    expect(valuesOf()).toEqual(
      expect.arrayContaining(['VERDE7', 'Ada P.', 'R$ 624,11', 'R$ 700,00', 'R$ 75,89']),
    );
  });

  test('has of a card its network, last four digits and code alone (FRD-06)', () => {
    const card = {
      kind: 'TERMINAL',
      network: 'visa',
      cardKind: 'CREDIT',
      lastDigits: '4417',
      authorizationCode: 'R07412',
    } as const;
    expect(valuesOf({ means: card })).toEqual(expect.arrayContaining(['Visa •••• 4417', 'R07412']));
    expect(receipt.safeParse(paper({ means: { ...card, network: 'unknown' } })).success).toBe(true);
  });

  test('is printed for a guest without a name and a hotel without an address too (FRD-06)', () => {
    const bare = paper({ guestName: null, hotel: { ...taken.hotel, address: [] } });
    expect(receipt.safeParse(bare).success).toBe(true);
    expect(bare.lines).toHaveLength(paper().lines.length - 1);
  });
});
