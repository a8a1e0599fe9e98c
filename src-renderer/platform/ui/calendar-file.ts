import { ICalCalendar, ICalCalendarMethod } from 'ical-generator';

export type CalendarEntry = {
  /** Stable for each subject, so that a second file changes the first entry. */
  id: string;
  startsAt: Date;
  endsAt: Date;
  madeAt: Date;
  summary: string;
  description?: string;
  url?: string;
  place: {
    name: string;
    address?: readonly string[];
    location?: { latitude: number; longitude: number } | null;
  };
};

/** An entry as an iCalendar file (RFC 5545), with instants in UTC: a phone in another zone shows the right moment. */
export function calendarFile({ id, startsAt, endsAt, madeAt, place, ...texts }: CalendarEntry): string {
  const { name, address = [], location = null } = place;
  const calendar = new ICalCalendar({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Pernoite', product: 'Stay' },
  });
  calendar.createEvent({
    id: `${id}@pernoite`,
    stamp: madeAt,
    start: startsAt,
    end: endsAt,
    ...texts,
    location: {
      title: name,
      address: address.join(', '),
      ...(location && { geo: { lat: location.latitude, lon: location.longitude } }),
    },
  });
  return calendar.toString();
}
