import type { Page } from '@playwright/test';
import { jardins, StaffFrame, StaffSignInPage } from '../pages/staff-pages.ts';
import { textsOf } from '../pages/texts.ts';
import { tabTo } from '../tab-to.ts';
import { expect, ownTest } from './staff-test.ts';

const test = ownTest();
const t = textsOf('en');

test.use({ viewport: { width: 390, height: 844 } });

/** Names of what is pressed on the page and is less than 48 px high or wide. */
const tooSmallOf = (page: Page): Promise<string[]> =>
  page
    .getByRole('button')
    .or(page.getByRole('link'))
    .evaluateAll(targets =>
      targets
        .filter(target => {
          const { bottom, width, height } = target.getBoundingClientRect();
          // The link for keyboards is above the screen until it has the focus.
          return bottom > 0 && Math.min(width, height) < 48;
        })
        .map(target => target.getAttribute('aria-label') ?? target.textContent ?? ''),
    );

test('housekeeping finds the list below the rooms on a phone, ticks a room by keyboard, and takes that back, with targets for a glove (HSK-01, HSK-04)', async ({
  page,
  expectNoViolations,
}) => {
  const signIn = new StaffSignInPage(page);
  await signIn.open('/rooms');
  await signIn.signIn(jardins.housekeeping.email);
  await page
    .getByRole('button', { name: t('staff/rooms:touch.CLEAN') })
    .first()
    .waitFor();
  expect(await tooSmallOf(page), 'targets that a glove misses').toEqual([]);
  const tabs = page.getByRole('navigation', { name: t('staff/frame:roomPages.label') });
  await tabs.getByRole('link', { name: t('staff/frame:roomPages.preparations') }).click();
  await expect(new StaffFrame(page).heading(t('staff/preparations:title'))).toBeVisible();
  const carried = page.getByRole('region', { name: t('staff/preparations:carry.title') });
  await expect(carried).toContainText(/\d+ items/);
  const before = await carried.innerText();
  await expectNoViolations(page);
  expect(await tooSmallOf(page), 'targets that a glove misses').toEqual([]);

  const [done, undo] = [t('staff/preparations:acts.done'), t('staff/preparations:acts.undo')];
  const room = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: done }) })
    .first();
  const name = await room.getByRole('heading', { level: 3 }).getAttribute('aria-label');
  await tabTo(page, page.getByRole('button', { name: `${done} ${name}` }));
  await page.keyboard.press('Enter');
  const back = page.getByRole('button', { name: `${undo} ${name}` });
  await expect(back).toBeFocused();
  await expect(carried).not.toHaveText(before, { useInnerText: true });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `${done} ${name}` })).toBeFocused();
  await expect(carried).toHaveText(before, { useInnerText: true });
});
