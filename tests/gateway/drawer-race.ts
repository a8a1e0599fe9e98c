import type { Desk } from './desk.ts';
import { cashOrder } from './desk-cash.ts';
import { countOf, openDrawer } from './drawer-desk.ts';
import type { TestGateway } from './harness.ts';
import { owingStay } from './owing-stay.ts';
import { codeOf, HOTEL } from './small-hotel.ts';

/** One window of a desk takes cash while another one counts; what is wrong then. */
export async function raceForDrawer({
  one,
  desk,
  twin,
}: {
  one: TestGateway;
  desk: Desk;
  twin: Desk;
}): Promise<string[]> {
  const { id: drawerId } = await openDrawer(desk);
  const { bookingId } = await owingStay(one, 40_00);
  const order = cashOrder(bookingId, { purpose: 'OVERSTAY', amountCents: 40_00 });
  const [outcome, counted] = await Promise.all([
    codeOf(desk.calls.deskPayments.take(order)),
    twin.calls.drawers.count({ hotelId: HOTEL, drawerId, count: countOf(300_00) }),
  ]);
  const isTaken = typeof outcome === 'object';
  const expected = 300_00 + (isTaken ? 40_00 : 0);
  return [
    ...(isTaken || outcome === 'DRAWER_NOT_OPEN' ? [] : [`the payment ended with ${String(outcome)}`]),
    ...(counted.drawer.expectedCents === expected
      ? []
      : [`${counted.drawer.expectedCents} expected, and there are ${expected}`]),
  ];
}
