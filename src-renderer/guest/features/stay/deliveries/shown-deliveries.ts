import type { Delivery, DeliveryList } from '#shared/contract/guest/deliveries.ts';

type Page = DeliveryList['data'];

/** Each delivery of all pages once, in order: one that moved while the guest was paging is on two of them. */
export function shownDeliveries(pages: readonly Page[]): Delivery[] {
  const all = pages.flatMap(page => page.registeredDeliveries);
  return [...new Map(all.toReversed().map(delivery => [delivery.id, delivery])).values()].toReversed();
}

/** Received, or sent back by the reception. */
export const isOver = ({ receivedDate, sentBackDate = null }: Delivery) =>
  receivedDate !== null || sentBackDate !== null;

export const isWaiting = (delivery: Delivery) => delivery.arrivalDate !== null && !isOver(delivery);

/** True if its guest can withdraw it: only a delivery that the guest announced, before it arrives (PD-81). */
export const isWithdrawable = ({ registrationBy, arrivalDate, receivedDate }: Delivery) =>
  registrationBy === 'GUEST' && arrivalDate === null && receivedDate === null;
