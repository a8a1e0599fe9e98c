export type TimeOfDay = 'morning' | 'afternoon' | 'evening';

/** The greeting's time of day at an hour (HOM-01). */
export function timeOfDay(hour: number): TimeOfDay {
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}
