import type { Page } from '@playwright/test';
import { addDays } from '#shared/hotel-time.ts';
import { gatewayFixture } from '../own-gateway.ts';
import { languages, startingWith } from '../pages/texts.ts';
import { expect, test as journey, today } from './funnel-test.ts';

/** A gateway of its own: another month ends stays of guests that other journeys count on. */
const test = journey.extend({
  gateway: gatewayFixture(),
});
test.describe.configure({ mode: 'default' });

/** The next tenth of a month at the hotels: the days before and after it are in one month of the calendar. */
const TODAY = nextTenth();

function nextTenth(): string {
  let day = addDays(today(), 1);
  while (!day.endsWith('-10')) day = addDays(day, 1);
  return day;
}

/** How far the gateway's clock has to move for this time of that day. */
const until = (time: string) => new Date(`${TODAY}T${time}:00-03:00`).getTime() - Date.now();

/** A day of that month. */
const dayOf = (date: number) => `${TODAY.slice(0, 8)}${String(date).padStart(2, '0')}`;

const written = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
const monthName = (day: string) => written(day, { month: 'long', year: 'numeric' });
const shortDay = (day: string) => written(day, { weekday: 'short', month: 'short', day: 'numeric' });
const dayButton = (page: Page, day: string) =>
  page.getByRole('gridcell').getByRole('button', { name: startingWith(written(day, { dateStyle: 'full' })) });

