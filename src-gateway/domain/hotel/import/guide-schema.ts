import { z } from 'zod';
import type { GuideEvent } from '#gateway/store/schema/guide.ts';
import type { QuizOptionKind } from '#gateway/store/schema/preferences.ts';
import { guideSection } from '#shared/contract/guest/curation.ts';
import { daysBetween } from '#shared/hotel-time.ts';
import { isLocalDate } from '#shared/local-date.ts';
import { count, date, hotelId, inBothLanguages, itemId, line, picture } from './file-schemas.ts';
import { weekdays } from './space-schema.ts';

const time = z
  .string('must be a time such as 08:00')
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time from 00:00 to 23:59 such as 08:00');

const capitals = z
  .string('must be a text')
  .regex(/^[A-Z][A-Z0-9_]{0,31}$/, 'must be 1 to 32 capitals, digits or _, and begin with a capital');

/** An option of the quiz by its key; some of the field's own names contain a space or a sign (`HARD ROCK`, `R&B`). */
const optionKeys = z
  .array(
    z.string('must be a text').min(1, 'must not be empty').max(64, 'is too long'),
    'must be a list of keys',
  )
  .max(60, 'must name at most 60')
  .refine(list => new Set(list).size === list.length, 'must not name anything twice')
  .optional();

export const fitKinds = {
  hobbies: 'HOBBY',
  genres: 'GENRE',
  ambients: 'AMBIENT',
  routines: 'ROUTINE',
  nightHabits: 'NIGHT_HABIT',
  privacies: 'PRIVACY',
  restrictions: 'RESTRICTION',
} as const satisfies Record<string, QuizOptionKind>;

const hours = z.nullable(z.strictObject({ from: time, until: time }));

/** Unlike a space's hours these may pass midnight: an end that is not after the start is the next day's. */
const week = z.strictObject({
  sunday: hours,
  monday: hours,
  tuesday: hours,
  wednesday: hours,
  thursday: hours,
  friday: hours,
  saturday: hours,
});

const LONGEST_EVENT_DAYS = 366;

/** Limited so that adding days cannot leave the four-digit years. */
const eventDate = date.refine(day => day < '2100', 'must be before 2100').optional();

/** Every week on one weekday, or once from a first to a last date. */
const event = z
  .strictObject({
    weekday: z.enum(weekdays, `must be one of ${weekdays.join(', ')}`).optional(),
    firstDate: eventDate,
    lastDate: eventDate,
    from: time,
    until: time,
  })
  .check(({ value, issues }) => {
    const { weekday, firstDate, lastDate } = value;
    const fault = (path: string[], message: string) =>
      issues.push({ code: 'custom', input: value, path, message });
    const isDated = firstDate !== undefined && lastDate !== undefined;
    if (weekday === undefined ? !isDated : (firstDate ?? lastDate) !== undefined)
      fault([], 'must have either a weekday, or a firstDate and a lastDate');
    // Text that is no date has been reported by its field.
    if (!isDated || !isLocalDate(firstDate) || !isLocalDate(lastDate)) return;
    if (lastDate < firstDate) fault(['lastDate'], 'is before firstDate');
    else if (daysBetween(firstDate, lastDate) >= LONGEST_EVENT_DAYS)
      fault(['lastDate'], 'is more than a year after firstDate');
  })
  .transform(
    ({ weekday, firstDate = '', lastDate = '', from: start, until: end }): GuideEvent =>
      weekday === undefined
        ? { firstDate, lastDate, start, end }
        : { weekday: weekdays.indexOf(weekday), start, end },
  );

const website = z
  .string('must be a text')
  .max(200, 'must have at most 200 characters')
  .refine(text => {
    const url = URL.parse(text);
    return url?.protocol === 'https:' && url.hostname.includes('.') && !url.username && !url.password;
  }, 'must be an address such as https://www.example.com');

const digitsIn = (text: string) => text.replaceAll(/\D/g, '').length;
const phone = z
  .string('must be a text')
  .refine(
    text => /^\+[1-9][\d ()-]{0,28}\d$/.test(text) && digitsIn(text) >= 8 && digitsIn(text) <= 15,
    'must be a number with its country such as +55 11 3000-0000',
  );

export const guideEntry = z
  .strictObject({
    id: itemId,
    hotel: hotelId,
    source: capitals,
    section: z.enum(guideSection.options, `must be one of ${guideSection.options.join(', ')}`),
    category: capitals,
    title: line(80),
    tag: inBothLanguages(line(60)),
    tags: inBothLanguages(
      z
        .array(line(40), 'must be a list of texts')
        .min(1, 'must have 1 to 8 texts')
        .max(8, 'must have 1 to 8 texts')
        .refine(list => new Set(list).size === list.length, 'must not name anything twice'),
    ),
    description: inBothLanguages(line(1_000)),
    highlight: inBothLanguages(line(300)).optional(),
    recommendedBy: inBothLanguages(line(80)).optional(),
    picture: picture.optional(),
    address: z.strictObject({
      street: line(120),
      streetNumber: line(20).optional(),
      neighbourhood: line(80),
      city: line(80),
      state: line(40),
    }),
    week: week.optional(),
    event: event.optional(),
    website: website.optional(),
    phone: phone.optional(),
    minPrice: count(1, 4).optional(),
    maxPrice: count(1, 4).optional(),
    fits: z.strictObject({
      hobbies: optionKeys,
      genres: optionKeys,
      ambients: optionKeys,
      routines: optionKeys,
      nightHabits: optionKeys,
      privacies: optionKeys,
      restrictions: optionKeys,
    }),
  })
  .check(({ value, issues }) => {
    const fault = (path: string, message: string) =>
      issues.push({ code: 'custom', input: value, path: [path], message });
    if (value.tags.en.length !== value.tags.pt.length)
      fault('tags', 'must have as many texts in en as in pt');
    if (value.section === 'EVENTS' && value.event === undefined) fault('section', 'EVENTS need an event');
    if (value.section !== 'EVENTS' && value.event !== undefined)
      fault('section', 'must be EVENTS for an entry with an event');
    if (value.event !== undefined && value.week !== undefined)
      fault('week', 'an event has no opening hours: its own times count');
    if (value.week !== undefined && Object.values(value.week).every(day => day === null))
      fault('week', 'must be open on one day at least');
    if (value.minPrice !== undefined && value.maxPrice !== undefined && value.minPrice > value.maxPrice)
      fault('minPrice', 'must not be more than maxPrice');
  });
export type GuideEntry = z.infer<typeof guideEntry>;
