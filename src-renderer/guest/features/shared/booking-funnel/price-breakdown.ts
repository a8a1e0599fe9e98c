import { type Cents, sumCents } from '#shared/money.ts';
import type { NightPrice, PriceLine } from '#shared/rules/stay-price.ts';
import type { Funnel } from './state/flow.ts';

export type RoomBreakdown = {
  id: string;
  title: string;
  nights: readonly NightPrice[];
  checkin: PriceLine & { hour: number };
  checkout: PriceLine & { hour: number };
  pet: PriceLine | null;
};

export function toBreakdown(funnel: Funnel): RoomBreakdown[] {
  if (funnel.stage === 'idle') return [];
  const pet = funnel.fees?.pet ?? null;
  const rooms: readonly (typeof funnel.rooms)[number][] = funnel.rooms;
  return rooms.flatMap(room =>
    room
      ? [
          {
            id: room.selectId,
            title: room.name,
            nights: room.price.dates,
            checkin: { hour: room.checkinHour, ...room.price.checkinSlot },
            checkout: { hour: room.checkoutHour, ...room.price.checkoutSlot },
            pet: room.hasPet ? pet : null,
          },
        ]
      : [],
  );
}

export type BreakdownSums = {
  nights: Cents;
  arrivalHours: Cents;
  departureHours: Cents;
  pets: Cents;
  /** Before taxes. */
  value: Cents;
  taxValue: Cents;
  total: Cents;
};

/** The sum of each kind of line, without tax, and the tax of all. */
export function breakdownSums(rooms: readonly RoomBreakdown[]): BreakdownSums {
  const nightLines = rooms.flatMap(room => room.nights);
  const pets = rooms.flatMap(room => (room.pet ? [room.pet] : []));
  const lines = [
    ...nightLines,
    ...rooms.map(room => room.checkin),
    ...rooms.map(room => room.checkout),
    ...pets,
  ];
  const value = sumCents(lines.map(line => line.price));
  const taxValue = sumCents(lines.map(line => line.taxValue));
  return {
    nights: sumCents(nightLines.map(line => line.price)),
    arrivalHours: sumCents(rooms.map(room => room.checkin.price)),
    departureHours: sumCents(rooms.map(room => room.checkout.price)),
    pets: sumCents(pets.map(line => line.price)),
    value,
    taxValue,
    total: value + taxValue,
  };
}