test.describe('calendar', () => {
  for (const language of languages) {
    test.describe(`in ${language}`, () => {
      test.use({ language });

      test('a typed date follows the order of its language and says what is wrong with it; long stays go through sales (VAL-09, SRC-15, SRC-16, LIM-19)', {
        tag: language === 'en' ? '@phone' : [],
      }, async ({ testApi, funnel: { search } }) => {
        const { texts } = search;
        await testApi.moveClock(until('14:00'));
        await search.open();
        await search.chooseHotel(/Jardins/);
        await search.openDates();
        const says = (key: 'format' | 'tooEarly' | 'tooFar' | 'endNotAfterStart' | 'tooLong') =>
          expect(search.dialog.getByRole('alert')).toHaveText(
            texts(`booking-search:calendar.problem.${key}`, {
              format: texts('booking-search:calendar.format'),
            }),
          );
        const start = dayOf(20);
        await search.typedArrival.pressSequentially(search.typed(start).replaceAll('/', ''));
        await expect(search.typedArrival).toHaveValue(search.typed(start));
        await search.typedDeparture.fill(search.typed(start));
        await says('endNotAfterStart');
        await search.typedDeparture.fill(search.typed(addDays(start, 31)));
        await says('tooLong');
        // What was typed stays beside what is wrong with it.
        await expect(search.typedDeparture).toHaveValue(search.typed(addDays(start, 31)));
        await expect(search.dialog).toContainText('sales@pernoite.example');
        await search.typedDeparture.fill(search.typed(addDays(start, 30)));
        await expect(search.dialog.getByRole('alert')).toBeHidden();
        await search.typedArrival.fill(search.typed(addDays(TODAY, -1)));
        await says('tooEarly');
        await search.typedArrival.fill(search.typed(addDays(TODAY, 180)));
        await says('tooFar');
        await expect(search.typedArrival).toHaveValue(search.typed(addDays(TODAY, 180)));
        await search.typedArrival.fill('31/31/2027');
        await says('format');
      });

      test('Done keeps the calendar open on a typed date that is no day, with the error and what was typed (VAL-09, SRC-15, SRC-17)', {
        tag: language === 'en' ? '@phone' : [],
      }, async ({ testApi, funnel: { search } }) => {
        const { texts } = search;
        const problem = search.dialog.getByRole('alert');
        const format = texts('booking-search:calendar.problem.format', {
          format: texts('booking-search:calendar.format'),
        });
        const noDay = language === 'pt' ? '31/02/2027' : '02/31/2027';
        await testApi.moveClock(until('14:00'));
        await search.open();
        await search.chooseDates(dayOf(20), dayOf(23));

        await search.openDates();
        await search.typedArrival.fill(noDay);
        await search.done.click();
        await expect(problem).toHaveText(format);
        await expect(search.typedArrival).toHaveValue(noDay);
        await expect(search.typedArrival).toBeFocused();
        await search.typedArrival.fill(search.typed(dayOf(21)));
        await expect(problem).toBeHidden();

        // A date that is not typed to its end, and one before the arrival.
        await search.typedDeparture.fill(search.typed(dayOf(24)).slice(0, 4));
        await search.done.click();
        await expect(problem).toHaveText(format);
        await expect(search.typedDeparture).toBeFocused();
        await search.typedDeparture.fill(search.typed(dayOf(19)));
        await search.done.click();
        await expect(problem).toHaveText(texts('booking-search:calendar.problem.endNotAfterStart'));
        await expect(search.typedDeparture).toBeFocused();

        await search.typedDeparture.fill(search.typed(dayOf(24)));
        await search.done.click();
        await expect(search.dialog).toBeHidden();
        await search.openDates();
        await expect(search.typedArrival).toHaveValue(search.typed(dayOf(21)));
        await expect(search.typedDeparture).toHaveValue(search.typed(dayOf(24)));
      });
    });
  }

  test('two months are shown, and sold from today to 180 days ahead (SRC-15, SRC-17)', async ({
    page,
    testApi,
    funnel: { search },
  }) => {
    await testApi.moveClock(until('14:00'));
    await search.open();
    await search.openDates();
    const last = addDays(TODAY, 180);
    await expect(page.getByRole('grid')).toHaveCount(2);
    await expect(page.getByRole('grid', { name: monthName(TODAY) })).toBeVisible();
    await expect(page.getByRole('grid', { name: monthName(addDays(TODAY, 30)) })).toBeVisible();
    await expect(dayButton(page, addDays(TODAY, -1))).toBeDisabled();
    await expect(dayButton(page, TODAY)).toBeEnabled();
    const next = search.dialog.getByRole('button', { name: search.texts('booking-search:calendar.next') });
    for (let month = 2; month <= 7 && (await next.isEnabled()); month += 1) await next.click();
    await expect(page.getByRole('grid', { name: monthName(last) })).toBeVisible();
    await expect(next).toBeDisabled();
    await expect(dayButton(page, last), 'the last day can only end a stay').toBeDisabled();
    await dayButton(page, addDays(last, -1)).click();
    await expect(dayButton(page, last)).toBeEnabled();
    await expect(dayButton(page, addDays(last, 1))).toBeDisabled();
  });

  test('until 9 in the morning last night can still be booked, an hour later no more (SRC-15)', async ({
    page,
    testApi,
    funnel: { search },
  }) => {
    await testApi.moveClock(until('09:55'));
    await search.open();
    await search.openDates();
    await expect(dayButton(page, dayOf(8))).toBeDisabled();
    await expect(dayButton(page, dayOf(9))).toBeEnabled();
    await testApi.moveClock(10 * 60_000);
    await page.reload();
    await search.openDates();
    await expect(dayButton(page, dayOf(9))).toBeDisabled();
    await expect(dayButton(page, TODAY)).toBeEnabled();
  });

  test('with a start chosen the end lies within 30 days; the same day leaves the start; an end closes the calendar (SRC-16, SRC-17, SRC-18)', {
    tag: '@phone',
  }, async ({ page, testApi, funnel: { search } }) => {
    await testApi.moveClock(until('14:00'));
    await search.open();
    await search.openDates();
    const start = dayButton(page, dayOf(20));
    await start.click();
    await expect(dayButton(page, addDays(dayOf(20), 30))).toBeEnabled();
    await expect(dayButton(page, addDays(dayOf(20), 31))).toBeDisabled();
    await start.click();
    await expect(search.dialog).toBeVisible();
    await expect(search.typedArrival).toHaveValue(search.typed(dayOf(20)));
    await expect(search.typedDeparture).toHaveValue('');
    await dayButton(page, dayOf(23)).click();
    await expect(search.dialog).toBeHidden();
    await expect(search.dates).toHaveAccessibleName(
      `${search.texts('booking-search:dates.label')}: ${shortDay(dayOf(20))} to ${shortDay(dayOf(23))}`,
    );
  });

  test('the calendar is picked by keyboard alone and gives the focus back (SRC-17)', async ({
    page,
    testApi,
    funnel: { search },
  }) => {
    await testApi.moveClock(until('14:00'));
    await search.open();
    await search.dates.focus();
    await page.keyboard.press('Enter');
    await expect(dayButton(page, TODAY)).toBeFocused();
    const press = async (key: string, day: string) => {
      await page.keyboard.press(key);
      await expect(dayButton(page, day)).toBeFocused();
    };
    await press('ArrowRight', dayOf(11));
    await press('ArrowDown', dayOf(18));
    await press('ArrowUp', dayOf(11));
    await press('ArrowLeft', TODAY);
    await press('ArrowLeft', TODAY);
    await press('End', addDays(TODAY, 6 - new Date(`${TODAY}T00:00:00Z`).getUTCDay()));
    await press('Home', TODAY);
    const nextMonth = `${addDays(TODAY, 31).slice(0, 8)}10`;
    await press('PageDown', nextMonth);
    await press('PageDown', `${addDays(nextMonth, 31).slice(0, 8)}10`);
    await press('PageUp', nextMonth);
    await page.keyboard.press('Enter');
    await press('ArrowRight', addDays(nextMonth, 1));
    await page.keyboard.press('Enter');
    await expect(search.dialog).toBeHidden();
    await expect(search.dates).toBeFocused();
    await expect(search.dates).toContainText(shortDay(nextMonth));
  });
});
