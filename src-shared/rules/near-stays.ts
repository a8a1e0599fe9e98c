import { addDays, dateAt, type LocalDate, weekdayOf } from '../hotel-time.ts';

export type NearStay = { checkin: LocalDate; checkout: LocalDate };

const SATURDAY = 6;
const FRIDAY = 5;
const WEEK = 7;

/** The night that begins today at the hotel. Its latest arrival hour stays open (hour-slots.ts). */
export function tonight(now: Date, timeZone: string): NearStay {
  const checkin = dateAt(now, timeZone);
  return { checkin, checkout: addDays(checkin, 1) };
}

/** From Friday to Sunday; on a Saturday what is left of it, on a Sunday the next one. */
export function nextWeekend(now: Date, timeZone: string): NearStay {
  const today = dateAt(now, timeZone);
  const weekday = weekdayOf(today);
  const checkin = weekday === SATURDAY ? today : addDays(today, FRIDAY - weekday);
  return { checkin, checkout: addDays(checkin, WEEK - weekdayOf(checkin)) };
}
