const LOCAL_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const LONG_MONTHS = 0b1010_1101_0101;

function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return (LONG_MONTHS >> (month - 1)) & 1 ? 31 : 30;
}

/** True for a day that a calendar has, `YYYY-MM-DD`. Counted, not parsed: a response can contain hundreds of dates. */
export function isLocalDate(value: string): boolean {
  const parts = LOCAL_DATE.exec(value);
  if (!parts) return false;
  const [year = 0, month = 0, day = 0] = parts.slice(1).map(Number);
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}
