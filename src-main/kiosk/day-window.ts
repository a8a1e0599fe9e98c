import type { DayWindow } from '#shared/device-settings.ts';

/** True if a moment of the device's own day is within the range; a range that ends before it begins spans midnight. */
export function isWithin({ from, to }: DayWindow, moment: Date): boolean {
  const time = moment.getHours() * 60 + moment.getMinutes();
  const [begin, end] = [toMinutes(from), toMinutes(to)];
  return begin < end ? time >= begin && time < end : time >= begin || time < end;
}

function toMinutes(timeOfDay: string): number {
  const [hours = 0, minutes = 0] = timeOfDay.split(':').map(Number);
  return hours * 60 + minutes;
}
