import type { Page } from '@playwright/test';
import { addDays } from '#shared/hotel-time.ts';
import { startingWith } from '../pages/texts.ts';
import { expect, test, today } from './funnel-test.ts';

/** The tenth of the month after next: what is around it can be booked whatever day it is today. */
const TENTH = `${addDays(`${today().slice(0, 8)}01`, 62).slice(0, 8)}10`;
const dayOf = (date: number) => `${TENTH.slice(0, 8)}${String(date).padStart(2, '0')}`;

const written = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('pt-BR', { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
const dayButton = (page: Page, day: string) =>
  page.getByRole('gridcell').getByRole('button', { name: startingWith(written(day, { dateStyle: 'full' })) });

test.use({ language: 'pt' });

test('dates are typed, picked and moved to by keyboard; what is wrong is said, and the focus comes back (VAL-09, SRC-15, SRC-16, SRC-17, SRC-18, LIM-19)', async ({
  page,
  funnel: { search },
}) => {
  const { texts } = search;
  const problem = search.dialog.getByRole('alert');
  const says = (key: 'format' | 'tooEarly' | 'tooFar' | 'endNotAfterStart' | 'tooLong') =>
    expect(problem).toHaveText(
      texts(`booking-search:calendar.problem.${key}`, { format: texts('booking-search:calendar.format') }),
    );
  await search.open();
  await search.chooseHotel(/Jardins/);
  await search.openDates();
  await expect(page.getByRole('grid')).toHaveCount(2);
  await search.typedArrival.fill(search.typed(addDays(today(), -2)));
  await says('tooEarly');
  await search.typedArrival.fill(search.typed(addDays(today(), 181)));
  await says('tooFar');
  await search.typedArrival.fill('31/02/2027');
  await search.done.click();
  await says('format');
  await expect(search.typedArrival).toHaveValue('31/02/2027');
  await expect(search.typedArrival).toBeFocused();
  await search.typedArrival.fill('');
  await search.typedArrival.pressSequentially(search.typed(TENTH).replaceAll('/', ''));
  await expect(search.typedArrival).toHaveValue(search.typed(TENTH));
  await expect(problem).toBeHidden();
  await search.typedDeparture.fill(search.typed(addDays(TENTH, 31)));
  await says('tooLong');
  await expect(search.dialog).toContainText('sales@pernoite.example');
  await search.typedDeparture.fill(search.typed(TENTH));
  await search.done.click();
  await says('endNotAfterStart');
  await expect(search.typedDeparture).toBeFocused();
  await search.typedDeparture.fill(search.typed(dayOf(12)));
  await search.done.click();
  await expect(search.dialog).toBeHidden();

  await expect(search.dates).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dayButton(page, TENTH)).toBeFocused();
  const press = async (key: string, day: string) => {
    await page.keyboard.press(key);
    await expect(dayButton(page, day)).toBeFocused();
  };
  await press('ArrowRight', dayOf(11));
  await press('ArrowDown', dayOf(18));
  await press('ArrowUp', dayOf(11));
  await press('ArrowLeft', TENTH);
  const weekday = new Date(`${TENTH}T00:00:00Z`).getUTCDay();
  const sunday = addDays(TENTH, -weekday);
  await press('End', addDays(sunday, 6));
  await press('Home', sunday);
  await press('PageDown', `${addDays(TENTH, 31).slice(0, 8)}${sunday.slice(8)}`);
  await press('PageUp', sunday);
  await page.keyboard.press('Escape');
  await expect(search.dialog).toBeHidden();
  await expect(search.dates).toBeFocused();

  await search.openDates();
  await dayButton(page, dayOf(20)).click();
  await expect(dayButton(page, addDays(dayOf(20), 30))).toBeEnabled();
  await expect(dayButton(page, addDays(dayOf(20), 31))).toBeDisabled();
  await dayButton(page, dayOf(20)).click();
  await expect(search.typedArrival).toHaveValue(search.typed(dayOf(20)));
  await expect(search.typedDeparture).toHaveValue('');
  await dayButton(page, dayOf(23)).click();
  await expect(search.dialog).toBeHidden();
  const shortDay = (day: string) => written(day, { weekday: 'short', month: 'short', day: 'numeric' });
  await expect(search.dates).toHaveAccessibleName(
    `${texts('booking-search:dates.label')}: ${shortDay(dayOf(20))} a ${shortDay(dayOf(23))}`,
  );
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('dates that are opened again while they still fade begin at the arrival (VAL-09, SRC-17)', async ({
    page,
    funnel: { search },
  }) => {
    await search.open();
    await search.chooseHotel(/Jardins/);
    const dates = await search.dates.elementHandle();
    await search.openDates();
    await search.typedArrival.fill(search.typed(TENTH));
    await search.typedDeparture.fill(search.typed(dayOf(12)));
    await dates?.evaluate(button =>
      button.addEventListener('focus', () => (button as HTMLElement).click(), { once: true }),
    );
    await search.done.click();
    await expect(dayButton(page, TENTH)).toBeFocused();
  });
});
