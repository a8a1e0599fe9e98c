import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { fillText, type Language } from '#gateway/platform/texts.ts';
import en from '#locales/en/gateway/booking-calendar.json' with { type: 'json' };
import pt from '#locales/pt/gateway/booking-calendar.json' with { type: 'json' };
import { bookingLink } from './account-email.ts';
import type { MailedStay } from './mail.ts';

const texts = { en, pt };

export type CalendarState = 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';

const status: Record<CalendarState, ICalEventStatus> = {
  CONFIRMED: ICalEventStatus.CONFIRMED,
  TENTATIVE: ICalEventStatus.TENTATIVE,
  CANCELLED: ICalEventStatus.CANCELLED,
};

/** One UID for the booking's whole life, a SEQUENCE that grows with each change, instants in UTC (BEY-15). */
export function bookingCalendar(
  stay: MailedStay,
  parts: {
    bookingId: string;
    state: CalendarState;
    language: Language;
    publicUrl: string;
    organizer: { name: string; email: string };
  },
): string {
  const { bookingId, state, language, publicUrl, organizer } = parts;
  const text = texts[language];
  const url = bookingLink(publicUrl, language, bookingId);
  const calendar = new ICalCalendar({
    method: state === 'CANCELLED' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Pernoite', product: 'Bookings', language: language === 'pt' ? 'PT' : 'EN' },
  });
  calendar.createEvent({
    id: `booking-${bookingId}@pernoite`,
    sequence: stay.version,
    stamp: stay.changedAt,
    start: stay.startsAt,
    end: stay.endsAt,
    summary: fillText(text.summary, { hotel: stay.hotelName }),
    description: fillText(text.description, { locator: stay.locator, url }),
    location: {
      title: stay.hotelName,
      address: [...stay.address, stay.city].join(', '),
      ...(stay.coordinates && {
        geo: { lat: stay.coordinates.latitude, lon: stay.coordinates.longitude },
      }),
    },
    status: status[state],
    organizer,
    url,
  });
  return calendar.toString();
}
