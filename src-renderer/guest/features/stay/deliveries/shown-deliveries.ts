import type { Delivery, DeliveryList } from '#shared/contract/deliveries.ts';

type Page = DeliveryList['data'];

/** Each delivery of all pages once, in their order: one that moved while the guest was turning pages is on two of them. */
export function shownDeliveries(pages: readonly Page[]): Delivery[] {
  const all = pages.flatMap(page => page.registeredDeliveries);
  return [...new Map(all.toReversed().map(delivery => [delivery.id, delivery])).values()].toReversed();
}

/** Whether it is at the reception, and its guest has not confirmed to have it. */
export const isWaiting = ({ arrivalDate, receivedDate }: Delivery) =>
  arrivalDate !== null && receivedDate === null;

/** Whether its guest can take it back: only what the guest announced, while it is on its way (PD-81). */
export const isWithdrawable = ({ registrationBy, arrivalDate, receivedDate }: Delivery) =>
  registrationBy === 'GUEST' && arrivalDate === null && receivedDate === null;
