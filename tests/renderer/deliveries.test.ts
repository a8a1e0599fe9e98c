import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deliverySchema } from '#renderer/guest/features/stay/deliveries/delivery-schema.ts';
import {
  isWaiting,
  isWithdrawable,
  shownDeliveries,
} from '#renderer/guest/features/stay/deliveries/shown-deliveries.ts';
import type { Delivery } from '#shared/contract/guest/deliveries.ts';
import { newDelivery } from '#shared/contract/guest/deliveries.ts';
import { hostileText } from '../hostile-text.ts';

const delivery = (differences: Partial<Delivery> = {}): Delivery => ({
  id: 'd1',
  type: { id: 'OTHER', type: 'Something else' },
  description: 'Suit',
  deliveryCode: null,
  registrationBy: 'GUEST',
  comments: null,
  registrationDate: '2026-12-03T20:00:00Z',
  arrivalDate: null,
  receivedDate: null,
  buildingName: 'Pernoite Jardins',
  buildingTimezone: 'America/Sao_Paulo',
  ...differences,
});
const AT = '2026-12-03T21:00:00Z';

test.each([
  [{}, false, true],
  [{ arrivalDate: AT }, true, false],
  [{ registrationBy: 'RECEPTION', arrivalDate: AT }, true, false],
  [{ registrationBy: 'RECEPTION' }, false, false],
  [{ receivedDate: AT }, false, false],
  [{ arrivalDate: AT, receivedDate: AT }, false, false],
] as const)(
  '%o waits at the reception: %s, and can be withdrawn: %s (DLV-05, PD-81)',
  (state, waits, can) => {
    expect(isWaiting(delivery(state))).toBe(waits);
    expect(isWithdrawable(delivery(state))).toBe(can);
  },
);

test('a delivery that moved between two pages is shown once, where it was first (APS-13)', () => {
  const page = (...ids: string[]) => ({
    registeredDeliveries: ids.map(id => delivery({ id })),
    next: null,
    deliverTo: null,
  });
  const shown = shownDeliveries([page('a', 'b', 'c'), page('c', 'd')]);
  expect(shown.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
});

describe('the form of a delivery', () => {
  const blank = { type: 'OTHER', description: 'Suit', deliveryCode: '' };
  const errorOf = (values: typeof blank) => deliverySchema.safeParse(values).error?.issues[0]?.message;

  test('asks for a type and a description, and for no code (DLV-04)', () => {
    expect(errorOf(blank)).toBeUndefined();
    expect(errorOf({ ...blank, type: '' })).toBe('deliveryForm.errors.type');
    expect(errorOf({ ...blank, description: ' ' })).toBe('deliveryForm.errors.description');
    expect(errorOf({ ...blank, deliveryCode: 'x'.repeat(41) })).toBe('deliveryForm.errors.tooLong');
  });

  test('lets nothing through that the gateway rejects, and stops nothing that it takes (DLV-04)', () => {
    fc.assert(
      fc.property(hostileText, hostileText, (description, deliveryCode) => {
        const code = deliveryCode.trim();
        const order = { type: 'OTHER', description, ...(code !== '' && { deliveryCode: code }) };
        const storable = [description, deliveryCode].every(text => text.isWellFormed());
        expect(deliverySchema.safeParse({ ...blank, description, deliveryCode }).success).toBe(
          storable && newDelivery.safeParse(order).success,
        );
      }),
    );
  });
});
