import { useState } from 'react';
import { serverNow } from '#renderer/platform/gateway/server-clock.ts';
import { toast } from '#renderer/platform/ui/toast.ts';
import type { HotelSpaces, Space, SpaceReservation } from '#shared/contract/guest/spaces.ts';
import { dateAt, type LocalDate } from '#shared/hotel-time.ts';
import { endOf } from '#shared/rules/space-hours.ts';
import { parseNearest, useReservations, useReserve, useSpaceHours } from './queries.ts';
import { daysOfStay } from './space-days.ts';

type Reserving = { space: Space; hotel: HotelSpaces; onReserved: (reserved: SpaceReservation) => void };

export function useReserving({ space, hotel, onReserved }: Reserving) {
  const days = daysOfStay(hotel, space, serverNow());
  const open = days.filter(day => day.isOpen).map(day => day.date);
  const [date, setDate] = useState<LocalDate | null>(open[0] ?? null);
  const [hour, setHour] = useState<string | null>(null);
  const [isHourMissing, setHourMissing] = useState(false);
  const hours = useSpaceHours({ spaceId: space.id, buildingId: hotel.buildingId }, date ?? '');
  const own = useReservations('active').data?.find(
    ({ spaceId, checkInDate }) =>
      spaceId === space.id && dateAt(new Date(checkInDate), hotel.buildingTimezone) === date,
  );
  const reserve = useReserve();
  // An hour that is no longer free, or of another day, does not count as chosen.
  const chosen = hours.data?.find(({ start }) => start === hour)?.start ?? null;

  const send = (start: string) => {
    if (date === null) return;
    const order = {
      buildingId: hotel.buildingId,
      spaceId: space.id,
      checkInDate: date,
      checkInHour: start,
      checkOutHour: endOf(start, space.time_permanence * 60),
    };
    reserve.mutate(order, {
      onSuccess: onReserved,
      onError: error => {
        // The page shows a conflict beside the hours, with another time.
        if (parseNearest(error) === undefined) toast.notify({ intent: 'error', error });
      },
    });
  };

  return {
    days,
    date,
    hours,
    own,
    chosen,
    isHourMissing,
    isBusy: reserve.isPending,
    failure: reserve.error,
    nextDay: open.find(day => date !== null && day > date) ?? null,
    chooseDay: (day: LocalDate) => {
      setDate(day);
      setHour(null);
      setHourMissing(false);
      reserve.reset();
    },
    chooseHour: (start: string) => {
      setHour(start);
      setHourMissing(false);
      reserve.reset();
    },
    submit: () => (chosen === null ? setHourMissing(true) : send(chosen)),
    take: (start: string) => {
      setHour(start);
      send(start);
    },
  };
}
