import { z } from 'zod';
import { toMinutes } from '#shared/rules/time-of-day.ts';
import { count, date, hotelId, inBothLanguages, itemId, line, picture, time } from './file-schemas.ts';

export const weekdays = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

const openingHours = z.nullable(z.strictObject({ from: time, until: time }));

const LONGEST_STAY_HOURS = 12;

export const spaceEntry = z
  .strictObject({
    id: itemId,
    hotel: hotelId,
    name: inBothLanguages(line(80)),
    description: inBothLanguages(line(300)),
    instructions: inBothLanguages(
      z
        .array(line(300), 'must be a list of texts')
        .min(1, 'must have 1 to 12 texts')
        .max(12, 'must have 1 to 12 texts'),
    ),
    picture: picture.optional(),
    capacity: count(1, 500),
    usagePercent: count(1, 100),
    stayHours: z
      .number('must be a number of hours such as 2')
      .min(0.5, `must be 0.5 to ${LONGEST_STAY_HOURS}`)
      .max(LONGEST_STAY_HOURS, `must be 0.5 to ${LONGEST_STAY_HOURS}`)
      .refine(hours => Number.isInteger(hours * 2), 'must be whole or half hours'),
    week: z.strictObject({
      sunday: openingHours,
      monday: openingHours,
      tuesday: openingHours,
      wednesday: openingHours,
      thursday: openingHours,
      friday: openingHours,
      saturday: openingHours,
    }),
    closedDates: z
      .array(date, 'must be a list of dates')
      .max(366, 'must have at most 366 dates')
      .refine(list => new Set(list).size === list.length, 'must not name anything twice')
      .optional(),
  })
  .check(({ value: { week, stayHours }, issues }) => {
    for (const day of weekdays) {
      const open = week[day];
      if (open !== null && toMinutes(open.until) - toMinutes(open.from) < stayHours * 60)
        issues.push({
          code: 'custom',
          input: open,
          path: ['week', day],
          message: `must be open for at least one stay of ${stayHours} h`,
        });
    }
    if (weekdays.every(day => week[day] === null))
      issues.push({
        code: 'custom',
        input: week,
        path: ['week'],
        message: 'must be open on one day at least',
      });
  });
export type SpaceEntry = z.infer<typeof spaceEntry>;
