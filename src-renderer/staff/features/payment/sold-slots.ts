import type { HoursType } from '#shared/contract/guest/additional-hours.ts';
import type { DeskRoom } from '#shared/contract/staff/desk-booking.ts';
import type { DeskHoursOnSale } from '#shared/contract/staff/desk-payments.ts';
import type { Cents } from '#shared/money.ts';
import { isStayOpen } from '../shared/stay/is-stay-open.ts';

export type Slot = DeskHoursOnSale['slots'][number];

/** A slot as it was chosen: its price may be another one by the time it is paid. */
export type ChosenSlot = { time: string; totalCents: Cents };

export const totalOf = ({ priceCents, taxCents }: Slot): Cents => priceCents + taxCents;

/** The chosen slot as it is on sale now; null once it is not. */
export const findSlot = (slots: readonly Slot[], chosen: ChosenSlot | null): Slot | null =>
  slots.find(({ time }) => time === chosen?.time) ?? null;

type Room = Pick<DeskRoom, 'status' | 'checkedInAt' | 'leftAt'>;

/** The ends of a stay that can still be moved: nobody arrives earlier who is in already. */
export function directionsOf(room: Room): HoursType[] {
  if (!isStayOpen(room)) return [];
  return room.checkedInAt === null ? ['CHECKIN', 'CHECKOUT'] : ['CHECKOUT'];
}
