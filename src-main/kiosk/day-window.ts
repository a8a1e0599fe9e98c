import type { DayWindow } from '#shared/device-settings.ts';

/** Whether a moment of the device's own day lies in a stretch of it; one that ends before it begins goes past midnight. */
export function isWithin({ from, to }: DayWindow, moment: Date): boolean {
  const time = moment.getHours() * 60 + moment.getMinutes();
  const [begin, end] = [minutesOf(from), minutesOf(to)];
  return begin < end ? time >= begin && time < end : time >= begin || time < end;
}

function minutesOf(timeOfDay: string): number {
  const [hours = 0, minutes = 0] = timeOfDay.split(':').map(Number);
  return hours * 60 + minutes;
}
