import type { Approval } from '#shared/contract/staff/approvals.ts';
import type { Desk } from './desk.ts';
import { cashOrder } from './desk-cash.ts';
import { countOf, newDrawerDesk, newKey, newManager, openDrawer } from './drawer-desk.ts';
import type { FreshHotel } from './fresh-hotel.ts';
import { chargeOrder, guaranteedOverstay } from './guaranteed-stay.ts';
import { owingStay } from './owing-stay.ts';
import { HOTEL } from './small-hotel.ts';

const overstay = { purpose: 'OVERSTAY', amountCents: 50_00 } as const;

type Prepare = () => Promise<() => Promise<unknown>>;

/** What each call on drawers, approvals and the day's report needs to be done. */
export function recordedMoneyActs(hotel: FreshHotel): Record<string, Prepare> {
  const opened = async (): Promise<{ desk: Desk; drawerId: string }> => {
    const desk = await newDrawerDesk(hotel.gateway);
    return { desk, drawerId: (await openDrawer(desk)).id };
  };
  const counted = async () => {
    const { desk, drawerId } = await opened();
    const named = { hotelId: HOTEL, drawerId };
    await desk.calls.drawers.count({ ...named, count: countOf(300_00) });
    return { desk, named, close: () => desk.calls.drawers.close({ ...named, differenceCents: 0 }) };
  };
  /** A paid stay that is over, and an order to give a part of its money back. */
  const returnable = async () => {
    const { desk } = await opened();
    const { bookingId } = await owingStay(hotel.gateway, 50_00);
    await desk.calls.deskPayments.take(cashOrder(bookingId, { purpose: 'OVERSTAY', amountCents: 50_00 }));
    const order = { hotelId: HOTEL, bookingId, key: newKey(), kind: 'CASH_RETURN', amountCents: 10_00 };
    return { desk, ask: () => desk.calls.approvals.ask({ ...order, reason: 'a reason' }) };
  };
  const decide = async ({ id, amountCents }: Approval) => {
    const manager = await newManager(hotel.gateway);
    const decision = { hotelId: HOTEL, approvalId: id, amountCents, isApproved: true };
    return () => manager.calls.approvals.decide(decision);
  };
  return {
    'drawers.open': async () => {
      const desk = await newDrawerDesk(hotel.gateway);
      const order = { hotelId: HOTEL, key: newKey(), count: countOf(300_00) };
      return () => desk.calls.drawers.open(order);
    },
    'drawers.count': async () => {
      const { desk, drawerId } = await opened();
      return () => desk.calls.drawers.count({ hotelId: HOTEL, drawerId, count: countOf(300_00) });
    },
    'drawers.close': async () => (await counted()).close,
    'drawers.report': async () => {
      const { desk, named, close } = await counted();
      await close();
      return () => desk.calls.drawers.report({ ...named, format: 'CSV' });
    },
    'approvals.ask': async () => (await returnable()).ask,
    'approvals.decide': async () => decide(await (await returnable()).ask()),
    'approvals.carryOut': async () => {
      const { desk, ask } = await returnable();
      const asked = await ask();
      await (await decide(asked))();
      const named = { hotelId: HOTEL, approvalId: asked.id, amountCents: asked.amountCents };
      return () => desk.calls.approvals.carryOut(named);
    },
    'approvals.waive': async () => {
      const manager = await newManager(hotel.gateway);
      const { bookingId } = await owingStay(hotel.gateway, 50_00);
      const order = { hotelId: HOTEL, bookingId, key: newKey(), amountCents: 50_00, reason: 'a reason' };
      return () => manager.calls.approvals.waive(order);
    },
    'guaranteeCharges.charge': async () => {
      const { guaranteeCharges } = (await newManager(hotel.gateway)).calls;
      const order = chargeOrder(await guaranteedOverstay(hotel.gateway, 50_00), overstay);
      return () => guaranteeCharges.charge(order);
    },
    'guaranteeCharges.giveBack': async () => {
      const { guaranteeCharges } = (await newManager(hotel.gateway)).calls;
      const stay = await guaranteedOverstay(hotel.gateway, 50_00);
      const { paymentId } = await guaranteeCharges.charge(chargeOrder(stay, overstay));
      const named = { hotelId: HOTEL, bookingId: stay.bookingId, paymentId };
      return () => guaranteeCharges.giveBack({ ...named, reason: 'a reason' });
    },
    'dayReport.exportCsv': async () => {
      const manager = await newManager(hotel.gateway);
      return () => manager.calls.dayReport.exportCsv({ hotelId: HOTEL, day: '2026-12-01' });
    },
  };
}
