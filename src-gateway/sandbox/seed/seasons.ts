import type { seasons } from '#gateway/store/schema/tariffs.ts';
import { addDays, type LocalDate, weekdayOf } from '#shared/hotel-time.ts';
import { type HotelId, hotelIds } from './hotels.ts';

const NEW_YEAR = 14_000;
const CARNIVAL = 13_500;
const CHRISTMAS = 11_500;
const LONG_WEEKEND = 11_800;
const SLOW_JANUARY = 9_300;

/** Sunday of Easter in the Gregorian calendar (Gauss, as Meeus writes it). */
export function easterSunday(year: number): LocalDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const day = ((h + l - 7 * m + 114) % 31) + 1;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Holidays of the whole country on fixed days, and each city's own. */
const nationalHolidays = ['04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '11-20'];
const cityHolidays: Record<HotelId, string[]> = {
  JARDINS: ['01-25', '07-09'],
  NILO: ['02-02', '09-20'],
  MARISTA: ['05-24', '10-24'],
};

/** Nights that a holiday fills: the weekend beside it, or the night before it in the middle of the week. */
function nightsAround(holiday: LocalDate): LocalDate[] {
  const nights = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => addDays(holiday, from + index));
  switch (weekdayOf(holiday)) {
    case 0:
      return nights(-2, -1);
    case 1:
      return nights(-3, -1);
    case 2:
      return nights(-4, -1);
    case 4:
      return nights(-1, 2);
    case 5:
      return nights(-1, 1);
    case 6:
      return nights(-1, 0);
    default:
      return nights(-1, -1);
  }
}

function nightFactors(hotelId: HotelId, year: number): Map<LocalDate, number> {
  const factors = new Map<LocalDate, number>();
  const set = (from: LocalDate, days: number, factor: number) => {
    for (let day = 0; day < days; day += 1) factors.set(addDays(from, day), factor);
  };
  const easter = easterSunday(year);
  if (hotelId === 'JARDINS') set(`${year}-01-04`, 19, SLOW_JANUARY);
  const holidays = [...nationalHolidays, ...cityHolidays[hotelId]].map(day => `${year}-${day}`);
  for (const holiday of [...holidays, addDays(easter, -2), addDays(easter, 60)]) {
    for (const night of nightsAround(holiday)) factors.set(night, LONG_WEEKEND);
  }
  set(addDays(easter, -51), 5, CARNIVAL);
  set(`${year}-12-23`, 4, CHRISTMAS);
  set(`${year}-12-27`, 5, NEW_YEAR);
  set(`${year}-01-01`, 2, NEW_YEAR);
  return factors;
}

export function hotelSeasons(hotelId: HotelId, years: readonly number[]): (typeof seasons.$inferInsert)[] {
  const factors = [...new Map(years.flatMap(year => [...nightFactors(hotelId, year)]))].toSorted(
    ([one], [other]) => one.localeCompare(other),
  );
  const rows: (typeof seasons.$inferInsert)[] = [];
  for (const [date, factorBasisPoints] of factors) {
    const last = rows.at(-1);
    if (last && last.factorBasisPoints === factorBasisPoints && addDays(last.lastDate, 1) === date) {
      last.lastDate = date;
    } else {
      const id = `${hotelId.toLowerCase()}-${date}`;
      rows.push({ id, hotelId, firstDate: date, lastDate: date, factorBasisPoints });
    }
  }
  return rows;
}

/** Seasons of all hotels, from the year before to two years after; they depend on today and so are in no file. */
export function seasonsAround(today: LocalDate): (typeof seasons.$inferInsert)[] {
  const year = Number(today.slice(0, 4));
  return hotelIds.flatMap(id => hotelSeasons(id, [year - 1, year, year + 1, year + 2]));
}
